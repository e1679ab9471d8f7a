import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { sentence, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { viaToday } from '#drafting/compose/subject.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import { weightOf } from './weights.ts'

const most = 4

/** With what a kind of step is best put under strain. */
const strains: Record<string, string> = {
  claim: 'two phones side by side, one of them on a slow line',
  rebook: 'a second person who plays the other side and answers late',
  offer: 'a {thing} that is given away by phone in the meantime',
  exchange: 'two phones, and a hand on the switch for the network',
  decide: 'a {thing} that is changed while it lies open on the screen',
  pay: 'the provider’s test account, with messages sent twice and in the wrong order',
  'hand-over': 'two people who really meet, one of them without a signal',
  message: 'a recipient who has a new number',
  compare: 'last year’s {things}, with the known mistakes among them',
  forecast: 'last year’s values, with two holidays and a gap in them',
  trace: 'a {thing} whose steps report late and out of order',
  sort: 'a hundred {things} that two people sorted before, unlabelled',
  evaluate: '20 {things} about which two {whos} do not agree',
  see: 'a source that is switched off halfway',
  warn: 'last year’s records, played in ten times as fast',
  record: 'gloves, rain and one free hand',
  recording: 'a phone at five percent that gets a call',
  calculate: 'inputs in the wrong unit, and with one missing',
  find: 'the words of five {whos}, as they say them',
  gather: 'files from the phones of five {whos}, whatever they are',
  raise: 'a person who does it for the first time, standing up',
  report: 'its real reader, who may say no',
  plan: 'three cancellations in the last hour',
  fix: 'a {thing} that two people want and one that nobody wants',
  make: 'material with contradictions in it',
  learn: 'a {who} who answers at random, and one who knows everything',
  comply: 'an outsider who asks for one proof after another',
  control: 'the plug in one hand',
  craft: 'a {who} who changes their mind five times',
  field: 'a child’s scooter, a dog and a shower of rain',
  alone: 'ten {things} made on purpose so that two readings are possible',
  order: 'a seller who raises the price at the last moment',
  self: 'a person who does it in bed, in the dark',
}

/** Sessions of exploring where cases written beforehand find least, the riskiest step first. */
export function chartersOf({ subject, means }: DraftFacts, steps: readonly WorkStep[]) {
  const ranked = [...steps].sort((a, b) => {
    const [one, other] = [weightOf(a), weightOf(b)]
    return other.likelihood * other.impact - one.likelihood * one.impact
  })
  const ofSteps = ranked
    .filter((step, index) => ranked.findIndex(({ kind }) => kind === step.kind) === index)
    .slice(0, 3)
    .map((step) => ({
      title: `${upperFirst(step.short)} under strain`,
      explore: sentence(`“${step.short}” of ${step.who.plural} (${step.id})`),
      using: sentence(fillStep(strains[step.kind.id] ?? 'a person who has never seen it, and no explanations', step)),
      toFind: sentence(`When somebody would say: “${fillStep(step.kind.hurt, step)}”`),
      minutes: 45,
    }))
  const today = subject.today[0]
  const ofToday = today
    ? [
        {
          title: 'Half here, half the old way',
          explore: sentence(`A day on which some ${subject.anyStep.things} still go ${viaToday(today)}`),
          using: sentence(`three ${subject.who.plural}, two of whom stay with the old way`),
          toFind: sentence(`Which ${subject.anyStep.thing} is lost or handled twice between the two`),
          minutes: 60,
        },
      ]
    : []
  const risk = means.flatMap(({ risks }) => risks)[0]
  const ofMeans =
    risk && ofToday.length === 0
      ? [
          {
            title: `Early sign: ${withoutPoint(risk.earlySign).slice(0, 60)}`,
            explore: sentence(risk.risk),
            using: sentence(`two ${subject.who.plural} and the device that they have with them`),
            toFind: sentence(
              `Whether this shows: ${risk.earlySign.charAt(0).toLowerCase()}${withoutPoint(risk.earlySign).slice(1)}`,
            ),
            minutes: 45,
          },
        ]
      : []
  return [...ofSteps, ...ofToday, ...ofMeans].slice(0, most)
}

import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { lowerFirst, sentence, shortened, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { mostRelevant, sharedWords } from '#drafting/compose/relevance.ts'
import { oneLine } from '#drafting/compose/subject.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'

interface Rule {
  id: string
  rule: string
  basis: string
}

const most = 7
const leastFit = 2.4

/** The condition that a kind of step always holds to. Placeholders as in a step kind. */
const ruleOfKind: Record<string, string> = {
  claim: 'A {thing} has at most one holder at any moment',
  rebook: 'A changed {thing} counts only once the other side has confirmed it; until then the old one does',
  offer: 'A {thing} can be offered only by the one who has it, and lapses at a time set when it is offered',
  exchange: 'Both {things} of a swap change owner together or not at all',
  decide: 'Only a {who} may {step}, and nobody may decide about their own {thing}',
  pay: 'An amount is never changed; it is corrected by a second entry that both sides see',
  'hand-over': 'A {thing} counts as handed over only when both sides have confirmed it',
  message: 'A {thing} goes only to people who can stop it with one action',
  see: 'A state older than agreed is shown as old and never as the state of now',
  warn: 'One cause gives one open warning, however often it is seen',
  record: 'A {thing} can be corrected but not erased; every earlier value stays with its time',
  recording: 'Nothing is kept of a person who has not agreed',
  compare: 'A mark is cleared only with a reason, and the reason stays on record',
  forecast: 'A {thing} is never changed afterwards; what was done and what came stand beside it',
  trace: 'A gap in a {thing} is shown as a gap and never filled with a guess',
  sort: 'What was moved by hand is never moved back by a rule',
  evaluate: 'A score names the version of the rules that it was given by',
  calculate: 'A result names every input that is missing, and none is filled in silently',
  find: 'What cannot be had is not shown as a hit',
  gather: 'Of several versions of a {thing} the newest one counts, and all stay visible',
  raise: 'The one who raised a {thing} is told at each change of its state',
  report: 'A {thing} that has gone out is never changed; a correction is a new version',
  plan: 'No person and no place is used twice at the same time, unless a {who} overrules it with a reason',
  fix: 'A {thing} always has exactly one responsible person and is closed only with proof',
  make: 'No {thing} leaves without the release of a {who}',
  learn: 'What was reached once is not taken away',
  comply: 'A proof is never replaced; a newer one stands beside it',
  craft: 'No version of a {thing} is ever overwritten',
  field: 'Without a signal the machine stands still within the time agreed',
  alone: 'What is not sure stays open; nothing is filled in by a guess',
  order: 'Nobody pays more than the price that stood there at the yes',
  control: 'A command that was not carried out in time is void and is not carried out later',
}

/** Words with which people state a rule. */
const stated =
  /\b(?:must|may not|must not|cannot|can only|only (?:if|when|after|by|with)|never|always|at least|at most|no more than|not before|not until|unless|within \d+)\b/i

/** The user's own rules first, then what the steps imply, then what the market takes for granted. */
export function businessRules({ brief, market, relevance }: DraftFacts, steps: readonly WorkStep[]): Rule[] {
  const own = Object.values(brief.source)
    .filter((text): text is string => Boolean(text))
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
    .map(oneLine)
    .filter((line) => stated.test(line) && line.length > 15)
    .map((line) => ({
      rule: sentence(shortened(line, 180)),
      basis: 'In your words. To test it, write one case that breaks it and one that just keeps it.',
    }))
  const ofSteps = steps
    .filter((step, index) => steps.findIndex(({ kind, thing }) => kind === step.kind && thing === step.thing) === index)
    .flatMap((step) => {
      const rule = ruleOfKind[step.kind.id]
      return rule
        ? [
            {
              rule: sentence(fillStep(rule, step)),
              basis: `${step.id}; to be confirmed by ${step.who.plural}.`,
            },
          ]
        : []
    })
  const ofMarket = mostRelevant(
    market?.tableStakes ?? [],
    ({ capability, criterion }) => `${capability} ${criterion}`,
    relevance,
    leastFit,
  )
    .filter(({ capability }) => !own.some(({ rule }) => sharedWords(rule, capability) >= 3))
    .slice(0, 1)
    .map(({ capability, criterion }) => ({
      rule: sentence(`${upperFirst(withoutPoint(capability))}: ${lowerFirst(withoutPoint(criterion))}`),
      basis: `Assumed standard in ${lowerFirst(market?.name ?? '')} (assumption: see it in a trial of a product that people use).`,
    }))
  return [...own.slice(0, 3), ...ofSteps, ...ofMarket]
    .filter(({ rule }, index, list) => list.findIndex((other) => other.rule === rule) === index)
    .slice(0, most)
    .map((rule, index) => ({ id: `BR-${index + 1}`, ...rule }))
}

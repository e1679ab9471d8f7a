import { toPlural } from '#drafting/brief/inflect.ts'
import { doneBy } from '#drafting/compose/done-alone.ts'
import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { expectedStakes } from '#drafting/compose/expected-stakes.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { listed, lowerFirst, sentence, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import type { QualityNeed } from '#drafting/compose/quality-needs.ts'
import { sharedWords } from '#drafting/compose/relevance.ts'
import { scenariosOf } from '#drafting/compose/step-cases.ts'
import { statesOf } from '#drafting/compose/step-states.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import type { DraftRisk } from './risks.ts'
import { weightOf } from './weights.ts'

/** What a means is tested on, and what it shows there. */
const stands: Record<string, readonly [item: string, why: string]> = {
  'mobile-app': [
    'A five-year-old phone with little memory, and a current one of the other system',
    'Teams test on new phones while {whos} hold old ones',
  ],
  'web-app': [
    'The two browsers that {whos} use, one of them on a narrow screen',
    'A layout breaks where nobody on the team looks',
  ],
  'offline-use': [
    'A phone in flight mode for an hour, then back on a slow line',
    'What was entered meanwhile arrives all at once',
  ],
  api: [
    'A client that only follows the written contract, with recorded requests',
    'A change that breaks a caller shows before the caller finds it',
  ],
  'connected-hardware': [
    'Five units from the first batch, one of them in the cold and one at the edge of the signal',
    'Devices on the desk have power and signal',
  ],
  wearable: ['Three people who wear it for a whole day', 'Sweat, sleeves and charging do not happen on the desk'],
  'payments-handling': [
    'The payment provider’s test account, with its messages repeated and out of order',
    'Real providers send them twice and late',
  ],
  'two-sided-marketplace': [
    'Two groups of test accounts that cannot see each other’s screens',
    'Each side knows only what it is told',
  ],
  'ai-generation': [
    '50 real inputs with answers that an expert has written',
    'A good answer to one input says nothing about the next',
  ],
  'ai-recommendation': [
    'Last year’s cases with known outcome, cut off before the outcome',
    'On new data only the past can be checked',
  ],
  'ai-chat-assistant': [
    '100 questions of real {whos}, ten of them outside of its task',
    'It has to say when it does not know',
  ],
  'camera-computer-vision': [
    '200 pictures from the real place: dark, blurred and wet',
    'Pictures from the office are easy',
  ],
  'notifications-reminders': [
    'A phone on silent, one with notifications off, and one in another time zone',
    'A reminder that is not seen was not sent',
  ],
  'messaging-bot': ['A phone with the messenger of {whos} and a slow line', 'People write in pieces and send pictures'],
  'maps-location': [
    'A walk through a street with high houses, with a map that is a year old',
    'Positions jump where it matters',
  ],
  voice: [
    'A room with the usual noise and three people with different accents',
    'In the quiet room everything is understood',
  ],
  'browser-extension': ['A fresh profile and one with three other extensions', 'Others change the same page'],
  'data-import-analytics': ['Ten files as {whos} have them, three of them broken', 'Files from the team are clean'],
  'automation-workflow': [
    'A copy of the connected systems in which one step fails at a time',
    'Half-finished runs are the ones that hurt',
  ],
}

export function environmentsOf({ means, subject, regions }: DraftFacts, typed: readonly string[]) {
  const step = subject.main ?? subject.anyStep
  const named = typed.map((line) => ({ item: sentence(line), why: 'You name it as what people really use.' }))
  const known = means
    .flatMap(({ id }) => {
      const found = stands[id]
      return found ? [{ item: sentence(found[0]), why: sentence(fillStep(found[1], step)) }] : []
    })
    .map(({ item, why }) => ({ item: sentence(fillStep(item, step)), why }))
  const place = regions[0]
  const local = place
    ? [
        {
          item: sentence(
            `An account set to ${place.name}: its language, its way of writing dates and amounts, its time zone`,
          ),
          why: sentence(
            `You start there, and the change of the clock in spring and autumn falls into the life of ${step.things}`,
          ),
        },
      ]
    : []
  const all = [...named, ...known.slice(0, 4), ...local]
  const who = subject.who.plural
  return all.length > 0
    ? all.slice(0, 7)
    : [
        {
          item: sentence(
            `The oldest device among ten ${who} (assumption: how it works is not said; ask for the device first)`,
          ),
          why: sentence(`On what ${who} ${subject.main ? subject.shortJob : 'use it'} is not told`),
        },
      ]
}

/** Means that are mostly somebody else's service. */
const bought = new Set([
  'payments-handling',
  'maps-location',
  'ai-generation',
  'ai-chat-assistant',
  'messaging-bot',
  'voice',
])

export function scopeOf(facts: DraftFacts, steps: readonly WorkStep[], needs: readonly QualityNeed[]) {
  const { market, brief, means } = facts
  const said = Object.values(brief.source).filter(Boolean).join(' ')
  const expected = expectedStakes(facts)
  const stake = market?.tableStakes.find(
    (each) => !expected.includes(each) && sharedWords(`${each.capability} ${each.criterion}`, said) < 2,
  )
  const left = [
    ...(stake
      ? [{ item: sentence(stake.capability), why: sentence(`None of ${listed(steps.map(({ id }) => id))} needs it`) }]
      : []),
    ...steps.slice(0, 2).map((step) => ({
      item: sentence(fillStep(step.kind.later.split(':')[0] ?? step.short, step)),
      why: sentence(fillStep(step.kind.later.split(': ').slice(1).join(': ') || `not part of ${step.id}`, step)),
    })),
    ...means
      .filter(({ id }) => bought.has(id))
      .slice(0, 1)
      .map(({ name }) => ({
        item: sentence(`The inside of the service that is bought in (${lowerFirst(name)})`),
        why: sentence('How the product behaves when it is slow, wrong or away is tested; the service itself is not'),
      })),
  ]
  return {
    covered: [
      ...steps.map((step) => `${step.id}: ${step.phrase}, by ${doneBy(step, facts.subject.product)}.`),
      ...(needs.length > 0
        ? [
            sentence(
              `${listed([...new Set(needs.map(({ area }) => area.toLowerCase()))])}, as far as limits, rules and means ask for it`,
            ),
          ]
        : []),
    ].slice(0, 8),
    left:
      left.length > 0
        ? left.filter(({ item }, index) => left.findIndex((other) => other.item === item) === index).slice(0, 4)
        : [{ item: 'Everything beside the steps above.', why: 'Nothing else is told.' }],
  }
}

const depths = ['Deep', 'Normal', 'Light'] as const

/** How deep each step is tested, steps of the same depth together. */
export function approachOf(steps: readonly WorkStep[], risks: readonly DraftRisk[]) {
  const weighed = steps.map((step) => {
    const { likelihood, impact } = weightOf(step)
    return { step, weight: likelihood * impact }
  })
  const depthOf = (weight: number) => (weight >= 12 ? 'Deep' : weight >= 8 ? 'Normal' : 'Light')
  const ofSteps = depths.flatMap((depth) => {
    const own = weighed.filter(({ weight }) => depthOf(weight) === depth).map(({ step }) => step)
    if (own.length === 0) return []
    const edges = own.map((step) => `“${scenariosOf(step).find(({ kind }) => kind === 'edge')?.title ?? step.short}”`)
    const how = {
      Deep: `Every build runs their cases; ${listed([...new Set(edges)])} also by hand with two people`,
      Normal: `Every build runs their cases; before a release also by hand on the oldest device of ${listed([...new Set(own.map(({ who }) => who.plural))])}`,
      Light: `Every build runs the case that works; ${listed([...new Set(edges)])} by hand before the first release`,
    }[depth]
    return [{ area: listed(own.map(({ id, short }) => `${id} ${short}`)), depth, how: sentence(how) }]
  })
  const limits = risks.filter(({ risk }) => /^(?:Breached|Your limit)/.test(risk))
  return limits.length > 0
    ? [
        ...ofSteps,
        {
          area: 'Limits and rules',
          depth: 'Deep' as const,
          how: sentence(
            `${listed(limits.map(({ id }) => id))} each have a case of their own that is shown to whoever set the limit`,
          ),
        },
      ]
    : ofSteps
}

export function entryOf({ subject, brief }: DraftFacts, steps: readonly WorkStep[]): string[] {
  const [first] = steps
  const doers = [...new Set(steps.map(({ who }) => who.singular))]
  return [
    `${listed(steps.map(({ id }) => id))} can be gone through once from start to end on a test system, however plain the screens are.`,
    sentence(
      `Test accounts exist for ${listed(doers.map((doer) => `two ${toPlural(doer)}`))}, so that one can stand in the other’s way`,
    ),
    ...(first ? [sentence(`20 ${first.things} from real life are entered, without names`)] : []),
    ...((brief.missing.includes('actor') && subject.whoBasis !== 'said') || subject.main === null
      ? [sentence('It is written down who does each step; the description leaves it open')]
      : []),
  ]
}

export function exitOf(steps: readonly WorkStep[], risks: readonly DraftRisk[]): string[] {
  const worst = risks.slice(0, 3).map(({ id }) => id)
  const [first] = steps
  const whole = steps.find(({ isWhole }) => isWhole) ?? steps.findLast(({ impliedBy }) => impliedBy === null)
  return [
    sentence(
      `All cases of priority High have passed on every environment of the plan, and none of ${listed(worst)} has an open failure`,
    ),
    ...(first && whole
      ? [
          sentence(
            whole.alone
              ? `20 ${whole.things} come out right without a hand on them, and eight of ten ${whole.who.plural} from outside the team can say what was done and why`
              : `Eight of ten ${first.who.plural} from outside the team get from “${first.short}” to “${whole.short}” without a word of help`.replace(
                  /from “(.+)” to “\1”/,
                  'through “$1”',
                ),
          ),
        ]
      : []),
    ...(whole
      ? [
          sentence(
            whole.kind.guard.name === 'Given up halfway'
              ? `Nobody of the ten gives up in the middle`
              : `In a rehearsal of one day with ${whole.who.plural}, “${lowerFirst(whole.kind.guard.name)}” stays within what was agreed; to begin with, ${withoutPoint(fillStep(whole.kind.guard.target, whole))} (assumption: agree it before the rehearsal)`,
          ),
        ]
      : []),
  ]
}

export function dataOf({ subject, regions }: DraftFacts, steps: readonly WorkStep[]) {
  const things = steps.filter(({ thing }, index) => steps.findIndex((other) => other.thing === thing) === index)
  const ofThings = things.slice(0, 4).map((step) => {
    const using = steps.filter(({ thing }) => thing === step.thing)
    const states = statesOf(using)
    const refusal = scenariosOf(step).find(({ kind }) => kind === 'refusal')
    return {
      item: sentence(
        states.length > 1
          ? `${upperFirst(step.things)} in each state: ${listed(states)}`
          : `Ten ${step.things}: seven usual ones, one empty, one with everything filled in, one that is a year old`,
      ),
      why: sentence(`For “${lowerFirst(refusal?.title ?? step.short)}” in ${step.id}: ${refusal?.given ?? ''}`),
    }
  })
  const person = steps[0]?.who.singular ?? subject.who.singular
  const region = regions[0]
  return [
    ...ofThings,
    {
      item: sentence(
        `${upperFirst(withArticle(person))} with a name of 60 letters, one with a single letter, and one with signs of another script${region ? `, beside usual names from ${region.name}` : ''}`,
      ),
      why: sentence(`Names stand on every screen on which ${subject.who.plural} meet`),
    },
  ]
}

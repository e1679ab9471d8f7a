import { assumed, factOr, inferred } from '#drafting/compose/claim-text.ts'
import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { lowerFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { nearestRival } from '#drafting/compose/risks.ts'
import { viaToday } from '#drafting/compose/subject.ts'
import { type Drafted, item } from './drafted-item.ts'

/** Where a named rival leaves a gap. */
export function rival(facts: DraftFacts): Drafted | null {
  const found = nearestRival(facts)
  if (!found) return null
  const { vendor, number } = found
  const { subject } = facts
  return item('rival', 'later', `Win ${subject.who.plural} who use ${vendor.name}`, [10, 6], {
    outcome: `Five of them ${subject.main ? subject.shortJob : 'use it'} here and have stopped doing so in ${vendor.name}`,
    evidence: factOr(
      `${vendor.name} leaves this open: ${lowerFirst(withoutPoint(vendor.weakAt))}`,
      number,
      'read its ten latest reviews',
    ),
    bets: [`The gap matters more to them than what they chose it for: ${lowerFirst(withoutPoint(vendor.goodAt))}`],
    exitCriteria: [`Of ten asked who use ${vendor.name}, five name that gap before it is mentioned`],
    after: ['well', 'first'],
  })
}

/** Directions, each with what has to be seen first. */
export function laterSteps(facts: DraftFacts): Drafted[] {
  const { subject, regions } = facts
  const steps = subject.main && !subject.steps.includes(subject.main) ? [subject.main, ...subject.steps] : subject.steps
  const kinds = steps.filter((step, index) => steps.findIndex(({ kind }) => kind === step.kind) === index)
  const found = kinds.slice(0, 2).flatMap((step, index) => {
    const [what = '', first = ''] = fillStep(step.kind.later, step).split(/:\s*(.*)/s)
    if (what === '' || first === '') return []
    return [
      item(`later${index}`, 'later', what, [8, 4], {
        outcome: `Decided on what was seen, not on what was asked for: ${lowerFirst(withoutPoint(what))} or not`,
        evidence: assumed(withoutPoint(first), `look at it again when “${step.short}” has run for a month`),
        bets: [`Enough ${step.who.plural} meet the case in one month to judge it`],
        exitCriteria: [
          `A month of “${step.short}” is counted, and the number that speaks for it was written down before`,
        ],
        after: ['first'],
      }),
    ]
  })
  const region = regions[0]
  if (region && region.id !== 'world')
    found.push(
      item(
        'region',
        'later',
        `Choose the country after ${/^United|^European|^Nether/.test(region.name) ? `the ${region.name}` : region.name}`,
        [4, 2],
        {
          outcome: `One country is chosen by where ${subject.who.plural} have the same job, rules and ways to pay`,
          evidence: inferred(`The description starts in ${region.name}`, []),
          bets: [`The job is done the same way there ${viaTodayText(facts)}`],
          exitCriteria: [
            `Ten ${subject.who.plural} of that country tell their last time, and seven tell the same steps`,
          ],
          after: ['money'],
        },
      ),
    )
  return found
}

const viaTodayText = ({ subject }: DraftFacts) =>
  subject.today[0] ? `and today ${viaToday(subject.today[0])} as well` : 'and by the same people'

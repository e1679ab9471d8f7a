import { assumed, factOr, inferredOr } from '#drafting/compose/claim-text.ts'
import { isMadeElsewhere } from '#drafting/compose/jurisdiction.ts'
import { type MarketView, tryIn } from '#drafting/compose/market-view.ts'
import { sizeInText, sizeOfBrief } from '#drafting/compose/organisation-size.ts'
import { listed, lowerFirst, sentence, withoutPoint } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import { bears, type Rival } from '#drafting/compose/rivals.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import type { BattleCard, MatrixRow } from '../output.ts'
import { functionsFor } from './cells.ts'
import type { Contender } from './contenders.ts'
import type { Criterion } from './criteria.ts'
import { sharedPeople } from './shared-people.ts'
import { canDo, shownIn, sideBySide } from './step-phrases.ts'

const mostCards = 3

/** One card a rival: what to grant, what to say, and what the buyer should ask it. */
export function battleCards(
  view: MarketView,
  contenders: readonly Contender[],
  steps: readonly WorkStep[],
  criteria: readonly Criterion[],
  matrix: readonly MatrixRow[],
): BattleCard[] {
  const asked = new Set<string>()
  // Three cards are learned; the matrix has the others. Whom the user names comes up in talks.
  const told = contenders.filter(({ named }, index) => named || index < mostCards)
  return told.map((contender) => {
    const gaps = gapsOf(contender, criteria, matrix)
    return contender.rival ? knownCard(contender, gaps, asked, view, steps) : unknownCard(contender, gaps, asked, view)
  })
}

/** The rows in which our own column is promised and the rival's is not a yes; a "no" first. */
function gapsOf({ name }: Contender, criteria: readonly Criterion[], matrix: readonly MatrixRow[]): Criterion[] {
  const rank = { no: 0, partly: 1, unknown: 2, yes: 3 } as const
  return criteria
    .map((criterion, index) => {
      const cells = matrix[index]?.cells ?? []
      return {
        criterion,
        theirs: cells.find(({ vendor }) => vendor === name)?.value ?? 'unknown',
        ours: cells.at(-1)?.value ?? 'unknown',
      }
    })
    .filter(({ theirs, ours }) => ours === 'yes' && theirs !== 'yes')
    .sort((a, b) => rank[a.theirs] - rank[b.theirs])
    .map(({ criterion }) => criterion)
}

function knownCard(
  contender: Contender,
  gaps: readonly Criterion[],
  asked: Set<string>,
  view: MarketView,
  steps: readonly WorkStep[],
): BattleCard {
  const { name, rival, source, url } = contender
  if (!rival) return unknownCard(contender, gaps, asked, view)
  const { vendor } = rival
  const { terms } = view
  const mark = source === null ? ' (from the library, not read in this run)' : ` [${source}]`
  const does = functionsFor(rival, steps)[0]
  const trap = gaps.find(({ label }) => !asked.has(label)) ?? gaps[0]
  const provable = ({ kind }: Criterion) => kind === 'step' || kind === 'limit'
  const shown = trap && provable(trap) ? trap : gaps.find(provable)
  const wins = [
    factOr(vendor.goodAt, source, `ask two users of ${name} why they chose it`),
    ...(does
      ? [factOr(`Has “${does}” today, which a buyer can see in a demo`, source, `open it in a trial of ${name}`)]
      : []),
  ]
  const loses = [
    factOr(vendor.weakAt, source, `read its ten latest reviews`),
    ...fitGaps(contender, view),
    ...(shown ? [shown] : []).map((gap) =>
      assumed(
        `Nothing in its entry says that it can ${asVerb(gap)}`,
        tryIn(name, gap.kind === 'step' ? gap.step.short : `break this limit`),
      ),
    ),
  ].slice(0, 3)
  return {
    name,
    url,
    wins,
    loses,
    theySay: `“What our customers name first: ${lowerFirst(withoutPoint(vendor.goodAt))}${does ? `, and “${does}” is in it already` : ''}.”`,
    weAnswer: [
      ...granted(rival, mark, view),
      shown?.kind === 'step'
        ? sentence(sideBySide(shown.step))
        : terms.shortJob
          ? sentence(`Then go through the last real case in which they had to ${terms.shortJob}`)
          : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
    trapQuestion: trapFor(contender, gaps, asked, view),
    source: source === null ? '' : `[${source}]`,
  }
}

/** What is true of it, and its own gap where that touches these people. */
function granted({ vendor: { buyer, weakAt }, gapBears }: Rival, mark: string, view: MarketView): string[] {
  const { people } = view
  const gap = lowerFirst(withoutPoint(weakAt))
  const madeFor = lowerFirst(withoutPoint(buyer))
  if (gapBears < bears || !concerns(weakAt, view))
    return [
      sentence(`That is true for ${madeFor}${mark}`),
      sentence(`Its own gap hurts others more than ${people}, so do not lean on it`),
    ]
  return sharedPeople(buyer, people) > 0
    ? [
        sentence(`Grant it: it is made for ${madeFor}${mark}`),
        sentence(`Then ask how they live with its own gap: ${gap}${mark}`),
      ]
    : [sentence(`That is true for ${madeFor}${mark}`), sentence(`For ${people}, look at its own gap: ${gap}${mark}`)]
}

/** False for a gap that hurts buyers of another size or place than the user's. */
function concerns(gap: string, { context }: MarketView): boolean {
  const size = sizeOfBrief(context.brief)
  const hurts = sizeInText(gap)
  if (size !== null && hurts !== null && size !== hurts) return false
  return !isMadeElsewhere(gap, context.brief, context.knowledge.regions)
}

function fitGaps({ name, rival, source }: Contender, view: MarketView): string[] {
  if (!rival) return []
  const places = placeNames(view.context)
  const check = `ask ${name} for two customers who are ${view.people}`
  if (rival.elsewhere && places.length > 0)
    return [inferredOr(`Nothing in its entry shows that it is sold in ${listed(places)}`, [source], check)]
  if (rival.otherSize)
    return [inferredOr(`Made for ${rival.otherSize === 'large' ? 'larger' : 'smaller'} buyers`, [source], check)]
  return []
}

const asVerb = (gap: Criterion) => (gap.kind === 'step' ? canDo(gap.step) : `hold to this: “${lowerFirst(gap.label)}”`)

/** A question that the rival has not been given yet; the buyer sees the answer with their own eyes. */
function trapFor({ name }: Contender, gaps: readonly Criterion[], asked: Set<string>, view: MarketView): string {
  const fresh = gaps.find(({ label }) => !asked.has(label)) ?? gaps[0]
  if (!fresh) {
    return `Which ${view.people} use ${name} this week, and may we call two of them?`
  }
  asked.add(fresh.label)
  switch (fresh.kind) {
    case 'step':
      return shownIn(fresh.step, name)
    case 'limit':
      return `What does ${name} do when somebody tries to break this: “${lowerFirst(fresh.label)}”? May we see it refused?`
    case 'people':
      return `Which two of your customers are ${fresh.people}, and may we call them?`
    case 'place':
      return `Who uses ${name} in ${listed(fresh.places)} today, and in which language is the help page?`
    default:
      return `How does ${name} do this: ${lowerFirst(fresh.label)}? May we try it on our own case?`
  }
}

/** A rival that the user names and the library does not know: what to find out, and how. */
function unknownCard(
  contender: Contender,
  gaps: readonly Criterion[],
  asked: Set<string>,
  view: MarketView,
): BattleCard {
  const { name } = contender
  const { people, terms } = view
  const job = terms.shortJob
  const gap = gaps.find(({ kind }) => kind === 'step' || kind === 'limit')
  return {
    name,
    url: '',
    wins: [
      assumed(
        `${name} comes up in your sales talks, so some ${people} have it in mind already`,
        `ask the next three buyers who name it what they saw of it`,
      ),
    ],
    loses: [
      gap
        ? assumed(
            `Whether it can ${asVerb(gap)} is open`,
            tryIn(name, gap.kind === 'step' ? gap.step.short : `break this limit`),
          )
        : assumed(`Where it falls short for ${people} is open`, `ask two of its users what they do beside it`),
    ],
    theySay: `“You can ${job ?? 'do that'} with ${name} today.”`,
    weAnswer: sentence(
      `Ask ${people} who have tried it what they still do by hand, and begin there; until then say nothing about ${name} that you have not seen`,
    ),
    trapQuestion: trapFor(contender, gaps, asked, view),
    source: '',
  }
}

import { regionsIn } from '#drafting/compose/jurisdiction.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { sizeInText, sizeOfBrief } from '#drafting/compose/organisation-size.ts'
import { lowerFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { type CellValue, type CompetitorAnalysisOutput, type MatrixRow, ownColumn } from '../output.ts'
import type { Contender } from './contenders.ts'
import { sharedPeople } from './shared-people.ts'

type PositioningMap = NonNullable<CompetitorAnalysisOutput['map']>

/** Where one vendor stands on an axis, from 0 to 10, and the words it rests on; null where its entry says nothing. */
interface Standing {
  at: number
  words: string
}

interface Axis {
  label: string
  low: string
  high: string
  of: (contender: Contender) => Standing | null
  own: Standing
}

const middle = 5
const leastPlaced = 2

/**
 * Two axes on which these vendors differ: of all that the entries speak of, the pair that puts most of them at places of their
 * own. Null when fewer than two vendors can be placed, or all would stand in one place.
 */
export function positioningMap(
  view: MarketView,
  contenders: readonly Contender[],
  matrix: readonly MatrixRow[],
): PositioningMap | null {
  const known = contenders.filter(({ rival, source }) => rival && source !== null)
  if (known.length < leastPlaced) return null
  const axes = [jobAxis(view, matrix), sizeAxis(view), entryAxis(view), tradeAxis(view), placeAxis(view)].filter(
    (axis): axis is Axis => axis !== null,
  )
  const [x, y] = bestPair(axes, known)
  if (!x || !y || spotsOf(known, x, y) < leastPlaced) return null
  const placements = known.map((contender) => {
    const mark = ` [${contender.source}]`
    const one = x.of(contender)
    const two = y.of(contender)
    const open = [one ? null : x.label, two ? null : y.label].filter((label) => label !== null)
    return {
      name: contender.name,
      x: one?.at ?? middle,
      y: two?.at ?? middle,
      reason: [
        [...new Set([one?.words, two?.words].filter(Boolean))].join('; ') + (one || two ? mark : ''),
        open.length > 0 ? `in the middle of “${open.join('” and “')}” until checked: ask ${contender.name} itself` : '',
      ]
        .filter((part) => part !== '')
        .join('; '),
    }
  })
  return {
    x: { label: x.label, low: x.low, high: x.high },
    y: { label: y.label, low: y.low, high: y.high },
    placements: [
      ...placements,
      { name: ownColumn, x: x.own.at, y: y.own.at, reason: [...new Set([x.own.words, y.own.words])].join('; ') },
    ],
  }
}

const spotsOf = (known: readonly Contender[], x: Axis, y: Axis) =>
  new Set(known.map((each) => `${x.of(each)?.at ?? middle} ${y.of(each)?.at ?? middle}`)).size

/** First by how many vendors get a place of their own, then by how much is said, then by how far they lie apart. */
function bestPair(axes: readonly Axis[], known: readonly Contender[]): [Axis | null, Axis | null] {
  let best: { pair: [Axis, Axis]; points: number } | null = null
  for (const [index, x] of axes.entries()) {
    for (const y of axes.slice(index + 1)) {
      const spots = known.map((each) => ({ one: x.of(each), two: y.of(each) }))
      const distinct = spotsOf(known, x, y)
      const said = spots.reduce((sum, { one, two }) => sum + Number(one !== null) + Number(two !== null), 0)
      const points =
        distinct * 10 + said * 5 + spread(spots.map(({ one }) => one)) + spread(spots.map(({ two }) => two))
      if (!best || points > best.points) best = { pair: [x, y], points }
    }
  }
  return best?.pair ?? [null, null]
}

function spread(list: readonly (Standing | null)[]): number {
  const values = list.map((each) => each?.at ?? middle)
  return Math.max(...values) - Math.min(...values)
}

const quoted = (words: string) => `“${lowerFirst(withoutPoint(words))}”`

/** How much of the job's own rows its entry covers. */
function jobAxis({ terms }: MarketView, matrix: readonly MatrixRow[]): Axis | null {
  const rows = matrix.filter(({ why }) => /^(?:Step \d|The job)/.test(why))
  if (rows.length === 0) return null
  const count = (name: string, value: CellValue) =>
    rows.filter(({ cells }) => cells.find(({ vendor }) => vendor === name)?.value === value).length
  return {
    label: 'Steps named',
    low: 'none',
    high: `all ${rows.length}`,
    of: ({ name }) => {
      const whole = count(name, 'yes')
      const part = count(name, 'partly')
      return {
        at: round(((whole + part / 2) / rows.length) * 10),
        words: `its entry names ${whole === 0 ? 'none' : whole} of the ${rows.length} steps of “${terms.shortJob ?? 'the job'}”${part > 0 ? `, and ${part} in part` : ''}`,
      }
    },
    own: { at: 10, words: 'the description promises all steps' },
  }
}

const round = (value: number) => Math.round(value * 10) / 10

function sizeAxis({ context }: MarketView): Axis {
  const at = { small: 2, large: 8 } as const
  const own = sizeOfBrief(context.brief)
  return {
    label: 'Size of the buyer',
    low: 'small',
    high: 'large',
    of: ({ rival }) => {
      if (!rival) return null
      const { buyer } = rival.vendor
      const size = sizeInText(buyer)
      if (size) return { at: at[size], words: `made for ${quoted(buyer)}` }
      const numbers = [...buyer.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replace(/,/g, '')))
      return numbers.length > 1 ? { at: middle, words: `made for ${quoted(buyer)}` } : null
    },
    own: own
      ? { at: at[own], words: `you sell to ${own === 'small' ? 'small' : 'large'} buyers` }
      : { at: middle, words: 'the size of your buyers is not said' },
  }
}

const cheap = /\b(?:free|low(?:er)? (?:entry )?price|cheap|open[- ]source|low cost|affordable|no fee)\b/i
const dear =
  /\b(?:pric(?:e|ed|ey|ing)|expensive|costs?|contract|enterprise|quote|implementation|partner|hosting|setup|heavy)\b/i

/** What it takes to begin: nothing, or money and a project. */
function entryAxis({ facts }: MarketView): Axis {
  const free = facts.models.some(({ id }) => /free|transaction|usage/.test(id))
  return {
    label: 'To begin',
    low: 'free, alone',
    high: 'a project',
    of: ({ rival }) => {
      if (!rival) return null
      const { goodAt, weakAt, line, kind } = rival.vendor
      const isCheap = [line, goodAt].find((text) => cheap.test(text))
      const isDear = dear.test(weakAt) ? weakAt : null
      if (kind === 'open-source' && !isDear) return { at: 1.5, words: 'its code is open source' }
      if (isCheap && isDear) return { at: 4, words: `chosen for ${quoted(isCheap)}, but ${quoted(isDear)}` }
      if (isCheap) return { at: 1.5, words: `chosen for ${quoted(isCheap)}` }
      return isDear ? { at: 8, words: `its gap: ${quoted(isDear)}` } : null
    },
    own: free
      ? { at: 1.5, words: 'your price model asks for nothing at the start' }
      : { at: middle, words: 'what your product asks for at the start is not said' },
  }
}

/** Whether its buyer is of one trade, and how near that is to the user's people. */
function tradeAxis({ terms, context, people, clients }: MarketView): Axis | null {
  if (!terms.who || terms.who.assumed) return null
  const who = [people, clients, terms.who.full, context.brief.source.audience].filter(Boolean).join(' ')
  return {
    label: `Made for ${people}`,
    low: 'others',
    high: 'them',
    of: ({ rival }) => {
      if (!rival) return null
      const shared = sharedPeople(rival.vendor.buyer, who)
      const at = shared >= 2 ? 9 : shared === 1 ? 6.5 : /\bonly\b/i.test(rival.vendor.weakAt) ? 1 : 3
      return { at, words: `made for ${quoted(rival.vendor.buyer)}` }
    },
    own: { at: 10, words: `you name ${people}` },
  }
}

function placeAxis({ context }: MarketView): Axis | null {
  const own = context.brief.geography.flatMap(({ regionId }) => (regionId && regionId !== 'world' ? [regionId] : []))
  if (own.length === 0) return null
  return {
    label: 'Place named',
    low: 'another one',
    high: 'yours',
    of: ({ rival }) => {
      if (!rival) return null
      const { buyer, line, goodAt, weakAt } = rival.vendor
      const words = [buyer, line, goodAt, weakAt].find((text) => regionsIn(text, context.knowledge.regions).length > 0)
      if (!words) return null
      const isHere = regionsIn(words, context.knowledge.regions).some((id) => own.includes(id))
      return { at: isHere ? 9 : rival.elsewhere ? 1.5 : middle, words: `${quoted(words)}` }
    },
    own: { at: 10, words: 'you start there' },
  }
}

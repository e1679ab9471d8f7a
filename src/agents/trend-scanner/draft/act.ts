import { sharedStems, tellingStems } from '#drafting/compose/own-words.ts'
import { lowerFirst, sentence, shortened, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import type { MarketRole } from '#knowledge/market.ts'
import type { Bearing } from './bearing.ts'
import type { MarketEvent } from './events.ts'

/** Whose part in a purchase an event touches first. */
const parts: Record<Bearing, readonly MarketRole['part'][]> = {
  duty: ['blocker', 'buyer'],
  owner: ['buyer', 'blocker'],
  squeeze: ['buyer', 'user'],
  opening: ['buyer', 'user'],
  expectation: ['user', 'buyer'],
}

const wordsOf = ({ what, changes }: MarketEvent) => new Set(tellingStems(`${what}. ${changes}`))

/** The role of the market that the event touches most; another than before where several are touched. */
function roleFor(event: MarketEvent, used: ReadonlySet<string>): MarketRole | null {
  const words = wordsOf(event)
  const wanted = parts[event.bearing]
  const about = ({ title, organization, goals, pains, objections, tools }: MarketRole) =>
    [title, organization, ...goals, ...pains, ...objections, ...tools].join('. ')
  return (
    event.market.roles
      .map((role, index) => ({
        role,
        index,
        points:
          sharedStems(about(role), words).length +
          (wanted[0] === role.part ? 1.5 : wanted.includes(role.part) ? 0.7 : 0) -
          (used.has(role.title) ? 2 : 0),
      }))
      .sort((a, b) => b.points - a.points || a.index - b.index)[0]?.role ?? null
  )
}

/** The text that shares most with the event, and whether it shares anything. */
function closest(texts: readonly string[], event: MarketEvent): { text: string; isAkin: boolean } {
  const words = wordsOf(event)
  const best = texts
    .map((text, index) => ({ text, index, points: sharedStems(text, words).length }))
    .sort((a, b) => b.points - a.points || a.index - b.index)[0]
  return { text: withoutPoint(best?.text ?? ''), isAkin: (best?.points ?? 0) > 1 }
}

const law =
  /(?:(?:\p{Lu}[\p{L}'’-]*|of|on|in|and|the)\s)*\p{Lu}[\p{L}'’-]*\s(?:Act|Law|Rule|Ordinance|Directive|Regulation|Guidelines|Assent)\b(?:\s\d+)?|\bISO \d+|\bPCI DSS(?: \d)?|\bSB \d+|\b(?:DORA|AFIR|DAC7|CBAM|CSRD|CMMC|GDPR|COPPA)\b/u

/** The rule's name in a sentence about it, else "what it says". */
function ruleIn({ what, earlySign }: MarketEvent): string {
  const named = earlySign !== null ? what : law.exec(what)?.[0]?.replace(/^(?:(?:the|of|on|in|and)\s+)+/i, '')
  if (named === undefined) return 'what it says'
  return /^[^'’]*(?:Act|Rule|Ordinance)$/.test(named) ? `the ${named}` : named
}

/** Says who does what next, from the role that an event touches and what that role wants or refuses. */
export function actPicker(): (event: MarketEvent) => string {
  const used = new Set<string>()
  return (event) => {
    // The roles of another trade say nothing of this one.
    if (event.general)
      return sentence(
        `Product manager: ask three customers what “${titleOf(event.what)}” has changed for them; if it is nothing, leave it out of the plan`,
      )
    const role = roleFor(event, used)
    if (!role)
      return sentence(`Product manager: ask three customers of ${lowerFirst(event.market.name)} what they did about it`)
    used.add(role.title)
    return sentence(textOf(event, role))
  }
}

function textOf(event: MarketEvent, role: MarketRole): string {
  const { market, bearing, changes } = event
  // A size in the library's example of a workplace is nobody's fact.
  const place = /\d/.test(role.organization) ? '' : ` (${role.organization})`
  const person = `${withArticle(lowerFirst(role.title))}${place}`
  switch (bearing) {
    case 'duty': {
      const capabilities = market.tableStakes.map(({ capability }) => capability)
      const { text, isAkin } = closest(capabilities, event)
      return `Product manager with ${withArticle(lowerFirst(role.title))}: compare the current release with ${ruleIn(event)}${isAkin ? `, first where it has to ${lowerFirst(text)}` : ''}, and date each gap`
    }
    case 'owner':
      return `Product manager: ask ${person}, who wants to ${lowerFirst(closest(role.goals, event).text)}, whether this makes them look at other suppliers before the next renewal`
    case 'squeeze':
      return `Product manager: ask ${person}, who wants to ${lowerFirst(closest(role.goals, event).text)}, what they would still pay for beside it`
    case 'opening':
      return `Product manager: find three people like ${person}, ask what they have changed since, and have an answer to “${closest(role.objections, event).text}”`
    default:
      return `User researcher: read “${withoutPoint(changes)}” to five people like ${person} and ask when it last cost or saved them something`
  }
}

const longestTitle = 60

const titleOf = (what: string) => shortened(what, longestTitle)

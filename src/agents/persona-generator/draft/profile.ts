import { toSingular } from '#drafting/brief/inflect.ts'
import { emptyPeople } from '#drafting/brief/people-words.ts'
import type { ProductActor } from '#drafting/compose/actor-terms.ts'
import { findOccupation, isOfNeighbour, isTheirTrade } from '#drafting/compose/find-occupation.ts'
import { personName } from '#drafting/compose/person-names.ts'
import { shortened } from '#drafting/compose/phrases.ts'
import type { Audience } from '#knowledge/audience.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Market, MarketRole } from '#knowledge/market.ts'
import type { Occupation } from '#knowledge/occupation.ts'

/** What the library knows of a kind of person: a role of the market, an occupation, a life situation, or some of them. */
export interface Profile {
  role: MarketRole | null
  occupation: Occupation | null
  audience: Audience | null
}

/** The people behind an actor of the user's words: by the market's roles first, then by synonyms. */
export function profileOf(
  actor: Pick<ProductActor, 'singular' | 'head'>,
  market: Market | null,
  knowledge: Knowledge,
  setting: string | null = null,
): Profile {
  const words = normal(actor.singular)
  // "person" is the head of any of them
  const isEmpty = emptyPeople.has(actor.head.toLowerCase())
  const role =
    market?.roles.find((each) =>
      isEmpty ? normal(each.title) === words : sharesHead(each.title, words, actor.head),
    ) ?? null
  const known = knownAs(actor.singular, knowledge)
  const { occupation } = known
  return {
    role,
    ...known,
    occupation: occupation && isTheirTrade(actor.singular, setting, occupation) ? occupation : null,
  }
}

/** The people behind a role of the market. */
export function profileOfRole(role: MarketRole, knowledge: Knowledge): Profile {
  return { role, ...knownAs(role.title.toLowerCase(), knowledge) }
}

function knownAs(singular: string, { occupations, audiences }: Knowledge): Pick<Profile, 'occupation' | 'audience'> {
  // What stands behind "of" or "in" is where they are, not what they do.
  const { core: whole, work, owns } = personName(singular)
  const [core = whole, clause = ''] = whole.split(/\s(?:who|that)\s/)
  const words = caring.test(clause) ? 'family carer' : normal(core)
  if (work !== null || owns) return { occupation: findOccupation(singular, occupations), audience: null }
  const occupation = isOfNeighbour(words) ? null : bestBySynonym(occupations, words)
  const audience = bestBySynonym(audiences, words)
  return (audience?.length ?? 0) > (occupation?.length ?? 0)
    ? { occupation: null, audience: audience?.entry ?? null }
    : { occupation: occupation?.entry ?? null, audience: null }
}

/** "a person who looks after an elderly parent" */
const caring = /^(?:looks? after|cares? for|takes? care of) /

/** Single words that name a rank, not a person: "home manager" is no operations manager. */
const ranks = new Set([
  'manager',
  'supervisor',
  'director',
  'owner',
  'staff',
  'employee',
  'worker',
  'professional',
  'user',
])

/** Who borrows the name of a trade that builds houses. */
const buildsSystems = /\b(?:security|software|solutions?|data|cloud|enterprise|systems?|information|it) architect$/

/** The entry whose name is the words, or the longest name that the words end with. */
function bestBySynonym<Entry extends { title: string; synonyms: readonly string[] }>(
  entries: readonly Entry[],
  words: string,
): { entry: Entry; length: number } | null {
  let best: { entry: Entry; length: number } | null = null
  for (const entry of entries) {
    for (const name of [entry.title.toLowerCase(), ...entry.synonyms]) {
      const fits = words === name || (words.endsWith(` ${name}`) && !ranks.has(name) && !buildsSystems.test(words))
      if (fits && name.length > (best?.length ?? 0)) best = { entry, length: name.length }
    }
  }
  return best
}

function sharesHead(title: string, words: string, head: string): boolean {
  // A parent of a teenager is no teenager.
  const [core = title] = title.split(/\s(?:of|with|in|for|at|who)\s/)
  const names = normal(core).split(' ')
  return names.includes(toSingular(head.toLowerCase())) || normal(title) === words
}

function normal(text: string): string {
  return shortened(text, 80).toLowerCase().split(/\s+/).map(toSingular).join(' ')
}

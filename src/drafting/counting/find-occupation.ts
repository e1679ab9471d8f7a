import type { Occupation } from '#knowledge/occupation.ts'
import { personName } from './person-names.ts'
import { sharesRoot } from './shares-root.ts'

/** Last words that stand for many trades: "choir director" is no chief executive. */
const wide =
  /^(?:director|manager|worker|assistant|owner|coordinator|officer|engineer|agent|operator|team|member|leader|lead|planner|master|staff|technician|supervisor|specialist|consultant|inspector|representative|rep|clerk|buyer|cook)$/

/** Before "team" they say which one, or name what many trades have to do with: a product team is made of no product analysts. */
const noWork =
  /^(?:product|project|general|head|chief|executive|managing|first|primary|secondary|special|home|house|school|community|local|public|private|personal|social|virtual|online|field|site|line|floor|shift|night|staff|office|company|business|shop|store|market|management|consultant|hand|body|physical|mobile|seasonal|hourly|freelance|corporate|technical|program(?:me)?)$/

/** Done at home or for love, so a trade's working day is another one. */
const atHome = /\b(?:home|hobby|amateur|volunteer|student|retired|young|aspiring|game)\b/

/**
 * Trades that are found under the entry of a neighbour: its tools, its day and its numbers are another trade's. Nothing is said
 * then rather than that a tattoo artist holds foil.
 */
const neighbours =
  /\b(?:tattoo artist|tattooist|nail technician|make-?up artist|barista|confectioner|stonemason|bricklayer|scaffolder|plasterer|tiler|cartographer)s?$/

export const isOfNeighbour = (core: string) => neighbours.test(core.toLowerCase())

/** The occupation of "hospital nurse", "owner of a small bakery", "accounts payable team of a manufacturer"; null when none fits. */
export function findOccupation(singular: string, occupations: readonly Occupation[]): Occupation | null {
  const { core, place, work, owns } = personName(singular.toLowerCase())
  if (isOfNeighbour(core)) return null
  if (owns && place) {
    const [last = ''] = place.split(' ').slice(-1)
    return (
      occupations.find(({ title, synonyms }) =>
        [title.toLowerCase(), ...synonyms].some((name) => name === last || sharesRoot(name, last)),
      ) ?? null
    )
  }
  // "Managers" of a café are no managers of computers.
  if (wide.test(core)) return null
  const exact = occupations.find(({ synonyms, title }) => title.toLowerCase() === core || synonyms.includes(core))
  if (exact) return exact
  if (work !== null) {
    if (noWork.test(work)) return null
    // The accounts payable team is made of accounts payable clerks. Its work is their whole work: a small team looks after no small animals.
    const does = (name: string) => [work, core].includes(name.replace(/ [^ ]+$/, ''))
    return occupations.find(({ synonyms }) => synonyms.some(does)) ?? null
  }
  const ending = (synonym: string) => core.endsWith(` ${synonym}`) && !wide.test(synonym) && !atHome.test(core)
  return occupations.find(({ synonyms }) => synonyms.some(ending)) ?? null
}

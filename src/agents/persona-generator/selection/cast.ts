import type { SelectionContext } from '#agents/_kit/define-selection.ts'
import { entryOfPeople, type NamedPeople } from '#drafting/index.ts'
import type { Audience } from '#knowledge/audience.ts'
import type { Role } from '#knowledge/dossier/role.ts'
import type { Occupation } from '#knowledge/occupation.ts'
import type { PersonaInput } from '../input.ts'

export type PersonaContext = SelectionContext<PersonaInput>

export interface CastContext extends Pick<PersonaContext, 'input' | 'counted'> {
  facts: Pick<PersonaContext['facts'], 'people' | 'payer' | 'roles'>
}

/** Whom a persona stands for: people of the brief, or a role of the market that the brief does not name. */
export interface Member {
  people: NamedPeople | null
  /** The role that they are, or the market's own. */
  role: Role | null
  kind: Role['kinds'][number] | null
  /** A trade or life situation of the library with this very name, where the market has no role for it. */
  entry: Occupation | Audience | null
}

/** Cards that hold nothing but the user's clauses and questions. */
const mostUnknown = 2

const isKnown = ({ role, near }: NamedPeople) => role !== null || near !== null

/** The people of the brief in the user's order; then the market's roles that the features touch; further kinds where these run out. */
export function castOf({ facts, counted, input }: CastContext): Member[] {
  const count = Number(input.personaCount)
  // Whom the market knows says more of the product than a trade of the same name.
  const ranked = [...facts.people].sort((a, b) => Number(isKnown(b)) - Number(isKnown(a)))
  const named = ranked.slice(0, count).map((people, index): Member => {
    const text = people.quote.text
    const trade = people.role ? null : entryOfPeople(text, counted?.occupations ?? [])
    // A situation in life describes much that has nothing to do with the product: used for the first person only, where the market has no closer role.
    const isLast = index > 0 || people.role !== null || people.near !== null
    const entry = trade ?? (isLast ? null : entryOfPeople(text, counted?.audiences ?? []))
    return { people, role: people.role, kind: people.role?.kinds[0] ?? null, entry }
  })
  const used = new Set(facts.people.flatMap(({ role, near }) => [role?.id, near?.id]))
  const { payer, roles } = facts
  const ordered = (payer ? [payer, ...roles.filter((role) => role !== payer)] : roles).filter(({ id }) => !used.has(id))
  // Those who can stop it are whom founders forget; people who only use it come after them.
  const stops = (role: Role) => Number(role.parts.some((part) => part === 'blocker' || part === 'recommender'))
  const others = [...ordered]
    .sort((a, b) => (a.parts.includes('buyer') || b.parts.includes('buyer') ? 0 : stops(b) - stops(a)))
    .map((role): Member => ({ people: null, role, kind: role.kinds[0] ?? null, entry: null }))
  const kinds = [...facts.people.flatMap(({ role }) => role ?? []), ...ordered].flatMap((role) =>
    role.kinds.slice(1).map((kind): Member => ({ people: null, role, kind, entry: null })),
  )
  const isUnknown = ({ people, role, entry }: Member) => !role && !entry && !people?.near
  const unknown = named.filter(isUnknown)
  // Two groups of one role ("parents", "sellers") would be the same card twice.
  const isFirst = ({ role }: Member, index: number) => !role || named.findIndex((each) => each.role === role) === index
  const shown = named.filter(isFirst).filter((member) => !isUnknown(member) || unknown.indexOf(member) < mostUnknown)
  return [...shown, ...others, ...kinds].slice(0, count)
}

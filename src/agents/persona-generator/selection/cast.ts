import type { SelectionContext } from '#agents/_kit/define-selection.ts'
import { entryOfPeople, type NamedPeople } from '#drafting/index.ts'
import type { Audience } from '#knowledge/audience.ts'
import type { Role } from '#knowledge/dossier/role.ts'
import type { Occupation } from '#knowledge/occupation.ts'
import type { PersonaInput } from '../input.ts'

export type PersonaContext = SelectionContext<PersonaInput>

export interface CastContext extends Pick<PersonaContext, 'input' | 'counted'> {
  facts: Pick<PersonaContext['facts'], 'people' | 'payer' | 'roles'> & Partial<Pick<PersonaContext['facts'], 'named'>>
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

/** The people of the brief in the user's order; then roles of the market that their features reach. Without people in the brief, the market's roles. */
export function castOf({ facts, counted, input }: CastContext): Member[] {
  const count = Number(input.personaCount)
  const named = facts.people.slice(0, count).map((people, index): Member => {
    const text = people.quote.text
    const trade = people.role ? null : entryOfPeople(text, counted?.occupations ?? [])
    // A situation in life describes much that has nothing to do with the product: used for the first person only, where the market has no closer role.
    const isKnown = people.role !== null || people.near !== null
    const entry = isKnown ? null : (trade ?? (index > 0 ? null : entryOfPeople(text, counted?.audiences ?? [])))
    return { people, role: people.role, kind: people.role?.kinds[0] ?? null, entry }
  })
  const isUnknown = ({ people, role, entry }: Member) => !role && !entry && !people?.near
  const unknown = named.filter(isUnknown)
  // Two groups of one role ("parents", "sellers") would be the same card twice.
  const roleOf = ({ role, people }: Member) => role ?? people?.near ?? null
  const isFirst = (member: Member, index: number) =>
    roleOf(member) === null || named.findIndex((each) => roleOf(each) === roleOf(member)) === index
  const shown = named.filter(isFirst).filter((member) => !isUnknown(member) || unknown.indexOf(member) < mostUnknown)
  return [...shown, ...(named.length > 0 ? besides(facts) : rolesOfMarket(facts))].slice(0, count)
}

const ofRole = (role: Role): Member => ({ people: null, role, kind: role.kinds[0] ?? null, entry: null })

/**
 * Who meets a named feature beside the people of the brief: blockers and recommenders first. Another buyer of the market is no part of a
 * product that names its own audience, but somebody else's customer.
 */
function besides({ people, roles, named = [] }: CastContext['facts']): Member[] {
  if (!hasRoleOf(people)) return []
  const used = new Set(people.flatMap(({ role, near }) => [role?.id, near?.id]))
  const reach = (role: Role) => named.filter(({ capability }) => capability.roles.includes(role.id)).length
  const stops = (role: Role) => Number(role.parts.some((part) => part === 'blocker' || part === 'recommender'))
  return roles
    .filter((role) => !used.has(role.id) && !role.parts.includes('buyer') && reach(role) > 0)
    .sort((a, b) => stops(b) - stops(a) || reach(b) - reach(a))
    .map(ofRole)
}

/** Whether the market knows any of the people of the brief: else its other roles belong to another trade. */
export const hasRoleOf = (people: readonly NamedPeople[]): boolean => people.some(({ role }) => role !== null)

/** Where the brief names nobody: who pays, who can stop it, then the others and their kinds. */
function rolesOfMarket({ payer, roles }: CastContext['facts']): Member[] {
  const ordered = payer ? [payer, ...roles.filter((role) => role !== payer)] : roles
  const kinds = ordered.flatMap((role) =>
    role.kinds.slice(1).map((kind): Member => ({ people: null, role, kind, entry: null })),
  )
  return [...ordered.map(ofRole), ...kinds]
}

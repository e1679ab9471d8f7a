import { type BriefFeature, isSameThing, type MarketFacts, shortQuote } from '#drafting/index.ts'
import type { Role } from '#knowledge/dossier/role.ts'
import type { RequirementsOutput } from '../output.ts'

type Stakeholder = RequirementsOutput['stakeholders'][number]

const mostOthers = 1
const mostProbes = 3
const longestQuote = 16

/**
 * Those of the form first, each with the features that name them and what is to be settled about those; then who pays, with questions about
 * the last time; then who can refuse.
 */
export function stakeholdersOf(
  facts: MarketFacts,
  typed: readonly string[],
  features: readonly BriefFeature[],
): Stakeholder[] {
  const { roles, payer, dossier, named } = facts
  const probes = named.flatMap(({ capability }) => capability.probe ?? []).slice(0, mostProbes)
  const matched = typed.map((line) => ({ line, role: roleIn(line, facts) }))
  const asked = new Set<string>()
  const settle = (who: string): { met: string[]; questions: string[] } => {
    const met = features.filter(({ people, quotes }) => [...people, ...quotes].some((each) => names(who, each)))
    const questions = met
      .flatMap((feature) => feature.questions.map(({ ask }) => ask))
      .filter((ask) => !asked.has(ask))
      .slice(0, mostProbes)
    for (const ask of questions) asked.add(ask)
    return { met: met.flatMap(({ quotes }) => quotes.slice(0, 1)), questions }
  }
  const entry = (who: string, role: Role | undefined): Stakeholder => {
    const { met, questions } = settle(who)
    const why = [
      met.length > 0
        ? `Meets: ${met
            .slice(0, 3)
            .map((text) => `“${shortQuote(text, longestQuote)}”`)
            .join('; ')}.`
        : null,
      role?.decides ?? null,
      role && role !== payer ? objectionOf(role) : null,
    ].filter(Boolean)
    return {
      who: role !== undefined && role === payer ? `${who} (pays)` : who,
      why:
        why.join(' ') ||
        'Named in your description, but not in any feature yet. Show them the list above and ask what they could block.',
      questions: [...new Set([...questions, ...(role === payer && role ? probes : [])])].slice(0, 4),
    }
  }
  const theirs = matched.map(({ line, role }) => entry(line, role))
  const covered = matched.flatMap(({ role }) => role ?? [])
  const met = new Set(named.flatMap(({ capability }) => capability.roles))
  const missing = [
    ...(payer ? [payer] : []),
    ...roles.filter((role) => role !== payer && role.objections.length > 0 && met.has(role.id)),
  ]
  const others = missing.filter((role) => !covered.includes(role)).slice(0, payer ? mostOthers + 1 : mostOthers)
  const [forgotten] = dossier.sides.implied
  return [
    ...theirs,
    ...others.map((role) => entry(`${role.noun.charAt(0).toUpperCase()}${role.noun.slice(1)}`, role)),
    ...(forgotten && facts.known >= 0.5
      ? [{ who: `Often overlooked: ${forgotten.who}`, why: forgotten.why, questions: [] }]
      : []),
  ].slice(0, 9)
}

/** Whether a line of the form and a word of the brief mean the same people. */
function names(line: string, words: string): boolean {
  const head = line.split(/[,(]| of /)[0] ?? line
  return (
    isSameThing(head, words) ||
    new RegExp(`\\b${head.replace(/[^\p{L}\p{N} ]/gu, '').replace(/s$/, '')}s?\\b`, 'iu').test(words)
  )
}

function objectionOf({ objections: [first] }: Role): string | null {
  return first ? `Likely to say (typical, not collected): ${first}` : null
}

/** The role that a typed line names, as the reading found it. */
function roleIn(line: string, { reading, dossier }: MarketFacts): Role | undefined {
  const found = reading.people.find(({ field, text, role }) => field === 'context' && role && line.includes(text))
  return dossier.roles.find(({ id }) => id === found?.role)
}

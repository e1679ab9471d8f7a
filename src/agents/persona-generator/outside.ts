import { defineOutside, type OutsideContext } from '#agents/_kit/define-outside.ts'
import { type NamedPeople, namedPeople, ownLine, ownPrice } from '#drafting/index.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'
import type { PersonaInput } from './input.ts'
import { castOf, type Member } from './selection/cast.ts'
import { fewerNote } from './selection/fewer.ts'
import { personaOf } from './selection/persona-of.ts'

const longestName = 60
const mostHeard = 3

/** The people whom the words name, each under the user's word; what nobody knows of them is a question, and nobody is made up to fill the count. */
export default defineOutside(agent, ({ input, facts, counted }) => {
  const { reading, market } = facts
  const roles = market?.dossier.roles ?? []
  const named = namedPeople(reading, roles)
  const people = named.length > 0 ? named : audience(input)
  const cast = castOf({
    input,
    ...(counted ? { counted } : {}),
    facts: { people, roles, payer: roles.find(({ parts }) => parts.includes('buyer')) ?? null },
  })
  const known = { reading, people, price: ownPrice(reading), cite: market?.cite ?? (() => '') }
  const personas = cast.map((member) => personaOf(known, member, nameOf(member)))
  return {
    realTimeChallenges: pressures(facts),
    personas,
    ...(personas.length < Number(input.personaCount) ? { fewer: fewerNote(personas.length, input.personaCount) } : {}),
  }
})

/** No made-up name for somebody of whom nothing but a word is known. */
function nameOf({ people, role, kind }: Member): string {
  const text = people?.quote.text ?? [role?.noun, kind?.kind].filter(Boolean).join(': ')
  return shortened(text.charAt(0).toUpperCase() + text.slice(1), longestName) || 'Target user'
}

function audience({ targetAudience }: PersonaInput): NamedPeople[] {
  const text = shortened(targetAudience, longestName)
  return [
    { quote: { text, field: 'audience', start: 0, end: targetAudience.length }, role: null, near: null, clauses: [] },
  ]
}

function pressures({ stop, advice, story, market, yours }: OutsideContext<PersonaInput>['facts']): string {
  return [
    ...(stop ? [`Safety first: ${stop.text} ${stop.question.ask}`] : []),
    ...yours.quotes.slice(0, mostHeard).map((fact) => `Customer quote: ${ownLine(fact)}`),
    ...story.map((text) => `You wrote: “${text}”`),
    ...advice.slice(0, 2).map(({ text }) => text),
    market
      ? `Days, goals and objections that are not in your description are typical of the role in ${market.name.toLowerCase()}, not research findings: confirm them with five people before you quote them.`
      : 'No interviews have been held yet. Gaps below are listed as interview questions, not filled with guesses.',
  ].join('\n')
}

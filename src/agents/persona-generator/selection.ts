import { defineSelection } from '#agents/_kit/define-selection.ts'
import { type MarketFacts, ownLine } from '#drafting/index.ts'
import agent from './agent.ts'
import { castOf, hasRoleOf } from './selection/cast.ts'
import { fewerNote } from './selection/fewer.ts'
import { personNames } from './selection/person-names.ts'
import { personaOf } from './selection/persona-of.ts'

/** The people whom the brief names, each under the user's word; roles that it forgets behind them, marked so. */
export default defineSelection(agent, (context) => {
  const { facts, regions, input } = context
  const cast = castOf(context)
  const names = personNames(facts, regions, cast.length)
  return {
    realTimeChallenges: pressures(facts),
    personas: cast.map((member, index) => personaOf(facts, member, names[index] ?? `Persona ${index + 1}`)),
    ...(cast.length < Number(input.personaCount) ? { fewer: fewerNote(cast.length, input.personaCount) } : {}),
  }
})

const mostPressures = 2
const mostHeard = 3

/** What the user's numbers and features meet first, the last dated change, and once that quotes are typical. */
function pressures({ judgements, rests, dossier, yours, people }: MarketFacts): string {
  // What moves the market's people moves nobody whom it does not know.
  const isTheirs = people.length === 0 || hasRoleOf(people)
  const lines = isTheirs ? judgements.slice(0, mostPressures).map(({ text, basis }) => `${text}${rests(basis)}`) : []
  const change = isTheirs ? dossier.whyNow[0] : undefined
  return [
    ...yours.quotes.slice(0, mostHeard).map((fact) => `Heard: ${ownLine(fact)}`),
    ...lines,
    ...(change ? [`${change.date}: ${change.what} ${change.changes}${rests(change.basis)}`] : []),
    'Names are made up. Quotes and daily routines are typical of the market, not collected: confirm them with five people before you quote them. Text marked “You wrote” is yours.',
  ].join('\n')
}

import { citing, defineTakes } from '#agents/_kit/define-takes.ts'
import agent from './agent.ts'

const mostWeaknesses = 4

/** Handed-over competitors are columns and cards already, like the user's own; where an earlier result found them weak leads their card. */
export default defineTakes(agent, ({ output, handed: { rivals } }) => ({
  ...output,
  battleCards: output.battleCards.map((card) => {
    const rival = rivals.find(({ name }) => name.toLowerCase() === card.name.toLowerCase())
    if (!rival) return card
    return {
      ...card,
      loses: [...rival.lines.map((line) => citing(line, rival)), ...card.loses].slice(0, mostWeaknesses),
    }
  }),
}))

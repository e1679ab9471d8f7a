import { citing, defineTakes } from '#agents/_kit/define-takes.ts'
import agent from './agent.ts'

const mostWeaknesses = 5

/** Handed-over competitors stand on the battle card already, like the user's own; where an earlier result found them weak leads. */
export default defineTakes(agent, ({ output, handed: { rivals } }) => ({
  ...output,
  battleCard: {
    competitors: output.battleCard.competitors.map((competitor) => {
      const rival = rivals.find(({ name }) => name.toLowerCase() === competitor.name.toLowerCase())
      if (!rival) return competitor
      const weaknesses = [...rival.lines.map((line) => citing(line, rival)), ...competitor.weaknesses]
      return { ...competitor, weaknesses: weaknesses.slice(0, mostWeaknesses) }
    }),
  },
}))

import { citing, defineTakes, personLine } from '#agents/_kit/define-takes.ts'
import agent from './agent.ts'

/** The chosen segment stands over the personas, with what hurts it. */
export default defineTakes(agent, ({ output, handed: { people } }) => ({
  ...output,
  realTimeChallenges: [
    ...people
      .filter(({ kind }) => kind === 'segment')
      .map(
        (segment) =>
          `Chosen segment: ${segment.lines[0] ? citing(`${segment.name}: ${segment.lines[0]}`, segment) : personLine(segment)}`,
      ),
    output.realTimeChallenges,
  ].join('\n'),
}))

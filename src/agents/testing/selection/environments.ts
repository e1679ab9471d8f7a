import type { MarketFacts } from '#drafting/index.ts'
import type { TestingOutput } from '../output.ts'

/** Devices and systems as typed, each with the features that its people meet. */
export function environmentsOf(
  { reading, named }: MarketFacts,
  typed: readonly string[],
): TestingOutput['environments'] {
  return typed.map((line) => {
    const role = reading.people.find(
      ({ field, text, role: id }) => field === 'context' && id && line.includes(text),
    )?.role
    const met = named
      .filter(({ capability }) => role && capability.roles.includes(role))
      .map(({ capability }) => capability.name)
    return {
      item: `“${line}”`,
      why:
        met.length > 0
          ? `Named in your description; run there: ${met.join(', ')}`
          : 'Named in your description; every High-priority case runs there',
    }
  })
}

/** Who holds the product in hand, for the question that an empty field leaves. */
export function unknownEnvironments({ roles, named }: MarketFacts): TestingOutput['openQuestions'] {
  const met = new Set(named.flatMap(({ capability }) => capability.roles.slice(0, 1)))
  const people = roles.filter(({ id }) => met.has(id)).map(({ nounPlural }) => nounPlural)
  return people.length === 0
    ? []
    : [
        {
          question: `Which devices and systems do these people actually use? ${people.join(', ')}`,
          owner: 'Product manager',
          test: 'Check the devices of five people in each group; until then no environments are specified',
        },
      ]
}

import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { listed, lowerFirst, sentence, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { bindingRules, shortName } from '#drafting/compose/rules.ts'
import { caseOf, fillCase } from '#drafting/compose/step-cases.ts'
import { statesOf } from '#drafting/compose/step-states.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'

const mostThings = 5

/** What is stored of each thing and each kind of person, and how long by which rule. */
export function dataNotes(facts: DraftFacts, steps: readonly WorkStep[]) {
  const { subject } = facts
  const things = steps.filter(({ thing }, index) => steps.findIndex((other) => other.thing === thing) === index)
  const ofThings = things.slice(0, mostThings).map(({ thing, things: many }) => {
    const using = steps.filter((step) => step.thing === thing)
    return {
      entity: upperFirst(thing === 'case' && !subject.main ? `Case of “${subject.idea}”` : thing),
      holds: sentence([...new Set(using.map((step) => fillCase(caseOf(step).keeps, step)))].join('; ')),
      states: statesOf(using),
      personal: !using.every(({ kind }) => impersonal.has(kind.id)),
      retention: retentionOf(facts, many),
    }
  })
  const doers = steps.filter(({ who }, index) => steps.findIndex((other) => other.who.plural === who.plural) === index)
  const ofPeople = doers.slice(0, 3).map(({ who }) => ({
    entity: `Account of a person: ${who.singular}`,
    holds: sentence(
      `what is needed to let them do ${listed(steps.filter((step) => step.who.plural === who.plural).map(({ id }) => id))}: a name to show, a way to reach them, and their rights`,
    ),
    states: ['invited', 'active', 'left'],
    personal: true,
    retention: sentence(
      `Until the person leaves; what they did to ${listed([...new Set(steps.map(({ things: many }) => many))].slice(0, 2))} stays without the name (assumption: counsel confirms which names must stay)`,
    ),
  }))
  return [...ofThings, ...ofPeople]
}

/** Words of a rule that sets how long something is kept. */
const period =
  /\b(?:retain\w*|retention|delet\w+|erase\w*)\b|\b(?:keep|kept|stor(?:e|ed|es|age))\b.*\b(?:years?|months?|days?|longer)\b/i

/** Kinds of steps that only look: what they store says nothing about a person. */
const impersonal = new Set(['see', 'find', 'calculate', 'warn', 'make'])

/** A rule of the sources that speaks of keeping or deleting, else who has to set the period. */
function retentionOf(facts: DraftFacts, things: string): string {
  const rules = bindingRules(facts)
  const rule = rules.find(({ requires }) => period.test(requires))
  if (rule)
    return sentence(
      `${shortName(rule.name)}, ${rule.where}: ${lowerFirst(withoutPoint(rule.requires))}${rule.mark || ' (assumption: counsel confirms that it applies)'}`,
    )
  const { subject, regions } = facts
  const place = regions[0]?.name
  return sentence(
    `No rule of this run sets a period for ${things}${place ? ` in ${place}` : ''}. To decide by the product manager with counsel: for how long does anybody ask about ${things} after ${subject.main ? `“${subject.shortJob}”` : 'the case is closed'}`,
  ).replace(/\.$/, '?')
}

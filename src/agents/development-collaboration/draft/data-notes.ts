import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { listed, lowerFirst, sentence, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { bindingRules, shortName } from '#drafting/compose/rules.ts'
import { caseOf, fillCase } from '#drafting/compose/step-cases.ts'
import { statesOf } from '#drafting/compose/step-states.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'

const mostThings = 5

/** What is stored of each thing and each kind of person, and how long by which rule. */
export function dataNotes(facts: DraftFacts, steps: readonly WorkStep[]) {
  const { subject } = facts
  const things = steps.filter(({ thing }, index) => steps.findIndex((other) => other.thing === thing) === index)
  const ofThings = things.slice(0, mostThings).map(({ thing, things: many }, index) => {
    const using = steps.filter((step) => step.thing === thing)
    return {
      entity: upperFirst(thing === 'case' && !subject.main ? `Case of “${subject.idea}”` : thing),
      holds: sentence([...new Set(using.map((step) => fillCase(caseOf(step).keeps, step)))].join('; ')),
      states: statesOf(
        using.some(({ impliedBy }) => impliedBy === null) ? using.filter(({ impliedBy }) => impliedBy === null) : using,
      ),
      personal: !using.every(({ kind }) => impersonal.has(kind.id)),
      retention: retentionOf(facts, many, index === 0 ? null : (things[0]?.things ?? null)),
    }
  })
  const doers = [...new Set(steps.map(({ who }) => who.singular))].slice(0, 3)
  const accounts = {
    entity: upperFirst(`account of ${listed(doers.map(withArticle), 'or')}`),
    holds: sentence(
      `a name to show, a way to reach them, and the right to do ${listed(steps.map(({ id }) => id))}, each as far as it is theirs`,
    ),
    states: ['invited', 'active', 'left'],
    personal: true,
    retention: sentence(
      `Until the person leaves; what they did to ${listed([...new Set(steps.map(({ things: many }) => many))].slice(0, 2))} stays without the name (assumption: counsel confirms which names must stay)`,
    ),
  }
  return [...ofThings, accounts]
}

/** Words of a rule that sets how long something is kept. */
const period =
  /\b(?:retain\w*|retention|delet\w+|erase\w*)\b|\b(?:keep|kept|stor(?:e|ed|es|age))\b.*\b(?:years?|months?|days?|longer)\b/i

/** Kinds of steps that only look: what they store says nothing about a person. */
const impersonal = new Set(['see', 'find', 'calculate', 'warn', 'make', 'forecast', 'evaluate', 'compare', 'sort'])

/** A rule of the sources that speaks of keeping or deleting, else who has to set the period. */
function retentionOf(facts: DraftFacts, things: string, asWith: string | null): string {
  const rules = bindingRules(facts)
  const rule = rules.find(({ requires, fits, where }) => period.test(requires) && (fits || !where.startsWith('if')))
  if (asWith !== null) return sentence(`as with ${asWith}, unless the answer there says otherwise`)
  if (rule)
    return sentence(
      `${shortName(rule.name)}, ${rule.where}: ${lowerFirst(withoutPoint(rule.requires))}${rule.mark || ' (assumption: counsel confirms that it applies)'}`,
    )
  const { subject, regions } = facts
  const place = regions[0]?.name
  return sentence(
    `Open: the product manager settles with counsel for how long anybody asks about ${things}${place ? ` in ${place}` : ''} after ${subject.main ? `“${subject.shortJob}”` : 'the case is closed'}; no rule of this run says it`,
  )
}

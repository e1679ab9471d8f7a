import { listed, sentence, upperFirst, withArticle } from '#drafting/compose/phrases.ts'
import { statesOf } from '#drafting/compose/step-states.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'

interface Term {
  term: string
  meaning: string
  toSettle: string
}

const most = 8

/** The user's own nouns: what the steps do with each thing, and who each person is, with the question that splits opinions. */
export function glossary(steps: readonly WorkStep[]): Term[] {
  const things = steps.filter(
    (step, index) => step.thing !== 'case' && steps.findIndex(({ thing }) => thing === step.thing) === index,
  )
  const ofThings = things.map(({ thing, things: many, who }): Term => {
    const using = steps.filter((step) => step.thing === thing)
    const states = statesOf(using)
    const told = listed(using.map(({ id, short, who: doer }) => `${doer.plural} ${short} (${id})`))
    return {
      term: upperFirst(thing),
      meaning: sentence(states.length > 0 ? `${told}. States: ${listed(states)}` : told),
      toSettle:
        states.length > 1
          ? `Who says that ${withArticle(thing)} is “${states.at(-1)}”, and what has to be seen for it? Ask two ${who.plural} apart from each other.`
          : `When do two ${many} count as one? Let two ${who.plural} count five real ones.`,
    }
  })
  const doers = [...new Map(steps.map(({ who }) => [who.plural, who])).values()]
  const [first, second] = doers
  const ofPeople: Term[] =
    first && second
      ? [
          {
            term: upperFirst(listed([first.singular, second.singular])),
            meaning: sentence(
              listed(
                [first, second].map(
                  (who) =>
                    `${withArticle(who.singular)} does ${listed(steps.filter((step) => step.who.plural === who.plural).map(({ id }) => id))}`,
                ),
              ),
            ),
            toSettle: `Can one person be both, and what may that person then not do?`,
          },
        ]
      : []
  return [...ofThings, ...ofPeople].slice(0, most)
}

import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
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
export function glossary({ subject }: DraftFacts, steps: readonly WorkStep[]): Term[] {
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
      toSettle: `When do two ${many} count as one? Lay five real ones before two ${who.plural} and let them count.`,
    }
  })
  const doers = steps
    .map(({ who }) => who)
    .filter((who, index, all) => all.findIndex(({ plural }) => plural === who.plural) === index)
  const ofPeople = doers.map((who, index): Term => {
    const own = steps.filter((step) => step.who.plural === who.plural)
    const other = doers[index === 0 ? 1 : 0]
    return {
      term: upperFirst(who.singular),
      meaning: sentence(
        `Does ${listed(own.map(({ id }) => id))}${who.setting ? `; works or lives in ${who.setting}` : ''}${subject.whoBasis === 'market' && index === 0 ? '; assumed from the library, not named by you' : ''}`,
      ),
      toSettle: other
        ? `Can one person be ${withArticle(who.singular)} and ${withArticle(other.singular)}, and what may that person then not do?`
        : `Who is ${withArticle(who.singular)} and who is not? Name three people of each kind.`,
    }
  })
  return [...ofThings, ...ofPeople].slice(0, most)
}

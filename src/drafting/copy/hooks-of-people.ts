import { lowerFirst, upperFirst, withoutPoint } from '../compose/phrases.ts'
import { mostRelevant } from '../compose/relevance.ts'
import { opensWithVerb } from '../compose/role-words.ts'
import type { HookMaker } from './hook-line.ts'
import { sums, theirRole } from './pains.ts'

/** Hooks from what the library knows of these very people in this very job. */

/** Said to the reader: "You stand in the shop without knowing what is at home." */
export const pain: HookMaker = ({ pains, people, subject }) => {
  const found = pains.find(({ basis, way, you }) => basis === 'library' && way === null && you !== null)
  if (!found?.you) return null
  const line = withoutPoint(found.you)
  return {
    structure: 'pain',
    text: `${line}.`,
    why: `One moment, without a word about ${subject}: the ${people} to whom it happens recognise it, and nobody else needs to read on.`,
    feeling: 'recognition',
    trigger: `Recognition: ${lowerFirst(line)}`,
    from: 'what is known of these people',
    check: `The scene is the library's: ${found.check}.`,
  }
}

/** "A search for a recipe at 5 pm: ads, missing ingredients and a second trip to the shop." */
export const habit: HookMaker = ({ view, today, people }) => {
  if (today.length > 0 || !view.isCore || theirRole(view.facts) === null) return null
  const way = view.today.find(({ weakness }) => weakness !== null && !sums.test(weakness))
  if (!way?.weakness) return null
  return {
    structure: 'habit',
    text: `${upperFirst(way.text)}: ${lowerFirst(withoutPoint(way.weakness))}. Still how you do it?`,
    why: `The rival is a habit (${way.text}), not another product. Who says yes has told you what to beat; who says no tells what they use instead.`,
    feeling: 'recognition',
    trigger: `Recognition, with a smile at oneself: ${way.text}`,
    from: 'how the market does it without a product',
    check: `The description does not say what is used today: ask five ${people} before you print it.`,
  }
}

/** "“We always fall back to pasta.” Who says it where you live?" */
export const objection: HookMaker = ({ view, subject, people }) => {
  const role = theirRole(view.facts)
  const said = mostRelevant(role?.objections ?? [], (text) => text, view.relevance).find((text) => !sums.test(text))
  if (!said) return null
  const line = withoutPoint(said).replace(/[“”"]/g, '’')
  return {
    structure: 'objection',
    text: `“${line}.” Have you said that too?`,
    why: `It says aloud what ${people} think before they scroll on, so ${subject} is not the one who has to be believed first.`,
    feeling: 'fairness',
    trigger: `Being taken seriously: “${line}” may be said`,
    from: 'the first objection, by the library',
    check: `Write the answer to “${line}” before the comments ask for it.`,
  }
}

/** "Decide without a meeting: what gets in the way?" */
export const goal: HookMaker = ({ view, people }) => {
  const role = theirRole(view.facts)
  const wish = mostRelevant(role?.goals ?? [], (text) => text, view.relevance).find(
    (text) => opensWithVerb(text) && !sums.test(text),
  )
  if (!wish) return null
  const line = upperFirst(withoutPoint(wish))
  return {
    structure: 'goal',
    text: `${line}: what gets in the way?`,
    why: `It starts at what ${people} want and asks for the obstacle. The answers sort themselves into those who could be helped and those who could not.`,
    feeling: 'relief',
    trigger: `A wish within reach: ${lowerFirst(line)}`,
    from: 'what these people want, by the library',
    check: `Ask five ${people} whether they would put it like this.`,
  }
}

import type { SalesOutput } from '../output.ts'
import type { SalesFacts } from './sales-facts.ts'

type Question = SalesOutput['quiz'][number]

const mostQuestions = 6
const mostOfObjections = 2
/** So many judgements stand before the call already. */
const knownJudgements = 2
const options = 3

/** Questions whose wrong options are right elsewhere: answers to other objections, questions to other rivals, other consequences. */
export function quizOf({ facts, objections, words, input }: SalesFacts): Question[] {
  const { dossier, rivals, judgements, cite } = facts
  const known = judgements.slice(0, knownJudgements).map(({ text }) => text)
  const asked = objections.slice(0, mostOfObjections).flatMap((each, index) =>
    question(
      `A buyer says: ${each.says} What do you answer?`,
      each.answer,
      objections.map(({ answer }) => answer),
      each.proof,
      index,
    ),
  )
  const dynamic = dossier.dynamics.find(({ fact }) => !known.includes(fact))
  const follows = dynamic
    ? question(
        `${dynamic.fact} What follows?`,
        dynamic.so,
        dossier.dynamics.map(({ so }) => so),
        `${dynamic.detail ?? dynamic.so}${cite(dynamic.basis)}`,
        1,
      )
    : []
  const asking = rivals.filter(({ ask }) => ask)
  const [rival] = asking
  const fair = rival?.ask
    ? question(
        `The customer uses ${rival.name}. Which question shows its limits?`,
        rival.ask,
        asking.map(({ ask }) => ask ?? ''),
        `Chosen for: ${rival.chosenFor}.`,
        2,
      )
    : []
  const [forbidden] = dossier.neverSay
  const does = words.points.filter(({ isRefusal }) => !isRefusal).map(({ text }) => text)
  const refusal = words.points.find(({ isRefusal }) => isRefusal)
  const leftOut = refusal
    ? question(
        `What does ${input.productName} deliberately leave out?`,
        refusal.text,
        does,
        'Say it before the buyer finds out; the other options are things it does.',
        1,
      )
    : []
  const never = forbidden
    ? question(
        'Which of these should you never say?',
        forbidden,
        does,
        'It makes a promise nobody can keep, or one that a rule forbids.',
        0,
      )
    : []
  return [...asked, ...leftOut, ...follows, ...fair, ...never].filter(hasOwnOptions).slice(0, mostQuestions)
}

/** Of two questions with the same options the first gives the second away. */
function hasOwnOptions({ options: own }: Question, index: number, all: readonly Question[]): boolean {
  const key = (each: readonly string[]) => [...each].sort().join('\n')
  return all.findIndex((other) => key(other.options) === key(own)) === index
}

/** None where there are too few other options. `at` is where the right one stands. */
function question(text: string, right: string, pool: readonly string[], why: string, at: number): Question[] {
  // The others follow the right one, so that two questions on one matter do not offer the same three.
  const from = pool.indexOf(right) + 1
  const others = [...pool.slice(from), ...pool.slice(0, from)]
  const wrong = [...new Set(others)].filter((each) => each !== right && each !== '').slice(0, options - 1)
  if (wrong.length < options - 1) return []
  const correct = at % options
  return [{ question: text, options: wrong.toSpliced(correct, 0, right), correct, why }]
}

import { type MarketFacts, ownLine, tellingOwn } from '#drafting/index.ts'
import type { CompetitorAnalysisOutput } from '../output.ts'
import type { Column } from './columns.ts'

/** Who is closest and why, in the user's names first, and which rivals of the market are not sold here. */
export function summaryOf(facts: MarketFacts, columns: readonly Column[]): string {
  const { dossier, mainRival, compared, reading, cite } = facts
  const [advice] = dossier.recommend.mainRival
  const typed = compared.flatMap(({ name, fact }) => (fact ? [] : [name]))
  const known = compared.flatMap(({ fact }) => (fact ? [ownLine(fact)] : []))
  const yours =
    known.length > 0 ? `You know these competitors, so they come first: ${known.slice(0, 3).join('; ')}.` : ''
  const main =
    yours && typed.length === 0
      ? ''
      : typed.length > 0
        ? `You named ${typed.join(', ')}.`
        : advice
          ? `Main competitor: ${advice.text}${cite(advice.basis)}`
          : mainRival
            ? `Main competitor: ${mainRival.name}, chosen for ${mainRival.chosenFor}.`
            : ''
  const absent = facts.elsewhere.filter(({ kind }) => kind === 'direct').map(({ name }) => name)
  const where = reading.places[0]?.text
  const left =
    absent.length > 0 && where
      ? `Left out because we have no record of them selling in “${where}”: ${absent.slice(0, 6).join(', ')}.`
      : ''
  const few =
    where && columns.length < 3
      ? `We know few competitors there: ask ten customers in “${where}” what they use and add the names.`
      : ''
  return [yours, main, left, few].filter(Boolean).join(' ') || dossier.definition
}

/** What is the user's own first, then gaps of the market with their tests, then in which order to build. */
export function howToWin({ dossier, own, cite, reading, known, named, proof }: MarketFacts): string[] {
  const telling = tellingOwn(own, 2).map((text) => `“${text}”`)
  const today = reading.today[0]?.text
  const gaps = dossier.gaps
    .slice(0, 2)
    .map(({ segment, unmet, why, test }) => `${segment}: ${unmet}. Why: ${why}. Test: ${test}`)
  const claimed = new Set(named.flatMap(({ capability, isClaimed }) => (isClaimed ? [capability.id] : [])))
  const angle = dossier.copy.angles.find(({ asserts }) => asserts.length > 0 && asserts.every((id) => claimed.has(id)))
  return [
    ...(proof.length > 0
      ? [
          `Lead with what you can prove, and ask each competitor for the same: ${proof.map((text) => `“${text}”`).join('; ')}.`,
        ]
      : []),
    ...(telling.length > 0
      ? [
          `Lead with your differentiators: ${telling.join('; ')}. Show them to ten${today ? ` who use “${today}” today` : ' customers of the first competitor above'}; keep leading with them if four ask when they can have it.`,
        ]
      : []),
    ...gaps,
    ...(angle && known >= 0.5 ? [`${angle.pain} ${angle.promise} Proof needed: ${angle.proofNeeded}`] : []),
    ...dossier.recommend.order.slice(0, 1).map(({ text, basis }) => `${text}${cite(basis)}`),
  ].slice(0, 4)
}

/** Fewest rivals that have something before it is called usual. */
const usualFrom = 3
const mostUsual = 3

/** What every rival has: no reason to buy. */
export function whereNotToFight({ named, usual }: MarketFacts, columns: readonly Column[]): string[] {
  const crowded = [...named.map(({ capability }) => capability), ...usual].flatMap(({ id, name }) => {
    const having = columns.filter(({ rival }) => rival?.coverage[id] === 'yes').map((each) => each.name)
    return having.length >= usualFrom ? [`${name} (${having.join(', ')})`] : []
  })
  return crowded.length > 0
    ? [`Match the market here, and differentiate elsewhere: ${crowded.slice(0, mostUsual).join('; ')}.`]
    : []
}

/** What the matrix leaves open and a day's work closes. */
export function questionsOf(
  { own, dossier }: MarketFacts,
  columns: readonly Column[],
): CompetitorAnalysisOutput['openQuestions'] {
  const owner = 'Product marketing'
  const names = columns.map(({ name }) => name)
  const asked = tellingOwn(own, 3).map((text) => `“${text}”`)
  return [
    ...(asked.length > 0 && names.length > 0
      ? [
          {
            question: `Do ${names.join(', ')} already offer this? ${asked.join('; ')}`,
            owner,
            test: 'Spend an afternoon on their help pages and trials; enter yes, partly or no in the matrix with the link',
          },
        ]
      : []),
    ...columns
      .filter(({ rival }) => rival === null)
      .slice(0, 2)
      .map(({ name }) => ({
        question: `What does ${name} cost, who uses it, and since when?`,
        owner,
        test: 'Check its pricing page and oldest reviews, and call one customer',
      })),
    ...dossier.questions.slice(0, 2).map(({ text, propose, owner: who }) => ({
      question: text,
      owner: who ?? 'Product manager',
      test: propose ? `Proposed answer: ${propose}` : 'Ask before the first release is planned',
    })),
  ].slice(0, 4)
}

import {
  asQuoted,
  type MarketFacts,
  mainCompetitor,
  ownLine,
  saidOfRival,
  shortQuote,
  tellingOwn,
  todayClause,
} from '#drafting/index.ts'
import type { CompetitorAnalysisOutput } from '../output.ts'
import type { Column } from './columns.ts'

/** Who is closest and why, in the user's names first, and which rivals of the market are not sold here. */
export function summaryOf(facts: MarketFacts, columns: readonly Column[]): string {
  const { dossier, compared, reading, proof } = facts
  const known = compared.flatMap(({ fact }) => (fact ? [ownLine(fact)] : []))
  const yours =
    known.length > 0 ? `You know these competitors, so they come first: ${known.slice(0, 3).join('; ')}.` : ''
  const main = yours && compared.every(({ fact }) => fact) ? '' : mainCompetitor(facts)
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
  const proven = proof[0] ? `Your strongest point against them: “${asQuoted(proof[0])}”.` : ''
  return [yours, main, proven, left, few].filter(Boolean).join(' ') || dossier.definition
}

const mostWays = 4
const mostGaps = 1

/** What can be proved and what is the user's own first, where the user says a rival is weak, then a gap of the market with its test. */
export function howToWin({ dossier, own, reading, known, named, proof, compared }: MarketFacts): string[] {
  const telling = tellingOwn(own, 2).map((text) => `“${text}”`)
  const today = todayClause(reading)?.text
  const remarks = [...new Set(compared.flatMap(({ name }) => saidOfRival(reading, name) || []))].slice(0, 2)
  const gaps = dossier.gaps
    .slice(0, mostGaps)
    .map(({ segment, unmet, why, test }) => `${segment}: ${unmet}. Why: ${why.replace(/\.$/, '')}. Test: ${test}`)
  const claimed = new Set(named.flatMap(({ capability, isClaimed }) => (isClaimed ? [capability.id] : [])))
  const angle = dossier.copy.angles.find(({ asserts }) => asserts.length > 0 && asserts.every((id) => claimed.has(id)))
  return [
    ...(proof.length > 0
      ? [
          `Lead with what you can prove, and ask each competitor for the same: ${proof.map((text) => `“${text}”`).join('; ')}.`,
        ]
      : []),
    ...remarks.map(
      (text) =>
        `You say: “${shortQuote(text, longestRemark)}”. Have two of their customers confirm it before a buyer hears it from you.`,
    ),
    ...(telling.length > 0
      ? [
          `Lead with your differentiators: ${telling.join('; ')}. Show them to ten ${today ? 'people who do it as you describe today' : 'customers of the first competitor above'}; keep leading with them if four ask when they can have it.`,
        ]
      : []),
    ...(known >= 0.5 ? gaps : []),
    ...(angle && known >= 0.5 ? [`${angle.pain} ${angle.promise} Proof needed: ${angle.proofNeeded}`] : []),
  ].slice(0, mostWays)
}

const longestRemark = 24

/** Fewest rivals that have something before it is called usual. */
const usualFrom = 3
const mostUsual = 3

/** What every rival has and the brief does not name: no reason to buy. What the product is for is fought over, whoever has it. */
export function whereNotToFight({ usual }: MarketFacts, columns: readonly Column[]): string[] {
  const crowded = usual.flatMap(({ id, name }) => {
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

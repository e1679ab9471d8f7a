import { notedLine, type OutsideFacts, type OutsideRow, offerLine, ownLine, saidOfRival } from '#drafting/index.ts'

/** A row's lines that can fail; none where nothing can be said without the user. */
export const linesOfRow = ({ lines }: OutsideRow): string[] => lines

/** Rows with a line that can fail; the others stand in one list (`facts.open`). */
export const provableRows = (rows: readonly OutsideRow[]): readonly OutsideRow[] =>
  rows.filter(({ lines, capability }) => lines.length > 0 || capability !== null)

/** At least so many clauses beside the one that says what it is make that one needless in a list of features. */
const enoughFeatures = 2

/** The rows that are features: no limit, no price, and not the clause that says what it is where others say what it does. */
export function featureRows({ rows, reading }: Pick<OutsideFacts, 'rows' | 'reading'>): OutsideRow[] {
  const { offer, price } = reading
  const features = rows.filter(({ quote, limit }) => !limit && !(price && quote.includes(price.text)))
  const does = features.filter(({ quote }) => quote !== offer?.text)
  return does.length >= enoughFeatures ? does : features
}

/** What stops the page, then what a colleague would point out, of this brief first and then of products of its shape; each with what follows. */
export function adviceOf({ stop, advice, shape }: OutsideFacts): { text: string; follows: string }[] {
  return [
    ...(stop
      ? [
          {
            text: `Safety first: ${stop.text}`,
            follows: `${stop.question.ask} Proposed answer: ${stop.question.propose} Sales copy and market figures are withheld until you answer.`,
          },
        ]
      : []),
    ...advice.map(({ text, question }) => ({ text, follows: `${question.ask} Proposed answer: ${question.propose}` })),
    ...(shape?.dynamics.map(({ text, so }) => ({ text, follows: so })) ?? []),
  ].slice(0, 4)
}

/** Open questions with our answer where a test is asked for. */
export function questionsOf({ questions }: OutsideFacts, owner = 'Product manager') {
  return questions.map(({ ask, propose }) => ({ question: ask, owner, test: `Proposed answer: ${propose}` }))
}

/** What is known of such products, and what rests on the description alone. */
export const basisOf = ({ market, rows, shape }: OutsideFacts): string =>
  [
    market
      ? `Competitors, rules and common features of ${market.name.toLowerCase()} come with their sources; the rest comes from your description.`
      : `Competitors, prices and rules in this field have not been researched${rows.some(({ lines }) => lines.length > 0) ? '; the criteria are derived from your description' : ''}.`,
    shape ? `General remarks come from experience with products of this kind: ${shape.name}.` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** What it is, for whom and at which price, in the user's words, and what is known of such products. */
export function summaryOf(facts: OutsideFacts): string {
  const { stop, reading } = facts
  const audience = reading.people.filter(({ field }) => field === 'audience').map(({ text }) => text)
  const is = offerLine(facts)
  return [
    is,
    audience.length > 0 && !audience.some((each) => is.includes(each)) ? `For: ${audience.join(', ')}.` : '',
    reading.price ? `Price: ${reading.price.text}.` : '',
    ...(stop ? ['One safety question must be answered first.'] : []),
    basisOf(facts),
  ]
    .filter(Boolean)
    .join(' ')
}

const mostOwnRivals = 3

/** The user's own rivals, then names of the thin market's companies with their addresses' source numbers, or where to look. */
export function rivalsLine(facts: OutsideFacts): string {
  const own = facts.yours.rivals.slice(0, mostOwnRivals)
  const [first] = own
  if (!first) {
    const typed = facts.compared.slice(0, mostOwnRivals).map(({ name }) => {
      const remark = saidOfRival(facts.reading, name)
      return remark ? `${name} (“${remark}”)` : name
    })
    const known = facts.market && facts.market.rivals.length > 0 ? knownRivalsLine(facts) : ''
    return typed.length > 0
      ? [`You name ${typed.join(', ')}.`, known].filter(Boolean).join(' ')
      : knownRivalsLine(facts)
  }
  const noted = [notedLine(first.fact), ...own.slice(1).map(({ fact }) => ownLine(fact))].join('; ')
  return `${noted}.${facts.market && facts.market.rivals.length > 0 ? ` ${knownRivalsLine(facts)}` : ''}`
}

function knownRivalsLine({ market, searches, rivalLines }: OutsideFacts): string {
  if (market && market.rivals.length > 0) {
    const names = market.rivals.map((rival) => {
      const number = market.entry(rival)
      return `${rival.name}${number === null ? '' : ` [${number}]`}`
    })
    return `Known competitors: ${names.join(', ')}. We have not checked which of them offer your core feature.`
  }
  const search = searches[0] ? ` Search for “${searches[0]}”.` : ''
  return `${rivalLines[0] ?? ''} We found no named competitors for this category.${search}`
}

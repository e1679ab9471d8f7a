import { notedLine } from '../own/own-knowledge.ts'
import { shortQuote } from './as-quoted.ts'
import type { MarketFacts } from './market-facts.ts'
import { saidOfRival } from './said-of-rivals.ts'
import { todayClause } from './today-clause.ts'

type Facts = Pick<MarketFacts, 'yours' | 'compared' | 'reading' | 'dossier' | 'rivals' | 'mainRival' | 'cite'>

const mostNamed = 3
const longestRemark = 24

/** Whom the product has to beat first: those that the user knows or names, with the user's words on them; else today's way; then the market's. */
export function mainCompetitor({ yours, compared, reading, dossier, rivals, mainRival, cite }: Facts): string {
  if (yours.rivals[0]) return `${notedLine(yours.rivals[0].fact)}.`
  if (compared.length > 0) return `You name ${namedWithRemarks(reading, compared)}.`
  const today = todayClause(reading)
  // How people manage now is whom to beat; a company of the market beside it would be a guess.
  if (today) return `Today's way: “${shortQuote(today.text, longestRemark)}”.`
  // Advice on something without a name ("the current system") tells nobody whom to beat.
  const advice = dossier.recommend.mainRival.find(({ text }) => rivals.some(({ name }) => text.includes(name)))
  if (advice) return `${advice.text}${cite(advice.basis)}`
  return mainRival ? `${mainRival.name}, chosen for ${mainRival.chosenFor}.` : ''
}

/** "Saturn and Aveni (“good but sold mainly to larger networks”)": a remark on several stands once. */
function namedWithRemarks(reading: MarketFacts['reading'], compared: MarketFacts['compared']): string {
  const groups: { names: string[]; remark: string }[] = []
  for (const { name } of compared.slice(0, mostNamed)) {
    const remark = saidOfRival(reading, name)
    const same = groups.find((each) => each.remark === remark)
    if (same) same.names.push(name)
    else groups.push({ names: [name], remark })
  }
  return groups
    .map(({ names, remark }) => `${names.join(', ')}${remark ? ` (“${shortQuote(remark, longestRemark)}”)` : ''}`)
    .join('; ')
}

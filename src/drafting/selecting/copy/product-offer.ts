import type { BriefReading } from '#shared/reading.ts'
import { isForCustomers, saidPlainly, standsAlone } from './customer-words.ts'
import { covers, isListed, kindOfProduct, type Placed } from './placed-sentences.ts'
import { fewestWordsOfPoint, type ProductPoint } from './product-point.ts'
import { isPriceText } from './product-price.ts'
import { heading, isCutOff, type Stretch, sentence, wordCount } from './sentences.ts'

const mostWordsOfOffer = 32

/** The clause that says what it is: the first sentence where it names a kind of product, else what the reading found. */
export function offerQuote(sentences: readonly Placed[], { offer }: BriefReading): Stretch | null {
  const said = offer?.field === 'description' && !isUnfit(sentences, offer) ? offer : null
  const found = said ?? announced(sentences)
  const [first] = sentences
  if (!first || (found && covers(first, found))) return found
  const isKind = kindOfProduct.test(first.said) && isForCustomers(first.said) && standsAlone(first.said)
  return isKind && !first.isStory && wordCount(first.said) <= mostWordsOfOffer
    ? { text: first.said.replace(/[.!]$/, ''), start: first.start, end: first.end }
    : found
}

/** A clause in a sentence that only we can read, or about another company. */
function isUnfit(sentences: readonly Placed[], offer: Stretch): boolean {
  const holder = sentences.find((each) => covers(each, offer))
  return holder?.use === 'none' || !isForCustomers(saidPlainly(offer.text))
}

const announcing =
  /\b(?:build(?:ing)?|mak(?:e|ing)|develop(?:ing)?|creat(?:e|ing)|launch(?:ing)?|working on)\s+(?=(?:an?|the)\s)/i

/** "my cousin and I are building an app for one-person shops": what it is stands behind the verb. */
function announced(sentences: readonly Placed[]): Stretch | null {
  for (const each of sentences) {
    const found = announcing.exec(each.text)
    if (!found) continue
    const from = found.index + found[0].length
    const text =
      each.text
        .slice(from)
        .split(/[.:;,(?!]/)[0]
        ?.trim() ?? ''
    const isWhole = wordCount(text) >= fewestWordsOfPoint && wordCount(text) <= mostWordsOfOffer
    if (isWhole && isForCustomers(text) && kindOfProduct.test(text))
      return { text, start: each.start + from, end: each.start + from + text.length }
  }
  return null
}

interface Offer {
  sentence: string
  what: string
  /** The point that says it, where no clause does. */
  point: ProductPoint | null
}

/** What it is: the user's sentence with the name; else the clause; else, behind the name, what it does first. */
export function offerOf(
  holder: Placed | undefined,
  points: readonly ProductPoint[],
  name: string | null,
  found: Stretch | null,
): Offer | null {
  const clause = found ? saidPlainly(found.text) : ''
  const isClause =
    !isCutOff(clause) && wordCount(clause) >= fewestWordsOfPoint && isForCustomers(clause) && !isPriceText(clause)
  const what = isClause ? heading(withoutName(clause, name)) : null
  if (holder && !isListed(holder) && wordCount(holder.said) <= mostWordsOfOffer && !isPriceText(holder.said))
    return {
      sentence: sentence(withName(holder.said, name)),
      what: what ?? heading(withoutName(holder.said, name)),
      point: null,
    }
  if (what) return { sentence: sentence(withName(clause, name)), what, point: null }
  const [point] = [...points.filter((each) => !each.isRefusal), ...points]
  return point ? { sentence: sentence(withName(point.text, name)), what: point.text, point } : null
}

const withName = (text: string, name: string | null) =>
  name === null || text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${lowerFirst(text)}`

/** The first word of a sentence begins small behind a colon, a name or an abbreviation does not. */
const lowerFirst = (text: string) =>
  /^(?:A|An|The|One|Two|Three|Every|Each|Your|You|When|No|It)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** "Lernkreis is a marketplace ..." and "Lernkreis: a marketplace ..." from where they say what it is. */
function withoutName(text: string, name: string | null): string {
  if (name === null || !text.toLowerCase().startsWith(name.toLowerCase())) return text
  const rest = text.slice(name.length).replace(/^["”'’]?\s*(?:is\s+|[:–—,-]\s*)/i, '')
  return wordCount(rest) >= fewestWordsOfPoint && rest !== text.slice(name.length) ? rest : text
}

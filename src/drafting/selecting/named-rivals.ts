import type { Rival } from '#knowledge/dossier/rival.ts'
import type { BriefReading, Quote } from '#shared/reading.ts'
import type { KnownFact } from '../own/known-fact.ts'
import { tools } from '../reading/cues.ts'

/** A company that the user compares with; `rival` is null for one that the market's dossier does not know. */
export interface NamedRival {
  name: string
  quote: Quote
  rival: Rival | null
  /** Of the product's own facts, where it stands there and not in the form. */
  fact?: KnownFact
}

const name = String.raw`\p{Lu}[\p{L}\d.&]*(?:\s\p{Lu}[\p{L}\d.&]*){0,2}`
const list = String.raw`(${name}(?:(?:,\s|\s(?:and|or|&)\s|,\s(?:and|or)\s)${name})*)`
/** "like Mailchimp or Flocknote", "alternative to Jane", "Swapfiets is not it". */
const compared = [
  new RegExp(
    String.raw`\b(?:[Ll]ike|[Uu]nlike|[Aa]lternatives? to|[Ii]nstead of|[Rr]eplac(?:e|es|ing)|[Vv]s\.?|[Vv]ersus|[Cc]ompared (?:to|with)|[Cc]ompet(?:e|es|ing) with|[Rr]ivals?:?(?: are| is)?|[Cc]ompetitors?:?(?: are| is)?|[Ss]witch(?:ing)? from|[Cc]heaper than|[Bb]etter than|[Ss]impler than|[Tt]ired of)\s${list}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?:^|[.!?,]\s)(${name})\s(?:(?:is|does)\snot|isn['’]t|doesn['’]t|is)\s(?:it|for|made|built|meant|enough|what|do|know|work|fit|too|only)\b`,
    'gu',
  ),
]
/** What was read as a rival and is written as a name: "7shifts", "Silver Singles". */
const companyName = /^[\p{Lu}\d][\p{L}\d.&]*(?:\s[\p{Lu}\d][\p{L}\d.&]*){0,2}$/u
/** Words that begin with a capital and name no company. */
const noCompany =
  /^(?:It|This|That|There|They|We|You|He|She|I|The|A|An|Our|My|Your|Their|Nobody|Everybody|Everyone|Today|Excel|WhatsApp|Word|Outlook|Google Sheets?|Google Docs?|Post-its?|PDF|SMS|Email|E-mail|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/u

/** Companies that the words compare the product with, in their order: those that the market knows and those that it does not. */
export function namedRivals(reading: BriefReading, rivals: readonly Rival[]): NamedRival[] {
  const found: NamedRival[] = []
  const add = (typed: string, quote: Quote, rival: Rival | null) => {
    const label = rival?.name ?? typed
    const isProduct = label.toLowerCase() === reading.name?.text.toLowerCase()
    const isPlace = reading.places.some(({ text }) => text.toLowerCase() === label.toLowerCase())
    const isKnown = found.some((each) => {
      const [one, other] = [each.name.toLowerCase(), label.toLowerCase()]
      return one.includes(other) || other.includes(one)
    })
    if (!isProduct && !isPlace && !isKnown && !noCompany.test(label)) found.push({ name: label, quote, rival })
  }
  const said = [
    reading.offer,
    ...reading.own,
    ...reading.capabilities,
    ...reading.limits,
    ...reading.background,
    ...reading.today,
  ].filter((each) => each !== null)
  // Longer spellings first: "eBay Kleinanzeigen" is not "eBay".
  const known = [...reading.rivals].sort((a, b) => b.text.length - a.text.length)
  for (const { text, field, start, end, rival } of known) {
    const match = rivals.find((each) => each.name === rival)
    const isPart = found.some(({ quote }) => quote.field === field && quote.start <= start && end <= quote.end)
    const isName = companyName.test(text) || /^[\p{Ll}\d]+[-.][\p{L}\d.-]+$/u.test(text)
    const isMeant = match !== undefined || (rival === null && isName)
    const isBeside = reading.connected?.some((each) => each.text.toLowerCase() === text.toLowerCase())
    if (isMeant && !isPart && !isBeside && !isConnected({ text, field, start, end }, [...said, ...reading.asides]))
      add(text, { text, field, start, end }, match ?? null)
  }
  for (const clause of said)
    for (const pattern of compared)
      for (const match of clause.text.matchAll(pattern))
        for (const typed of (match[1] ?? '').split(/,\s(?:and|or)\s|,\s|\s(?:and|or|&)\s/)) {
          const start = clause.start + match.index + Math.max(0, match[0].indexOf(typed))
          add(typed, { text: typed, field: clause.field, start, end: start + typed.length }, rivalOf(typed, rivals))
        }
  found.sort((a, b) => a.quote.start - b.quote.start)
  // A company's product that people use today is what they would leave: behind those that are called rivals.
  for (const quote of reading.today)
    if (companyName.test(quote.text) && quote.text.replace(tools, '').trim() !== '' && !isConnected(quote, said))
      add(quote.text, quote, rivalOf(quote.text, rivals))
  return found
}

/** "Connects to Square", "pulls the order from Shopify": a tool that the product works with is no rival. */
const worksWith =
  /\b(?:connect\w*|integrat\w+|imports?|exports?|reads?|sync\w*|pulls?|posts?|push(?:es)?|pipes?|writes?|sends?|works? (?:with|inside|on)|on top of|built on|plug-?ins? for|add-?ons? for|through|via)\b[^.;]{0,40}$/i

function isConnected(named: Quote, said: readonly Quote[]): boolean {
  const clause = said.find(({ field, start, end }) => field === named.field && start <= named.start && named.end <= end)
  return clause !== undefined && worksWith.test(clause.text.slice(0, named.start - clause.start))
}

function rivalOf(typed: string, rivals: readonly Rival[]): Rival | null {
  const wanted = typed.toLowerCase()
  return rivals.find(({ name: own, says = [] }) => [own, ...says].some((each) => each.toLowerCase() === wanted)) ?? null
}

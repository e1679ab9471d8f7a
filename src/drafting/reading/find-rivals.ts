import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { BriefField } from '#shared/brief.ts'
import type { BriefReading, Quote } from '#shared/reading.ts'
import { tools } from './cues.ts'
import { type FoundEntity, withoutOverlaps } from './entities.ts'
import { namesExactly } from './place-market.ts'

type FoundRival = BriefReading['rivals'][number]

/** Companies that the user names beside the product, those of the market first; what it connects to is no rival. */
export function findRivals(
  fields: readonly [BriefField, string][],
  dossier: MarketDossier | null,
  name: Quote | null,
  entities: readonly FoundEntity[],
  isCompany: (name: string) => boolean,
  isWord: (word: string) => boolean = () => false,
): FoundRival[] {
  const found: FoundRival[] = []
  const add = (rival: FoundRival) => {
    const isSame = found.some((each) => each.field === rival.field && each.start < rival.end && rival.start < each.end)
    if (!isSame && rival.text.toLowerCase() !== name?.text.toLowerCase()) found.push(rival)
  }
  const connected = findConnected(fields, dossier, entities)
  const isConnected = (quote: Quote) =>
    connected.some(
      ({ text, field, start, end }) =>
        text.toLowerCase() === quote.text.toLowerCase() ||
        (field === quote.field && start < quote.end && quote.start < end),
    )
  for (const [field, text] of fields) {
    for (const { name: known, says = [] } of dossier?.rivals ?? []) {
      const typed = [known, ...says].find((each) => namesExactly(text, each))
      if (!typed) continue
      const start = text.toLowerCase().indexOf(typed.toLowerCase())
      const quote = { text: text.slice(start, start + typed.length), field, start, end: start + typed.length }
      if (!isConnected(quote)) add({ ...quote, rival: known })
    }
  }
  for (const [field, text] of fields)
    for (const { 0: whole, 1: company = '', index } of text.matchAll(tried)) {
      const start = index + whole.length - company.length
      if (company.search(tools) < 0) add({ text: company, field, start, end: start + company.length, rival: null })
    }
  for (const [field, text] of fields)
    for (const { 0: whole, 1: list = '', index } of [
      ...text.matchAll(listed),
      ...text.matchAll(doesIt),
      ...text.matchAll(heardOn),
    ])
      for (const { 0: company, index: at } of list.matchAll(inList)) {
        const start = index + whole.indexOf(list) + at
        add({ text: company, field, start, end: start + company.length, rival: null })
      }
  for (const [field, text] of fields)
    for (const { 1: company = '', index } of text.matchAll(talkedOf))
      add({ text: company, field, start: index, end: index + company.length, rival: null })
  const textOf = new Map<Quote['field'], string>(fields)
  const isLowerCase = fields.every(([, text]) => text === text.toLowerCase())
  for (const { kind, text, field, start, end } of entities)
    if (
      kind === 'rival' &&
      !isEveryday(text) &&
      !isFirstWord(text, start, textOf.get(field) ?? '', isWord, isCompany) &&
      (isLowerCase || isWrittenAsName.test(text) || isCompany(text))
    )
      add({ text, field, start, end, rival: null })
  return found.sort((a, b) => fieldOrder(a) - fieldOrder(b) || a.start - b.start)
}

/** "Bilingual is not optional": a word of the language that has its capital from beginning a sentence. */
const isFirstWord = (
  text: string,
  start: number,
  whole: string,
  isWord: (word: string) => boolean,
  isCompany: (name: string) => boolean,
): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(text) &&
  isWord(text.toLowerCase()) &&
  !isCompany(text) &&
  /(?:^|[.!?]\s+|\n\s*)$/.test(whole.slice(0, start)) &&
  !whole.slice(start + text.length).includes(text)

/** "Paper sheets are lost": what anybody has is no company. */
const isEveryday = (text: string) => text.replace(tools, '').trim() === ''

/** "MarketMan", "7shifts", and not "both good" */
const isWrittenAsName = /[\p{Lu}\d]/u

/** What the product works with, as the words say; a company that is also named as a rival is one. */
export function findConnected(
  fields: readonly [BriefField, string][],
  dossier: MarketDossier | null,
  entities: readonly FoundEntity[],
): Quote[] {
  const isRival = (text: string) =>
    entities.some((each) => each.kind === 'rival' && each.text.toLowerCase() === text.toLowerCase())
  const tagged = entities.filter(({ kind, field }) => kind === 'connection' && field === 'description')
  const known = (dossier?.rivals ?? []).flatMap(({ name, says = [] }) => [name, ...says])
  const beside = fields.flatMap(([field, text]) =>
    known.flatMap((name): Quote[] => {
      const start = text.indexOf(name)
      if (field !== 'description' || start < 0 || !worksBeside.test(text.slice(Math.max(0, start - 90), start)))
        return []
      return [{ text: name, field, start, end: start + name.length }]
    }),
  )
  return withoutOverlaps([...tagged, ...beside])
    .filter(({ text }) => !isRival(text))
    .map(({ text, field, start, end }) => ({ text, field, start, end }))
}

/** "It works in WhatsApp", "goes to a person in Gorgias or Zendesk", "sits on top of Xero": said right before the name, or in a list of names. */
const worksBeside =
  /\b(?:(?:works?|lives?|runs?|sits?|goes|happens?) (?:[\p{L}-]+ ){0,4}?(?:in|inside|within|beside|alongside|next to|on top of|with|through|over)|hands? (?:[\p{L}-]+ ){0,3}?over to|plugs? into|push\w* (?:[\p{L}-]+ ){0,4}?(?:into|to)|pulls? (?:[\p{L}-]+ ){0,4}?from|reads? (?:[\p{L}-]+ ){0,4}?from|writes? (?:[\p{L}-]+ ){0,4}?(?:back to|into)|links? (?:to|with)|export\w* (?:[\p{L}-]+ ){0,4}?to|import\w* (?:[\p{L}-]+ ){0,4}?from|syncs? with|integrat\w+ with|connect\w* (?:to|with))\s(?:[\p{L}\d.]+(?:,\s|\s(?:and|or|&)\s)){0,4}$/iu

/** "Some tried MoeGo and found it too big" */
const tried = /\b(?:have |has |had )?tried ((?:\p{Lu}[\p{L}\d]*)(?: \p{Lu}[\p{L}\d]*)?)(?=[,.;]| and | but )/gu

const companyName = String.raw`\p{Lu}(?:[\p{L}\d&]|\.(?=\p{L}))*(?:\s\p{Lu}(?:[\p{L}\d&]|\.(?=\p{L}))*){0,2}`
const furtherNames = String.raw`(?:(?:,\s(?:and\s)?|\s(?:and|or|&)\s)${companyName}){0,6}`
/** "Our rivals are Siena and Yuma", "Competitors: SensoScientific, TempStick" */
const listed = new RegExp(
  String.raw`\b(?:[Cc]ompetitors?|[Rr]ivals?|[Cc]ompetition|[Aa]lternatives)\b(?:\s(?:are|is|include|includes|would be|today are))?:?\s(${companyName}${furtherNames})`,
  'gu',
)
/** "Weel is the name we hear most" */
const talkedOf = new RegExp(
  String.raw`(?<=^|[.!?,]\s|\band )(${companyName}) (?:is|are) (?:the (?:names?|ones?|tools?|apps?|products?)|what|who) (?:we|they|people|everyone|everybody|most|customers|buyers) `,
  'gmu',
)
/** "Trunk and BuildPulse do part of this", "Paved does that" */
const doesIt = new RegExp(
  String.raw`(?<=^|[.!?;]\s)(${companyName}${furtherNames}) (?:do|does|did|can do|offers?) (?:(?:some|part|most|half|a bit|parts|all) of )?(?:this|that|it|these|the same|something similar)\b`,
  'gmu',
)
/** "On OurTime or Match they told us ..." */
const heardOn = new RegExp(
  String.raw`(?<=^|[.!?]\s|\n)(?:On|In|With|At) (${companyName}(?:(?:,\s|\s(?:and|or)\s)${companyName}){0,3}),? (?:they|people|members|users|everyone|everybody|most|you) `,
  'gmu',
)
const inList = new RegExp(companyName, 'gu')

const order: readonly Quote['field'][] = ['description', 'audience', 'market', 'context']
const fieldOrder = ({ field }: FoundRival) => order.indexOf(field)

/**
 * What was found in a description and by which phrase, what was not used, and what the rules then decide: the half of the built-in writer that
 * writes, what it points out and why, and outside of the written markets the lines and the sum. `npm run explain -- "<text>" ["<audience>"]`.
 */

import { briefKind, createBriefReader, marketFacts, outsideFacts } from '#drafting/index.ts'
import { readBriefTagging } from '#knowledge/brief-tagging.ts'
import { openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import { readGlossaries } from '#knowledge/glossary.ts'
import { readIndustryNames } from '#knowledge/industry-name.ts'
import { readRegions } from '#knowledge/layers.ts'
import { readPlaces } from '#knowledge/place.ts'
import { readWordVectors } from '#knowledge/word-vectors.ts'
import type { Quote } from '#shared/reading.ts'

const [description = '', audience] = process.argv.slice(2)
const library = openMarketLibrary()
const read = createBriefReader({
  library,
  places: readPlaces(),
  regions: readRegions(),
  glossaries: readGlossaries(),
  industryNames: readIndustryNames(),
  wordVectors: readWordVectors(),
  briefTagging: readBriefTagging(),
})
const { reading, scores } = read({ description, audience })

const line = (label: string, text: string) => process.stdout.write(`${label.padEnd(12)} ${text || '-'}\n`)
const quotes = (list: readonly Quote[]) => list.map(({ text }) => `“${text}”`).join(', ')

line('name', reading.name?.text ?? '')
line('offer', reading.offer?.text ?? '')
line(
  'market',
  `${reading.market.sureness}: ${reading.market.found?.id ?? 'none'}${reading.market.submarket ? `, ${reading.market.submarket}` : ''}`,
)
for (const { id, score, because } of scores) line('', `${id} ${score.toFixed(1)}: ${because.slice(0, 6).join(', ')}`)
for (const { text, capability, phrase } of reading.capabilities)
  line('named', `${capability} by “${phrase}” in “${text}”`)
for (const { text, capability, phrase } of reading.refused) line('refused', `${capability} by “${phrase}” in “${text}”`)
line('own', quotes(reading.own))
line('people', reading.people.map(({ text, role }) => `“${text}”${role ? ` (${role})` : ''}`).join(', '))
line('payer', reading.payer?.text ?? '')
line(
  'numbers',
  reading.numbers
    .map(({ text, benchmark, position }) => `“${text}”${benchmark ? ` (${benchmark}, ${position})` : ''}`)
    .join(', '),
)
line('limits', quotes(reading.limits))
line('price', reading.price?.text ?? '')
line('places', quotes(reading.places))
line('today', quotes(reading.today))
line('rivals', quotes(reading.rivals))
line('background', quotes(reading.background))
line('asides', quotes(reading.asides))
line('not used', reading.unused.join(', '))

const kind = briefKind(reading, 'product')
const dossier = kind === 'outside' || !reading.market.found ? null : library.dossier(reading.market.found.id)
process.stdout.write('\n')
line('written as', kind)
if (dossier) {
  const { judgements, order } = marketFacts(dossier, reading)
  line('order', order.map(({ capability }) => capability.id).join(', '))
  for (const { id, text } of judgements) line('points out', `${id}: ${text}`)
} else {
  const { advice, stop, rows, sizing, offer } = outsideFacts({ description, audience }, reading, null)
  line('offer', offer)
  for (const { id, because } of stop ? [stop, ...advice] : advice)
    line('points out', `${id}, by “${because.join('”, “')}”`)
  for (const { quote, capability, limit, lines } of rows)
    line(limit ? 'limit' : 'feature', `“${quote}”: ${capability?.id ?? 'no capability'}, ${lines.length} lines`)
  line(
    'sum',
    sizing.map((part) => ('factor' in part ? part.factor.label : 'price' in part ? 'price' : part.sign)).join(' '),
  )
}

import { csvExporter } from '#exporters/csv/csv-exporter.ts'
import { writeDocx } from '#exporters/docx/write-docx.ts'
import { writePage } from '#exporters/page/write-page.ts'
import { writePdf } from '#exporters/pdf/write-pdf.ts'
import { storageSection } from '#exporters/storage/storage-section.ts'
import { passagesOf } from '#integrations/pages/passages.ts'
import { cleanHits } from '#integrations/search/search-hit.ts'
import { openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import { cutAnswer } from '#server/answers/go-on.ts'
import { readAnswer } from '#server/answers/read-answer.ts'
import { tidied } from '#server/files/read-note.ts'
import { createMarketCatalogue } from '#server/library/market-catalogue.ts'
import { withoutEcho } from '#server/models/without-echo.ts'
import { removeUnboundLinks, typedAddresses } from '#server/research/bound-links.ts'
import { boundQuery } from '#server/research/loop/bound-query.ts'
import { normalUrl } from '#server/research/normal-url.ts'
import { queryWords, relevance } from '#server/research/relevance.ts'
import { longestLibrarySearch } from '#shared/api/library.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import { fillPageTitle, titleTemplate } from '#shared/confluence/page-title.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { cleanLine, cleanText } from '#shared/document/clean-text.ts'
import { blocksFromMarkdown, loadMarkdown } from '#shared/document/from-markdown.ts'
import { decodeReferences, textOfHtml } from '#shared/document/html-text.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { toMarkdown } from '#shared/document/to-markdown.ts'
import { toPlainText } from '#shared/document/to-plain-text.ts'
import { parseFormula } from '#shared/formula/parse-formula.ts'
import { shortened } from '#shared/shortened.ts'
import { textPreview } from '#shared/table/text-preview.ts'
import type { Fuzzed } from './measure-growth.ts'

await loadMarkdown()

/** Characters that an edited PRD may have; no other text of a request or an answer is longer. */
const edit = 200_000
/** A large page, or what a model writes at most. */
const answer = 100_000

const documentOf = (blocks: readonly Block[], title = 'T'): ResultDocument => ({ title, language: 'en', blocks })

/** A text in every place that a document has, as one piece and as many. */
function everywhere(text: string): ResultDocument {
  const part = text.slice(0, text.length / 10)
  const pieces = part.match(/[\s\S]{1,12}/g) ?? []
  return documentOf(
    [
      { type: 'heading', level: 2, text: part },
      { type: 'paragraph', text: part },
      { type: 'paragraph', text: pieces.map((piece, at) => ({ text: piece, bold: at % 2 === 0, code: at % 3 === 0 })) },
      { type: 'quote', text: [{ text: part, href: `https://a.b/${part}` }] },
      { type: 'list', ordered: true, items: [{ text: part, items: pieces.map((piece) => ({ text: piece })) }] },
      {
        type: 'table',
        caption: part,
        columns: [{ label: 'A' }, { label: part }],
        rows: pieces.map((piece) => [piece, 'b']),
      },
      { type: 'fields', fields: [{ label: part, value: part }] },
      { type: 'code', text: part },
      {
        type: 'cards',
        cards: [{ title: part, badges: pieces, blocks: [{ type: 'callout', tone: 'info', text: part }] }],
      },
      { type: 'links', items: [{ text: part, url: `https://a.b/${part}`, note: part }] },
    ],
    part,
  )
}

const at = new Date(0)
const section = (document: ResultDocument) => storageSection(document, { place: 'added', at, anchor: 'a' })
const answerSchema = { type: 'object', properties: { rows: { type: 'array', items: {} } }, required: ['rows'] }
const source = { url: 'https://a.example/page' }
const catalogue = createMarketCatalogue(openMarketLibrary())

/** Everything that reads or writes untrusted text: of a user, a model, a page of the web. */
export const parsers: readonly Fuzzed[] = [
  { name: 'Markdown', runsIn: 'file process', longest: edit, run: (text) => blocksFromMarkdown(text) },
  {
    name: 'Markdown and back',
    runsIn: 'file process',
    longest: edit,
    run: (text) => toMarkdown(documentOf(blocksFromMarkdown(text))),
  },
  {
    name: 'Markdown to text',
    runsIn: 'file process',
    longest: edit,
    run: (text) => toPlainText(documentOf(blocksFromMarkdown(text))),
  },
  {
    name: 'Markdown to wiki markup',
    runsIn: 'file process',
    longest: edit,
    run: (text) => section(documentOf(blocksFromMarkdown(text))),
  },
  { name: 'any block as Markdown', runsIn: 'file process', longest: edit, run: (text) => toMarkdown(everywhere(text)) },
  { name: 'any block as text', runsIn: 'file process', longest: edit, run: (text) => toPlainText(everywhere(text)) },
  { name: 'any block as wiki markup', runsIn: 'file process', longest: edit, run: (text) => section(everywhere(text)) },
  {
    name: 'any block as CSV',
    runsIn: 'file process',
    longest: edit,
    run: (text) => csvExporter.write(everywhere(text), { data: null }),
  },
  { name: 'the words of a note', runsIn: 'file process', longest: edit, run: (text) => tidied(text) },
  {
    name: 'links that no source has',
    runsIn: 'server',
    longest: edit,
    run: (text) => removeUnboundLinks({ text }, [source], [text]),
  },
  {
    name: "a model's answer",
    runsIn: 'server',
    longest: answer,
    run: (text) => [text, `{"a": ${text}`, `<think>${text}</think>{"a": "${text}`].map((each) => readAnswer(each)),
  },
  {
    name: "a model's answer that was cut",
    runsIn: 'server',
    longest: answer,
    run: (text) => [text, `{"rows": [${text}`].map((each) => cutAnswer(each, answerSchema)),
  },
  {
    name: 'cleaning',
    runsIn: 'server',
    longest: edit,
    run: (text) => [cleanText(text), cleanLine(text), cleanDeep({ [text]: text })],
  },
  { name: 'HTML', runsIn: 'server', longest: answer, run: (text) => [textOfHtml(text), decodeReferences(text)] },
  {
    name: 'addresses',
    runsIn: 'server',
    longest: answer,
    run: (text) => [text, `https://a.b/${text}`, `https://${text}`].map((each) => [safeHref(each), normalUrl(each)]),
  },
  { name: 'passages of a page', runsIn: 'server', longest: 60_000, run: (text) => passagesOf(text) },
  {
    name: 'queries and addresses of a model',
    runsIn: 'server',
    longest: answer,
    run: (text) => [boundQuery(text, { subject: 'dogs', sites: [], isGuarded: true }), typedAddresses([text])],
  },
  {
    name: 'formulas',
    runsIn: 'server',
    longest: 10_000,
    run: (text) => [parseFormula(text), parseFormula(`1+${text}`)],
  },
  {
    name: 'shortening',
    runsIn: 'server',
    longest: edit,
    run: (text) => [shortened(text, 80), shortened(text, text.length - 1)],
  },
  {
    name: 'titles of wiki pages',
    runsIn: 'server',
    longest: 10_000,
    run: (text) => fillPageTitle(titleTemplate(text, 'A', text), at),
  },
  {
    name: 'a search of the market library',
    runsIn: 'server',
    longest: longestLibrarySearch,
    run: (text) => catalogue.search(text),
  },
  { name: 'a preview of a table', runsIn: 'server', longest: answer, run: (text) => textPreview(text, false) },
  {
    name: 'hits of a search',
    runsIn: 'server',
    longest: answer,
    run: (text) => cleanHits([{ url: `https://a.b/${text.slice(0, 2_000)}`, title: text, excerpt: text }], 8),
  },
  {
    name: 'matching of pages and questions',
    runsIn: 'server',
    longest: answer,
    run: (text) => relevance({ title: text, excerpt: text }, queryWords(text)),
  },
  {
    name: 'what an error repeats',
    runsIn: 'server',
    longest: answer,
    run: (text) => withoutEcho(text, `${text.slice(1)} ${text}`),
  },
]

/** Layout takes seconds for a long text of any kind. */
export const layouts: readonly Fuzzed[] = [
  {
    name: 'Word',
    longest: edit,
    runsIn: 'file process',
    run: (text) => writeDocx(documentOf(blocksFromMarkdown(text)), at),
  },
  {
    name: 'any block on a shared page',
    longest: edit,
    runsIn: 'file process',
    run: (text) => writePage(everywhere(text)),
  },
  { name: 'any block in Word', longest: edit, runsIn: 'file process', run: (text) => writeDocx(everywhere(text), at) },
  {
    name: 'PDF',
    longest: edit,
    runsIn: 'file process',
    run: (text) => writePdf(documentOf(blocksFromMarkdown(text)), at),
  },
  { name: 'any block in PDF', longest: edit, runsIn: 'file process', run: (text) => writePdf(everywhere(text), at) },
]

import { standingsIn } from '#agents/_kit/assumptions.ts'
import { languageIn } from '#agents/_kit/document-language.ts'
import { handedOver, handOverTables } from '#agents/_kit/handed-over.ts'
import { labelledRows, withComment, withSheets } from '#agents/_kit/labelled-files.ts'
import type { WritingAgent } from '#agents/registry-server.ts'
import { csvBytes } from '#exporters/csv/csv-exporter.ts'
import { exporters } from '#exporters/exporters.ts'
import type { WrittenPage } from '#exporters/page/write-page.ts'
import { storageSection } from '#exporters/storage/storage-section.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { tablesOf } from '#shared/document/tables-of.ts'
import { withFreeBlocks } from '#shared/document/with-free-blocks.ts'
import { withoutOwnDocuments } from '#shared/document/without-own-documents.ts'
import { loadLabels } from '#shared/labels/load-labels.ts'
import { localizedDocument } from '#shared/labels/localized-document.ts'
import { localizedRows } from '#shared/labels/localized-rows.ts'
import { localizedWorkbook } from '#shared/labels/localized-workbook.ts'
import type { OwnFact } from '#shared/own-fact.ts'
import type {
  FileRequest,
  PictureRequest,
  ResultToWrite,
  SectionRequest,
  WrittenFile,
  WrittenSection,
} from './file-job.ts'

/** The blocks of a result with who says what, its labels in the language that it is written in, with what people added. */
async function documentOf(
  agent: WritingAgent,
  { result, blocks = [], context }: ResultToWrite,
  listed?: 'in tables',
): Promise<ResultDocument> {
  const labels = await loadLabels(languageIn(result))
  const document = handedOver(agent.toDocument(result, context), result, listed)
  return withFreeBlocks(localizedDocument(document, labels), blocks)
}

/** The result as a file: the agent's own writer of the format, else the one that all share. */
export async function writeFile(agent: WritingAgent, request: FileRequest): Promise<WrittenFile> {
  const { result, context, format } = request
  const own = await ownFile(agent, request)
  if (own) return own
  const exporter = exporters.get(format)
  if (!exporter) throw new Error(`${agent.card.id} offers ${format} but has no writer for it`)
  const document = await documentOf(agent, request, format === 'csv' ? 'in tables' : undefined)
  const bytes = await exporter.write(document, { data: result, createdAt: new Date(context.timestamp) })
  return { bytes, contentType: exporter.contentType }
}

/** The result as a section of a wiki page. */
export async function writeSection(agent: WritingAgent, request: SectionRequest): Promise<WrittenSection> {
  const { place, at, anchor } = request
  const document = await documentOf(agent, request)
  return { storage: storageSection(document, { place, at, anchor }), title: document.title }
}

/** What its author knows and the document does not use is nobody else's. */
function withoutIdleFacts(result: object): object {
  if (!('ownFacts' in result) || !Array.isArray(result.ownFacts)) return result
  // A stored result has facts as its agent's schema describes them.
  const facts = result.ownFacts as OwnFact[]
  return { ...result, ownFacts: facts.filter(({ used }) => used !== false) }
}

/** The result as the readable part of a page for readers without an account. */
export async function writeSharedPage(agent: WritingAgent, request: ResultToWrite): Promise<WrittenPage> {
  const document = await documentOf(agent, { ...request, result: withoutIdleFacts(request.result) })
  const { writePage } = await import('#exporters/page/write-page.ts')
  return writePage(withoutOwnDocuments(document, request.context.sources))
}

/** A PNG of 1200 by 630. */
export async function writePicture(request: PictureRequest): Promise<Uint8Array> {
  const { linkPicture } = await import('#exporters/page/link-picture.ts')
  return linkPicture(request)
}

/** What the agent writes itself, with what is assumed labelled; null where it leaves the format to the writers that all share. */
export async function ownFile(
  agent: Pick<WritingAgent, 'files' | 'toDocument'>,
  { result, context, format }: Pick<FileRequest, 'result' | 'context' | 'format'>,
): Promise<WrittenFile | null> {
  const { files } = agent
  const labels = await loadLabels(languageIn(result))
  const standings = () => standingsIn(agent.toDocument(result, context), result)
  if (format === 'xlsx' && files.xlsx) {
    // Spreadsheets are rare and their library takes 18 MB.
    const { workbookBytes } = await import('#exporters/xlsx/workbook-bytes.ts')
    const said = localizedDocument(handOverTables(agent.toDocument(result, context), result), labels)
    const workbook = withSheets(localizedWorkbook(files.xlsx(result, context), labels), tablesOf(said))
    return { bytes: workbookBytes(workbook), contentType: contentTypes.xlsx }
  }
  if (format === 'html' && files.html) {
    const page = files.html(result, context, labels?.say ?? ((text) => text))
    return {
      bytes: new TextEncoder().encode(withComment(page, standings().assumed)),
      contentType: contentTypes.html,
    }
  }
  if (format === 'csv' && files.csv) {
    const rows = labelledRows(files.csv(result, context), standings())
    return { bytes: csvBytes(localizedRows(rows, labels)), contentType: contentTypes.csv }
  }
  return null
}

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: 'text/html; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
}

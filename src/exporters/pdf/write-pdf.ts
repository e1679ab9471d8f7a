import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { ResultDocument } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { drawCharts } from '../chart/drawn-charts.ts'
import { datedDocument } from '../dated-document.ts'
import { documentLanguage } from '../document-language.ts'
import { pageOfIn } from '../page-of.ts'
import { palette } from '../palette.ts'
import { blockContent } from './block-content.ts'
import { documentText } from './document-text.ts'
import { FontPlan } from './font-plan.ts'
import { headingsStayWithText } from './headings-stay.ts'
import { installLongParagraphs } from './long-paragraphs.ts'
import { installMirroredLists } from './mirrored-lists.ts'
import { pageFooter } from './page-footer.ts'
import { bodyStyle, hex, page, styles, TEXT_WIDTH } from './pdf-styles.ts'
import { Printer } from './pdfmake-internals.ts'
import { installRightToLeft } from './right-to-left.ts'
import { tagContent } from './tag-content.ts'
import { installTags } from './tag-writer.ts'
import { textContent } from './text-content.ts'
import { withoutLastMargin } from './without-last-margin.ts'

/** The whole .pdf file, the same bytes for the same document and date. */
export async function writePdf(undated: ResultDocument, createdAt: Date): Promise<Uint8Array> {
  const document = datedDocument(undated, createdAt)
  installRightToLeft()
  installMirroredLists()
  installLongParagraphs()
  installTags()
  const title = plainText(document.title)
  await drawCharts(document)
  const pageOf = await pageOfIn(document.language)
  const plan = await FontPlan.for(`${documentText(document)}${pageOf(1, 1)}`, document.language)
  const blocks = withoutLastMargin(blockContent(plan, document.blocks))
  const content = [...titleContent(plan, title, plainText(document.subtitle ?? '')), ...blocks]
  tagContent(content)
  const definition: TDocumentDefinitions = {
    ...page,
    version: '1.7',
    language: documentLanguage(document.language),
    tagged: true,
    displayTitle: title !== '',
    info: {
      title,
      author: 'PM Pilot',
      creator: 'PM Pilot',
      producer: 'PM Pilot',
      creationDate: Number.isNaN(createdAt.getTime()) ? new Date(0) : createdAt,
    },
    defaultStyle: bodyStyle,
    styles,
    content,
    footer: pageFooter(plan, title, pageOf),
    pageBreakBefore: headingsStayWithText(blocks.length),
  }
  const { descriptors, files } = await plan.fonts()
  const store = {
    existsSync: (name: string) => files.has(name),
    readFileSync: (name: string) => files.get(name) ?? Buffer.alloc(0),
  }
  const noAddresses = { resolve: () => {}, resolved: async () => {} }
  const pdf = await new Printer(descriptors, store, noAddresses, () => false).createPdfKitDocument(definition)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** Title and subtitle over a rule in the accent colour; nothing where there is no title. */
function titleContent(plan: FontPlan, title: string, subtitle: string): Content[] {
  if (!title && !subtitle) return []
  return [
    ...(title ? [textContent(plan, title, { style: 'title' })] : []),
    ...(subtitle ? [textContent(plan, subtitle, { style: 'subtitle' })] : []),
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: TEXT_WIDTH, y2: 0, lineWidth: 1.4, lineColor: hex(palette.accent) }],
      margin: [0, 8, 0, 12],
    },
  ]
}

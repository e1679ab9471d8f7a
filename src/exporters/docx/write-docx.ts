import { Document, Packer } from 'docx'
import type { ResultDocument } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { drawCharts } from '../chart/drawn-charts.ts'
import { datedDocument } from '../dated-document.ts'
import { documentLanguage } from '../document-language.ts'
import { pageOfIn } from '../page-of.ts'
import { BlockWriter } from './block-writer.ts'
import { documentStyles } from './document-styles.ts'
import { numbering } from './numbering.ts'
import { pageFooter } from './page-footer.ts'
import { pageSection } from './page-section.ts'
import { stablePackage } from './stable-package.ts'
import { titleBlock } from './title-block.ts'

/** The whole .docx file, the same bytes for the same document and date. */
export async function writeDocx(undated: ResultDocument, createdAt: Date): Promise<Uint8Array> {
  const document = datedDocument(undated, createdAt)
  await drawCharts(document)
  const title = plainText(document.title)
  const pageOf = await pageOfIn(document.language)
  const file = new Document({
    title,
    creator: 'PM Pilot',
    lastModifiedBy: 'PM Pilot',
    styles: documentStyles(documentLanguage(document.language)),
    numbering,
    sections: [
      {
        properties: pageSection,
        footers: { default: pageFooter(title, pageOf) },
        children: [
          ...titleBlock(title, plainText(document.subtitle ?? '')),
          ...new BlockWriter().write(document.blocks),
        ],
      },
    ],
  })
  return stablePackage(await Packer.toBuffer(file), createdAt)
}

import type { Block, ChartBlock, LinksBlock, ResultDocument } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { sourcesAt } from '#shared/document/sources-at.ts'
import { directionOf } from '#shared/labels/direction.ts'
import { chartsIn } from '../chart/drawn-charts.ts'
import { documentLanguage } from '../document-language.ts'
import { isRightToLeft } from '../text-direction.ts'
import { anchorOf, pageBlocks, topLevelOf } from './page-blocks.ts'
import type { ChartImage } from './page-charts.ts'

export interface WrittenPage {
  title: string
  subtitle: string
  language: string
  direction: 'ltr' | 'rtl'
  /** The uppermost headings, by the ids of their places in the body. */
  contents: { id: string; text: string }[]
  /** HTML. */
  body: string
  /** What it is made of. */
  blocks: readonly Block[]
}

/** The readable part of a web page, without scripts and styles of its own. */
export async function writePage(document: ResultDocument): Promise<WrittenPage> {
  const images = await drawn(document.blocks)
  const title = plainText(document.title)
  const top = topLevelOf(document.blocks)
  const body = await pageBlocks(document.blocks, {
    imagesOf: (block) => images.get(block),
    sourceList: sourceListOf(document.blocks),
  })
  return {
    title,
    subtitle: plainText(document.subtitle ?? ''),
    language: documentLanguage(document.language),
    direction: isRightToLeft(title) ? 'rtl' : directionOf(document.language),
    contents: document.blocks.flatMap((block, at) =>
      block.type === 'heading' && block.level === top ? [{ id: anchorOf(at), text: plainText(block.text) }] : [],
    ),
    body: String(body),
    blocks: document.blocks,
  }
}

/** The list of links under the heading that names the sources. */
function sourceListOf(blocks: readonly Block[]): LinksBlock | undefined {
  const heading = sourcesAt(blocks)
  const list = heading === -1 ? undefined : blocks[heading + 1]
  return list?.type === 'links' ? list : undefined
}

/** The drawing code is loaded only for documents with charts. */
async function drawn(blocks: readonly Block[]): Promise<Map<ChartBlock, ChartImage[]>> {
  const charts = chartsIn(blocks)
  if (charts.length === 0) return new Map()
  const { chartImages } = await import('./page-charts.ts')
  return new Map(charts.map((block) => [block, chartImages(block)]))
}

import type { Block, ChartBlock, ResultDocument } from '#shared/document/block.ts'
import type { ChartPicture } from './chart-picture.ts'

const pictures = new WeakMap<ChartBlock, ChartPicture>()

/** Draws every chart of a document, so that writers find them by `pictureOf`. The drawing code is loaded only for this. */
export async function drawCharts(document: ResultDocument): Promise<void> {
  const charts = chartsIn(document.blocks)
  if (charts.length === 0) return
  const { chartPicture } = await import('./chart-picture.ts')
  for (const block of charts) pictures.set(block, chartPicture(block.chart))
}

/** Undefined for a chart that was not drawn: its numbers still can be written. */
export function pictureOf(block: ChartBlock): ChartPicture | undefined {
  return pictures.get(block)
}

/** Every chart of these blocks, those in cards too. */
export function chartsIn(blocks: readonly Block[]): ChartBlock[] {
  return blocks.flatMap((block) => {
    if (block.type === 'chart') return [block]
    return block.type === 'cards' ? block.cards.flatMap((card) => chartsIn(card.blocks)) : []
  })
}

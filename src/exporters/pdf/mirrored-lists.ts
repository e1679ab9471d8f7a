import type { ListMarker } from 'pdfmake/js/LayoutBuilder.js'
import { LayoutBuilder } from './pdfmake-internals.ts'

let installed = false

/** Teaches the layout engine lists that read from right to left: their marks stand at the right, and the text gives way there. */
export function installMirroredLists(): void {
  if (installed) return
  installed = true
  const processList = LayoutBuilder.prototype.processList
  LayoutBuilder.prototype.processList = function processMirrored(ordered, node) {
    if (!node.isMirrored) {
      processList.call(this, ordered, node)
      return
    }
    const context = this.writer.context()
    const gap = node._gapSize.width
    const inside = context.availableWidth - gap
    // The engine moves a mark by this to the left of its text.
    for (const { listMarker } of (ordered ? node.ol : node.ul) ?? []) {
      if (listMarker) listMarker._minWidth = -(inside + gap - roomOf(listMarker))
    }
    context.addMargin(-gap, gap)
    processList.call(this, ordered, node)
    context.addMargin(gap, -gap)
  }
}

/** How far from the right edge a mark begins: a disc is placed by its middle. */
function roomOf({ canvas, _inlines }: ListMarker): number {
  if (canvas?.[0]) return canvas[0].x * 2
  const [number] = _inlines ?? []
  return number ? number.font.widthOfString(number.text.trimEnd(), number.fontSize, number.fontFeatures) : 0
}

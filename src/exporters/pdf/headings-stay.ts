import type { TDocumentDefinitions } from 'pdfmake/interfaces'

/** Below this share of a page a heading has no room for the text that belongs to it. */
const LAST_PART = 0.87

/** Every moved heading costs a new layout of the whole document, so that a document of headings alone must not go on. */
const MOST_BREAKS = 25

/** Starts a new page before a heading that would stand alone at the foot of one. Made for one document. */
export function headingsStayWithText(): NonNullable<TDocumentDefinitions['pageBreakBefore']> {
  let breaks = 0
  return (node, queries) => {
    if (!node.headlineLevel || breaks >= MOST_BREAKS) return false
    const isLow = node.startPosition.verticalRatio > LAST_PART && queries.getPreviousNodesOnPage().length > 0
    if (isLow) breaks += 1
    return isLow
  }
}

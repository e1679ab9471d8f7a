import type { TDocumentDefinitions } from 'pdfmake/interfaces'

/** Below this share of a page a heading has no room for the text that belongs to it. */
const LAST_PART = 0.87

/**
 * Every moved heading costs a new layout of the whole document, so the number of moves falls as the document grows: a
 * report of ten pages gets all it needs, and one of hundreds still takes seconds, not minutes.
 */
function mostBreaks(nodes: number): number {
  return Math.max(2, Math.min(20, Math.floor(2_000 / Math.max(1, nodes))))
}

/** Starts a new page before a heading that would stand alone at the foot of one. `nodes` is the size of the document. */
export function headingsStayWithText(nodes: number): NonNullable<TDocumentDefinitions['pageBreakBefore']> {
  const most = mostBreaks(nodes)
  let breaks = 0
  return (node, queries) => {
    if (!node.headlineLevel || breaks >= most || node.startPosition.verticalRatio <= LAST_PART) return false
    if (queries.getPreviousNodesOnPage().length === 0) return false
    breaks += 1
    return true
  }
}

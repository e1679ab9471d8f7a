import type { TDocumentDefinitions } from 'pdfmake/interfaces'

type PageBreakBefore = NonNullable<TDocumentDefinitions['pageBreakBefore']>
type LaidOut = Parameters<PageBreakBefore>[0]

/** Below this share of a page a heading has no room for the text that belongs to it. */
const LAST_PART = 0.87
/** Text that begins below this share is a line or two, too little to stand for what follows. */
const LAST_LINES = 0.93
/** Above this one there is room for a heading, a card's title, what is said about it and the first words. */
const FIRST_PART = 0.6

/** A line of a table, as a share of a page. */
const LINE = 0.0185
/** The engine passes nothing but a heading's level to the rule, so the number of lines is encoded in front of it. */
const LINES_STEP = 100

/** The level of a heading that needs so many lines of room on its page, its own ones included. */
export function roomyLevel(level: number | undefined, lines: number): number {
  return (level ?? 1) + LINES_STEP * Math.ceil(lines)
}

/**
 * Every moved heading costs a new layout of the whole document, so the number of moves falls as the document grows: a
 * report of ten pages gets all it needs, and one of hundreds still takes seconds, not minutes.
 */
function mostBreaks(nodes: number): number {
  return Math.max(2, Math.min(20, Math.floor(2_000 / Math.max(1, nodes))))
}

/** What only leads to something: headings, titles of cards and tables, the line about a card. */
function isLead({ headlineLevel, style }: LaidOut): boolean {
  return headlineLevel !== undefined || (typeof style === 'string' && /^(heading|caption|about)/.test(style))
}

/** A block with content of its own; boxes and columns around it have none. */
function isContent(node: LaidOut): boolean {
  return !isLead(node) && (node.text !== undefined || node.image !== undefined)
}

/**
 * Starts a new page before a heading that would stand at the foot of one without the text it leads to. Where several follow each other
 * (a heading, a card's title, a heading in the card) the first one decides for all of them. `nodes` is the size of the document.
 */
export function headingsStayWithText(nodes: number): PageBreakBefore {
  const most = mostBreaks(nodes)
  const mostLooks = Math.max(50, Math.floor(1_000_000 / Math.max(1, nodes)))
  let looks = 0
  let breaks = 0
  return (node, queries) => {
    const { verticalRatio } = node.startPosition
    if (!node.headlineLevel || breaks >= most || verticalRatio <= FIRST_PART) return false
    // Each look goes over the whole document.
    looks += 1
    if (looks > mostLooks) return false
    const before = queries.getPreviousNodesOnPage().filter((each) => isLead(each) || isContent(each))
    const last = before.at(-1)
    // The first thing on its page has nowhere better to go.
    if (!last || isLead(last)) return false
    // The page's footer is in the list too, with a place of its own that is higher up.
    const isBelow = (each: LaidOut) => isContent(each) && each.startPosition.verticalRatio > verticalRatio
    const text = queries.getFollowingNodesOnPage().find(isBelow)
    const hasRoom = verticalRatio + Math.floor(node.headlineLevel / LINES_STEP) * LINE <= 1
    if (hasRoom && text && verticalRatio <= LAST_PART && text.startPosition.verticalRatio <= LAST_LINES) return false
    breaks += 1
    return true
  }
}

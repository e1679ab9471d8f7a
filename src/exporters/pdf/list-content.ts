import type { Content, ContentOrderedList, ContentUnorderedList } from 'pdfmake/interfaces'
import type { LinksBlock, ListItem } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { palette } from '../palette.ts'
import { isRightToLeft } from '../text-direction.ts'
import type { FontPlan } from './font-plan.ts'
import { hex } from './pdf-styles.ts'
import { textContent, textParts } from './text-content.ts'

/** Items below this level stand on it. */
const DEEPEST_LIST = 8

/** Points. */
const SMALL = 9

/** A numbered or bulleted list; nested lists are bulleted. */
export function listContent(
  plan: FontPlan,
  items: readonly ListItem[],
  ordered: boolean,
  level = 1,
  isMirrored = isRightToLeft(wordsOf(items)),
): ContentOrderedList | ContentUnorderedList {
  const entries = items.flatMap((item): Content[] => {
    const text = textContent(plan, item.text, { margin: [0, 0, 0, 2] })
    if (!item.items || item.items.length === 0) return [text]
    const inner = listContent(plan, item.items, false, level + 1, isMirrored)
    return level < DEEPEST_LIST ? [{ stack: [text, inner] }] : [text, ...('ul' in inner ? inner.ul : [])]
  })
  const look = { markerColor: hex(palette.accent), ...(isMirrored ? { isMirrored } : {}) }
  // The blanks are the only distance between a number and its text.
  const separator: [string, string] = isMirrored ? ['.', '\u00A0\u00A0'] : ['', '.\u00A0\u00A0']
  return ordered ? { ol: entries, separator, ...look } : { ul: entries, ...look }
}

/** Every text of a list, which together say from which side it reads. */
const wordsOf = (items: readonly ListItem[]): string =>
  items.map((item) => `${plainText(item.text)} ${wordsOf(item.items ?? [])}`).join(' ')

/** Numbered sources: [1], [2] ... in small type, since they are looked up and not read through. */
export function linksContent(plan: FontPlan, block: LinksBlock): Content[] {
  const entries = block.items.map((item): Content => {
    const note = plainText(item.note ?? '')
    const text = [
      ...textParts(plan, [{ text: item.text, ...(item.url ? { href: item.url } : {}) }], SMALL),
      ...(note ? textParts(plan, ` — ${note}`, SMALL, { color: hex(palette.muted) }) : []),
    ]
    return { text, fontSize: SMALL, margin: [0, 0, 0, 1] }
  })
  return [
    {
      ol: entries,
      separator: ['[', ']\u00A0\u00A0'],
      markerColor: hex(palette.accent),
      fontSize: SMALL,
      margin: [0, 0, 0, 7],
    },
  ]
}

import type { Offers } from '#agents/_kit/define-offers.ts'
import { pointerOf } from '#shared/json-pointer.ts'
import type { HandedItem } from '#shared/offered-item.ts'
import type { ResultItem } from './result-item.ts'

/** What a version of a result has for other agents, each with the item that says it; without what stands in none. */
export function offeredItems(
  offers: Offers | undefined,
  result: Readonly<Record<string, unknown>>,
  items: readonly ResultItem[],
): HandedItem[] {
  return (offers?.of(result) ?? []).flatMap(({ at, section, ...offer }) => {
    const pointer = pointerOf(at)
    const found = items.find((each) =>
      section ? each.pointer === pointer && each.isNamed && each.name === section : each.pointer === pointer,
    )
    return found ? [{ ...withoutCitations(offer), item: found.id }] : []
  })
}

const citation = /\s*\\?\[\d{1,2}(?:,\s*\d{1,2})*\\?\]/g
const plain = (text: string) => text.replace(citation, '').replace(/\s+/g, ' ').trim()

/** The numbers count the sources of its own document: here they would lead to others. */
function withoutCitations<Offer extends Omit<HandedItem, 'item'>>(offer: Offer): Offer {
  const all = (texts: readonly string[]) => texts.map(plain).filter((text) => text !== '')
  const { aliases, goals, objections, channels } = offer
  return {
    ...offer,
    name: plain(offer.name),
    text: plain(offer.text),
    lines: all(offer.lines),
    ...(aliases ? { aliases: all(aliases) } : {}),
    ...(goals ? { goals: all(goals) } : {}),
    ...(objections ? { objections: all(objections) } : {}),
    ...(channels ? { channels: all(channels) } : {}),
  }
}

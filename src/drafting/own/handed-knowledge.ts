import type { OfferedItem } from '#shared/offered-item.ts'
import { isSameThing, namesSame } from '../selecting/same-thing.ts'

/** An item of an earlier result with the number of the source that it is in this run. */
export interface NumberedItem extends OfferedItem {
  number: number
}

/** What earlier results of the product hand to this one. It outranks the library, and what is taken of it cites its item. */
export interface HandedKnowledge {
  /** Personas first, then segments. */
  people: readonly NumberedItem[]
  rivals: readonly NumberedItem[]
  requirements: readonly NumberedItem[]
  figures: readonly NumberedItem[]
  prices: readonly NumberedItem[]
}

export function handedKnowledge(items: readonly NumberedItem[]): HandedKnowledge {
  const of = (kind: OfferedItem['kind']) => {
    const found = items.filter((each) => each.kind === kind)
    // Two documents name the same rival: the one that was handed over first speaks of it.
    return found.filter((each, index) => index === found.findIndex((other) => isSame(each, other)))
  }
  return {
    people: [...of('persona'), ...of('segment')],
    rivals: of('rival'),
    requirements: of('requirement'),
    figures: of('figure'),
    prices: of('price'),
  }
}

const isSame = (a: OfferedItem, b: OfferedItem) =>
  a.kind === 'requirement' || a.kind === 'figure' ? a.text === b.text : a.name.toLowerCase() === b.name.toLowerCase()

/** Whether a line of the form or of the library is about what a handed-over requirement says. */
export const isAboutSame = (
  { text, aliases = [] }: Pick<OfferedItem, 'text' | 'aliases'>,
  ...lines: readonly (string | undefined)[]
): boolean => {
  const names = [text, ...aliases].filter((each) => each !== '')
  return lines.some((line) => line && names.some((each) => isSameThing(each, line) || namesSame(each, line)))
}

/**
 * A choice that is always the same for the same words: seeded by the brief, so that two products differ and a repeated run
 * does not. Only for breaking monotony; content decides first.
 */
export interface SeededChoice {
  /** 0 to 1, exclusive. */
  next(): number
  /** One item; throws RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item
  /** A new list in a chosen order. */
  shuffled<Item>(items: readonly Item[]): Item[]
}

export function seededChoice(seed: string): SeededChoice {
  let state = hash(seed)
  const next = () => {
    // mulberry32: 32 bits of state are plenty for a choice among a few names.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    shuffled(items) {
      const list = [...items]
      for (let index = list.length - 1; index > 0; index -= 1) {
        const other = Math.floor(next() * (index + 1))
        const kept = list[index]
        const moved = list[other]
        if (kept !== undefined && moved !== undefined) {
          list[index] = moved
          list[other] = kept
        }
      }
      return list
    },
  }
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value | 0
}

/** Finds the place of a line in a file without a string per line in memory. */
export interface LineIndex {
  size: number
  /** Place of the line that is this text, 0 the first. */
  find: (line: string) => number | undefined
}

const lineBreak = 10

/** `text` is ASCII, its lines are unique and none is empty. */
export function indexLines(text: Buffer): LineIndex {
  const starts: number[] = [0]
  text.forEach((byte, at) => {
    if (byte === lineBreak && at < text.length - 1) starts.push(at + 1)
  })
  const ends = text.at(-1) === lineBreak ? text.length : text.length + 1
  const bounds = Uint32Array.from([...starts, ends])
  // Open addressing; twice the room keeps the chains short. 0 is free, else the place + 1.
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(starts.length * 2)))
  const mask = slots.length - 1
  const isAt = (place: number, line: string) => {
    const start = bounds[place] ?? 0
    if ((bounds[place + 1] ?? 0) - 1 - start !== line.length) return false
    for (let at = 0; at < line.length; at += 1) if (text[start + at] !== line.charCodeAt(at)) return false
    return true
  }
  starts.forEach((start, place) => {
    let slot = hashed((at) => text[start + at] ?? 0, (bounds[place + 1] ?? 0) - 1 - start) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = place + 1
  })
  return {
    size: starts.length,
    find(line) {
      let slot = hashed((at) => line.charCodeAt(at), line.length) & mask
      for (let place = slots[slot] ?? 0; place !== 0; place = slots[slot] ?? 0) {
        if (isAt(place - 1, line)) return place - 1
        slot = (slot + 1) & mask
      }
      return undefined
    },
  }
}

/** FNV-1a. */
function hashed(charAt: (at: number) => number, length: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < length; at += 1) hash = Math.imul(hash ^ charAt(at), 0x01000193)
  return hash >>> 0
}

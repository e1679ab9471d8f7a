import { withoutThoughts } from './find-json.ts'

/** What of a JSON object that was cut off is whole. */
export interface HeldText {
  /** The object up to its last whole member, without the closing brace: `{"a":1,"b":[2]`. Just `{` when there is none. */
  members: string
  /** The list that was being written, with its whole items: `[{...},{...}` without the bracket; null when there is none. */
  open: { name: string; items: string } | null
}

/** Null for a text that is no beginning of an object. */
export function heldText(answer: string): HeldText | null {
  const text = withoutThoughts(answer)
  const from = text.indexOf('{')
  if (from < 0) return null
  const stack: string[] = []
  let lastMember = from + 1
  let open: { name: string; from: number; lastItem: number } | null = null
  let name = ''
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '"') {
      const end = endOfText(text, at)
      if (end < 0) break
      if (stack.length === 1 && /^\s*:/.test(text.slice(end, end + 40))) name = text.slice(at + 1, end - 1)
      at = end - 1
    } else if (character === '{' || character === '[') {
      if (stack.length === 1 && character === '[') open = { name, from: at, lastItem: at + 1 }
      stack.push(character)
    } else if (character === '}' || character === ']') {
      stack.pop()
      if (stack.length === 0) return { members: text.slice(from, at), open: null }
      if (stack.length === 2 && open) open.lastItem = at + 1
      if (stack.length === 1) open = null
    } else if (character === ',') {
      if (stack.length === 1) lastMember = at
      else if (stack.length === 2 && open) open.lastItem = at
    }
  }
  const members = text.slice(from, lastMember)
  const items = open ? text.slice(open.from, open.lastItem) : ''
  return { members, open: open && items.length > 1 ? { name: open.name, items } : null }
}

/** Whether every object and list that the text begins is ended. */
export function isClosed(answer: string): boolean {
  const text = withoutThoughts(answer)
  let depth = 0
  for (let at = text.indexOf('{'); at >= 0 && at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') {
      const end = endOfText(text, at)
      if (end < 0) return false
      at = end - 1
    } else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
  }
  return depth <= 0
}

function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at + 1
  }
  return -1
}

import { shortened } from '#shared/shortened.ts'

const longest = 80

/** A name before a colon or a dash: "ShiftSwap: nurses swap shifts". */
const before = /^(\p{Lu}[\p{L}\p{N}.]*(?:\s\p{Lu}[\p{L}\p{N}.]*){0,2})\s?(?::|\s[–—-])\s/u
/** A name in mixed case that opens the text: "GrantPilot drafts grant applications". */
const mixed = /^(\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*)\s\p{Ll}/u

/** Pictures and marks before the first word: a heading begins with words. */
const opening = /^[^\p{L}\p{N}“"'(=@#+]+/u
/** The first part of a long sentence that says what it is before it says how: "An app for bell ringers: the ringer logs ..." */
const firstPart = /^(.{15,}?)(?::|;|\s[–—])\s/u

/** What a document's title calls the product: its name where the words open with one, else their first sentence, shortened. */
export function productTitle(description: string): string {
  const text = description.replace(/\s+/g, ' ').replace(opening, '').trim()
  const name = (before.exec(text) ?? mixed.exec(text))?.[1]
  if (name) return name
  const [first = text] = text.split(/(?<=[^.]{12})[.!?](?:\s|$)/)
  return shortened(first.length > longest ? (firstPart.exec(first)?.[1] ?? first) : first, longest)
}

import type { BriefReading } from '#shared/reading.ts'

/** The words that a text of the dossier may borrow from the user; null where nothing was found. */
export type Slots = Readonly<Record<'product' | 'offer' | 'users' | 'price' | 'place', string | null>>

/** Longer words for people do not fit into a sentence of somebody else. */
const longestUsers = 7

export function slotsOf(reading: BriefReading): Slots {
  const users = reading.people.find(
    ({ field, text }) => field === 'audience' && text.split(/\s+/).length <= longestUsers,
  )
  return {
    product: reading.name?.text ?? 'the product',
    offer: reading.offer?.text ?? null,
    users: users?.text ?? null,
    price: reading.price?.text ?? null,
    place: reading.places[0]?.text ?? null,
  }
}

const slot = /\{(product|offer|users|price|place)(?:\|([^{}]*))?\}/g

/** The text with its slots filled; null when one is empty and has no fallback. A text without slots is itself. */
export function filled(text: string, slots: Slots): string | null {
  if (!text.includes('{')) return text
  let missing = false
  const made = text.replace(slot, (_whole, name: keyof Slots, fallback: string | undefined) => {
    const value = slots[name] ?? fallback
    if (value === undefined) missing = true
    return value ?? ''
  })
  return missing
    ? null
    : made.replace(/(^|[.!?]\s+)(\p{Ll})/u, (_whole, before: string, letter: string) => before + letter.toUpperCase())
}

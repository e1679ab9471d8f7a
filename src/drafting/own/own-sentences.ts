import type { BriefReading } from '#shared/reading.ts'
import { exclusionHead } from '../reading/is-denied.ts'
import { isForCustomers, saidPlainly, withoutOpening, withoutSpeech } from '../selecting/copy/customer-words.ts'
import { sentencesOf } from '../selecting/copy/sentences.ts'
import { isNote } from './is-note.ts'

/** Sentences about the writer, or about how things are now, are none about the product. */
const aside =
  /\b(?:i|i['’]ve|i['’]m|me|my|mine|right now|currently|today|nowadays|at the moment|the tools out there)\b/i
const fewestWords = 4
const mostWords = 60

/** The user's whole sentences that say what the product is and does, the one with the offer first; capitals and full stops are put right, no word is. */
export function ownSentences(description: string, reading: BriefReading): string[] {
  const { offer, own, capabilities } = reading
  const quotes = [...(offer ? [offer] : []), ...own, ...capabilities].filter(({ field }) => field === 'description')
  const found = sentencesOf(description).flatMap(({ text, start: index }) => {
    const words = text.trim().split(/\s+/).length
    const isAbout = quotes.some(({ start, end }) => index <= start && end <= index + text.length + 1)
    if (!isAbout || words < fewestWords || words > mostWords || aside.test(withoutSpeech(text)) || isNote({ text }))
      return []
    // What is said of a rival is no news of ours.
    const isOfRival = reading.rivals.some(
      ({ text: name, field }) =>
        field === 'description' && text.includes(name) && !reading.connected?.some((each) => each.text === name),
    )
    if (isOfRival) return []
    if (exclusionHead.test(text.trim()) || !isForCustomers(saidPlainly(text.trim()))) return []
    const opens = offer !== null && index <= offer.start && offer.start < index + text.length
    return [{ text: written(opens ? fromOffer(text, offer.start - index, reading.name?.text ?? null) : text), opens }]
  })
  return [...found.filter(({ opens }) => opens), ...found.filter(({ opens }) => !opens)].map(({ text }) => text)
}

/** "Rowcrop: we're building a marketplace" without what only leads to the offer. */
function fromOffer(text: string, at: number, name: string | null): string {
  const before = text.slice(0, at).trim()
  const named = name !== null && before.toLowerCase().startsWith(name.toLowerCase())
  const lead = (named ? before.slice(name.length) : before).replace(/^\s*[:,–—-]\s*/, '')
  if (lead === '' || withoutOpening(`${lead} a thing`).toLowerCase() !== 'a thing') return text
  const offer = text.slice(at)
  if (!named) return offer
  return /^(?:an?|the)\s/i.test(offer) ? `${name} is ${offer}` : `${name}: ${offer}`
}

function written(text: string): string {
  const bare = withoutOpening(text).replace(/\s*[-–—]+$/, '')
  const begun = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}

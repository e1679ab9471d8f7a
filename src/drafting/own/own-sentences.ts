import type { BriefReading } from '#shared/reading.ts'
import { isNote } from './is-note.ts'

const sentence = /[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]+)*(?:[.!?]+(?=\s|$)|(?=\n|$))/g
/** Sentences about the writer, or about how things are now, are none about the product. */
const aside = /\b(?:i|i['’]ve|i['’]m|me|my|mine|right now|currently|at the moment|the tools out there)\b/i
const fewestWords = 4
const mostWords = 60

/** The user's whole sentences that say what the product does, the one with the offer first; capitals and full stops are put right, no word is. */
export function ownSentences(description: string, reading: BriefReading): string[] {
  const { offer, own, capabilities, limits } = reading
  const quotes = [...(offer ? [offer] : []), ...own, ...capabilities, ...limits].filter(
    ({ field }) => field === 'description',
  )
  const found = [...description.matchAll(sentence)].flatMap(({ 0: text, index }) => {
    const words = text.trim().split(/\s+/).length
    const isAbout = quotes.some(({ start, end }) => index <= start && end <= index + text.length + 1)
    if (!isAbout || words < fewestWords || words > mostWords || aside.test(text) || isNote({ text })) return []
    const opens = offer !== null && index <= offer.start && offer.start < index + text.length
    return [{ text: written(text), opens }]
  })
  return [...found.filter(({ opens }) => opens), ...found.filter(({ opens }) => !opens)].map(({ text }) => text)
}

function written(text: string): string {
  const bare = text
    .trim()
    .replace(/^(?:so|also|and|but|then)[:,]?\s+/i, '')
    .replace(/\s*[-–—]+$/, '')
  const begun = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}

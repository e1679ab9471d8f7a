import { withoutLeadIn } from '#shared/lead-in.ts'
import { offerHead } from '../reading/cues.ts'
import { shortQuote } from '../selecting/as-quoted.ts'
import { isCutOff } from '../selecting/copy/sentences.ts'
import type { MarketFacts } from '../selecting/market-facts.ts'

const longestOffer = 30

/** What it is in the user's words as one sentence, with the name where the words do not hold it. */
export function offerLine({ reading, title }: Pick<MarketFacts, 'reading' | 'title'>): string {
  const offer = reading.offer?.text
  const audience = reading.people.find(({ field }) => field === 'audience')?.text
  // Half a sentence says nothing: then whom it is for is all that is sure.
  if (!offer || isCutOff(offer))
    return reading.name && audience ? `${reading.name.text}, for ${audience}.` : `${title}.`
  // Where no clause says what it is, the first thing that it does would stand as the whole of it.
  if (
    reading.name &&
    audience &&
    reading.offer?.start !== 0 &&
    !offerHead.test(offer) &&
    !offer.includes(reading.name.text)
  )
    return `${reading.name.text}, for ${audience}.`
  const short = shortQuote(withoutLeadIn(offer.replace(/^so:\s*/i, '')), longestOffer).replace(/\s…$/, '')
  // "Lampenfieber helps theatre groups": what stands right behind the name goes on with it.
  if (followsName(reading)) return `${reading.name?.text} ${asContinued(short)}.`
  const is = `${short.charAt(0).toUpperCase()}${short.slice(1)}.`
  const name = reading.name?.text
  if (name && /^for\b/i.test(short)) return `${name} is ${short.charAt(0).toLowerCase()}${short.slice(1)}.`
  return name && !short.toLowerCase().includes(name.toLowerCase()) ? `${name}: ${is}` : is
}

/** Behind a name a sentence goes on in lower case; "AI-written" keeps its capitals. */
const asContinued = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text

const followsName = ({ name, offer }: MarketFacts['reading']): boolean =>
  name?.field === 'description' && offer?.field === 'description' && offer.start === name.end + 1

import type { BriefReading, Quote } from '#shared/reading.ts'
import { privateRanges } from '../../reading/private-ranges.ts'
import type { MarketFacts } from '../market-facts.ts'
import { isComparing, isForCustomers, saidPlainly, standsAlone } from './customer-words.ts'
import { mostWordsOfStep } from './product-point.ts'
import { type Stretch, sentencesOf, wordCount } from './sentences.ts'

/** A sentence of the user and whether it may stand before customers: whole, in parts or not at all. */
export interface Placed extends Stretch {
  /** As it may be shown. */
  said: string
  use: 'whole' | 'parts' | 'none'
  isStory: boolean
}

/** A product by its kind: "field service software for lift firms". */
export const kindOfProduct =
  /\b(?:app|software|platform|tool|marketplace|service|system|website|portal|bot|assistant|tracker|planner|builder|calculator|dashboard|plugin|extension|api|device)\b/i

export const meets = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end
export const covers = (a: Stretch, b: Stretch) => a.start <= b.start && b.end <= a.end
export const inDescription = (quotes: readonly (Quote | null)[]) =>
  quotes.filter((each): each is Quote => each !== null && each.field === 'description')

/** The sentences of the description with what they may be used for. */
export const placedSentences = (description: string, name: string | null, facts: MarketFacts): Placed[] =>
  sentencesOf(description).map((each) => placed(each, name, facts))

/** The name that the reading found, unless the sentence that holds it speaks of another company. */
export function ownName(description: string, { name, reading }: MarketFacts): string | null {
  const { name: found } = reading
  if (found?.field !== 'description') return name
  const holder = sentencesOf(description).find((each) => covers(each, found))
  return holder && isComparing(holder.text) ? null : name
}

/** A name in the text that is not the one of the form is another company's. */
const otherName = (name: string | null, { name: found }: BriefReading): string[] =>
  name !== null && found && !found.text.toLowerCase().includes(name.toLowerCase()) ? [found.text] : []

/** A sentence about how things are today, about rivals or the name alone is used in no text. */
function placed(stretch: Stretch, name: string | null, { reading, rivals: known }: MarketFacts): Placed {
  const { offer, capabilities, own, limits, refused, price, numbers, background, today, rivals } = reading
  const about = inDescription([offer, ...capabilities, ...own, ...limits, ...refused, price, ...numbers])
  const said = saidPlainly(stretch.text)
  const isFeature = inDescription([...capabilities, ...own]).some((each) => meets(each, stretch))
  // What it does instead of today's way is no story about today.
  const isInstead = /\b(?:instead of|rather than)\b/i.test(stretch.text)
  const isStory =
    !isInstead &&
    (inDescription(background).some((each) => meets(each, stretch)) ||
      (!isFeature && inDescription(today).some((each) => meets(each, stretch))))
  const isRival =
    inDescription(rivals).some((each) => meets(each, stretch)) ||
    isComparing(stretch.text) ||
    [...known.map((rival) => rival.name), ...otherName(name, reading)].some((each) =>
      said.toLowerCase().startsWith(`${each.toLowerCase()} `),
    )
  const isNothing =
    isRival ||
    // "Closing our seed in March, not public"
    privateRanges(stretch.text).length > 0 ||
    !(about.some((each) => meets(each, stretch)) || (stretch.start === 0 && kindOfProduct.test(said)))
  const whole = !isStory && isForCustomers(said) && standsAlone(said)
  return { ...stretch, said, isStory, use: isNothing ? 'none' : whole ? 'whole' : 'parts' }
}

/** Three items and more: what it is, followed by what it does. */
export const isListed = ({ said }: Placed) => wordCount(said) > mostWordsOfStep && said.split(/[,:]\s/).length > 2

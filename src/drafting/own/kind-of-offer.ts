import { tokens } from '#shared/language/tokens.ts'
import type { BriefReading, Quote } from '#shared/reading.ts'

/** What is sold: a program, work that people do, or a thing. Lines about screens and data fit the first alone. */
export type OfferKind = 'software' | 'service' | 'product'

const listed = (words: string) => new Set(words.split(' '))

/** Words that name a program. */
const programs = listed(
  'api app apps bot bots chatbot chatbots cli dashboard extension marketplace platform plugin portal saas sdk software webhook widget',
)
/** Words that programs have to do with; work of people and things are ordered by them too. */
const digital = listed(
  'ai alert automatically backend browser button chrome cloud code crm csv data database desktop download export feed github import inbox ' +
    'integration integrations integrates ios android iphone library login macos mailbox message messages notification notifications offline online page pages pdf ' +
    'phone phones repository scan scans screen screens site spreadsheet sql sms sync syncs tablet text texts tool tools tracker upload uploads web website whatsapp windows',
)
/** Words of work that people do, at somebody's place or by appointment. */
const work = listed(
  'agency bookkeeper cleaner cleaners cleaning coach coaching concierge consultancy consulting cooks ' +
    'freelancers gardener guide hairdresser handyman instructor nurse nurses photographer retainer retainers sitter sitters sitting ' +
    'tailor teacher teachers tending therapist trainer trainers tuition tutor tutoring tutors visit visits workshop workshops',
)
/** Materials, makes and what is only said of things. */
const things = listed(
  'aluminium bag balm bamboo bottle bottles candle candles ceramic coffee cotton cream dishwasher fabric frozen glass handmade jacket jar jars ' +
    'knitted leather linen lid oak oven packaging paper plastic porcelain recycled refill sauce ships shipped shoes silicone soap steel sugar trousers washable waterproof ' +
    'wood wooden wool',
)
const denials = listed('no not without never unlike')
/** "650ml", "480 g". */
const measured = /\b\d+(?:[.,]\d+)?\s?(?:ml|g|kg|cm|mm|oz|litres?|liters?|inch(?:es)?|watts?)\b/i
const doneByPeople =
  /\bdone[- ]for[- ]you\b|\b(?:1|one)[- ](?:to|on)[- ](?:1|one)\b|\bwe (?:look after|clean|come|visit|repair|cook|walk|teach|pick up|deliver|drive|write)\b|\bper visit\b|\ba visit\b|\ban hour\b/i

/** What a text sells. Denied words ("we're not software") count for nothing; a word of a program outweighs all others. */
export function kindOfOffer(text: string): OfferKind {
  const said = tokens(text)
  const count = (words: ReadonlySet<string>) =>
    new Set(
      said
        .filter(({ word }, index) => words.has(word) && !isDenied(said.slice(Math.max(0, index - 3), index)))
        .map(({ word }) => word),
    ).size
  if (count(programs) > 0) return 'software'
  // What is ordered on a website is no website: two words of a thing, or of work, weigh more than one of a screen.
  const thing = count(things) + (measured.test(text) ? 1 : 0)
  const people = count(work) + (doneByPeople.test(text) ? 2 : 0)
  const fewest = count(digital) > 0 ? 2 : 1
  if (thing >= fewest && thing >= people) return 'product'
  return people >= fewest ? 'service' : 'software'
}

function isDenied(before: readonly { word: string }[]): boolean {
  return before.some(({ word }) => denials.has(word))
}

/** The same where only what was read of a description is at hand. */
export function kindOfReading(reading: BriefReading): OfferKind {
  const { offer, own, capabilities, limits, background, asides, price, numbers, refused } = reading
  const quotes = [...(offer ? [offer] : []), ...own, ...capabilities, ...limits, ...refused, ...background, ...asides]
    .concat(price ?? [], numbers)
    .filter(({ field }: Quote) => field === 'description' || field === 'market')
  return kindOfOffer([...new Set(quotes.map(({ text }) => text)), ...reading.unused].join('\n'))
}

import { money, perTime, perUnit, priceWords } from '../../reading/cues.ts'
import type { MarketFacts } from '../market-facts.ts'
import { isForCustomers, isUndecided, standsAlone } from './customer-words.ts'
import { covers, type Placed } from './placed-sentences.ts'
import { sentence } from './sentences.ts'

const longestPrice = 140

/** Sums that people pay each other, or that are only insured. */
const paidToOthers = /\b(?:book|reserve|deposits?|guests? pay|insur\w+)\b/i

/** Whether a text says what the product costs; a sum that guests or customers pay each other is none. */
export function isPriceText(text: string): boolean {
  if (text.length > longestPrice) return false
  if (/^(?:free\b|first \w+ free\b|kostenlos|gratis)/i.test(text)) return true
  const hasSum = money.test(text) || /\b\d+(?:[.,]\d+)?\s?(?:%|per ?cent\b|k\b)|^\d+[.,]\d\d\b/.test(text)
  if (!hasSum || paidToOthers.test(text)) return false
  const isByUnit = perTime.test(text) || perUnit.test(text) || /\bper\s\p{L}+/iu.test(text)
  const isPaid = /\b(?:pays?|costs?|charges?|takes?)\b/i.test(text) || /^(?:[£€$\d]|price|pricing)/i.test(text)
  return (isByUnit && isPaid) || /^we (?:take|charge)\b/i.test(text) || (priceWords.test(text) && isPaid)
}

interface Price {
  text: string
  /** Said with a doubt. */
  isOpen: boolean
}

/** The sentence of the user that says what it costs, else the sum out of one that cannot be shown whole. */
export function priceOf(sentences: readonly Placed[], { reading }: MarketFacts): Price | null {
  const stated = reading.price?.field === 'description' ? reading.price : null
  // What people pay each other stands in sentences of the same kind: where the price was found, it is that one.
  const whole = sentences.find(
    (each) => each.use === 'whole' && isPriceText(each.said) && (stated === null || covers(each, stated)),
  )
  if (whole) return { text: sentence(withoutLabel(whole.said)), isOpen: false }
  const { price } = reading
  if (!price || paidToOthers.test(price.text)) return thoughtOf(sentences)
  const holder = price.field === 'description' ? sentences.find((each) => covers(each, price)) : undefined
  if (isForCustomers(price.text) && standsAlone(price.text) && !(holder && isUndecided(holder.text)))
    return { text: sentence(withoutLabel(price.text)), isOpen: false }
  return openSum(price.text)
}

/** "I was thinking 9 euros per flat per month?": the sum, marked as open. */
function thoughtOf(sentences: readonly Placed[]): Price | null {
  const found = sentences.find(
    ({ text }) =>
      isUndecided(text) &&
      text.length <= longestPrice &&
      money.test(text) &&
      (perTime.test(text) || perUnit.test(text)) &&
      !paidToOthers.test(text),
  )
  return found ? openSum(found.text.replace(/[?!.\s]+$/, '')) : null
}

function openSum(text: string): Price | null {
  const sum = /[£€$]?\s?\d.*$|\bfree\b.*$/is.exec(text)?.[0].trim()
  return sum ? { text: sentence(sum), isOpen: true } : null
}

/** "Pricing: 29 a month" stands under a heading of its own. */
const withoutLabel = (text: string) => text.replace(/^(?:pricing|prices?|costs?)\s*(?::|is|-|–)\s*/i, '')

import {
  chosenPoints,
  cutAtJoint,
  type HookKind,
  isAchieved,
  type MarketFacts,
  type ProductPoint,
  type ProductWords,
  registerOf,
  sentence,
  type TradeHook,
} from '#drafting/index.ts'
import { isLongerThan } from '#shared/characters.ts'
import type { HooksInput } from '../input.ts'
import type { Hook } from '../output.ts'
import { platformLimits } from '../platform-limits.ts'
import { tradeHooks } from './trade-hooks.ts'
import { isLine, typedPains } from './typed-pains.ts'
import { wantedKinds } from './wanted-kinds.ts'

const mostHooks = 7
const mostTyped = 3
const mostOwn = 2
const mostProof = 2

/** What each kind of line does to a reader, and which detail does the work. */
const triggers: Record<HookKind, readonly [trigger: string, why: string]> = {
  claim: ['Contradiction', 'It says what the industry thinks but does not publish'],
  scene: ['Recognition', 'A moment this audience has lived through, with a concrete time or object'],
  turn: ['Surprise', 'The second half reverses the first'],
  question: ['Curiosity', 'They know the answer, and it is uncomfortable'],
  quote: ['Recognition', 'A sentence they have said themselves'],
  promise: ['Relief', 'It ends a familiar problem'],
  advice: ['Usefulness', 'It can be done today, without the product'],
  news: ['Urgency', 'It has a date'],
  position: ['Trust', 'It takes a side'],
  list: ['Order', 'Readers count along'],
  fact: ['Surprise', 'A number they would have guessed differently'],
}

/** First lines from different angles: the user's pains, what only this product has, what it refuses, the price, then the trade's. */
export function writtenHooks(input: HooksInput, facts: MarketFacts, words: ProductWords): Hook[] {
  const { fold, limit } = platformLimits[input.platform]
  const most = Math.min(fold, limit)
  const offer = behindOf(words)
  const does = words.points.filter(({ isRefusal, isOfMarket }) => !isRefusal && !isOfMarket)
  const own = does.filter(({ isOwn }) => isOwn)
  const refusal = words.points.find(({ isRefusal }) => isRefusal)
  const pains = typedPains(input).filter(isLine).slice(0, mostTyped)
  const trade = tradeHooks(facts, words, registerOf(input.tone), wantedKinds(input.desiredEmotion, input.platform))
  const ofProduct = [
    ...words.proof.slice(0, mostProof).map((text) => fromProof(text, offer)),
    ...(own.length > 0 ? own.slice(0, mostOwn) : does.slice(0, 1)).map((point) => fromPoint(point, most, offer)),
    ...(refusal ? [fromRefusal(refusal, offer)] : []),
    ...(words.price && !words.priceIsOpen && isNews(words.price) ? [fromPrice(words.price, offer)] : []),
  ]
  const openings = new Set<string>()
  return interleaved(
    [...pains.map((pain) => fromPain(pain, behindOf(words, chosenPoints(words, 1, pain)[0]))), ...ofProduct],
    trade.map((hook, at) => fromTrade(hook, words, does[at % Math.max(1, does.length)])),
  )
    .filter(({ hook }) => !isLongerThan(hook, most))
    .filter(({ hook }) => {
      const opening = hook.toLowerCase().split(/\s+/).slice(0, 4).join(' ')
      return openings.has(opening) ? false : openings.add(opening)
    })
    .slice(0, mostHooks)
    .map(withoutRepeat())
}

/** The same line behind every hook is read once: further hooks stand alone. */
function withoutRepeat(): (hook: Hook) => Hook {
  const shown = new Set<string>()
  return (hook) => {
    if (!hook.line_behind) return hook
    if (shown.has(hook.line_behind)) return { ...hook, line_behind: null }
    shown.add(hook.line_behind)
    return hook
  }
}

/** A price that spares somebody something is a line; a sum alone is none. */
const isNews = (price: string) => /\b(?:free|no|nothing|never|without)\b/i.test(price)

/** The user's first two, then one of the trade and one of the user in turn, so that both are there. */
function interleaved(own: readonly Hook[], trade: readonly Hook[]): Hook[] {
  const rest = own.slice(2).flatMap((hook, at) => [...(trade[at] ? [trade[at]] : []), hook])
  return [...own.slice(0, 2), ...rest, ...trade.slice(Math.max(0, own.length - 2))]
}

/** What it is, behind a point that bears on the line; else with the price. */
function behindOf({ offer, price }: ProductWords, point?: ProductPoint): string | null {
  if (!offer) return null
  return point ? `${sentence(point.text)} ${offer}` : [offer, price].filter(Boolean).join(' ')
}

function fromPain(pain: string, behind: string | null): Hook {
  return {
    hook: sentence(pain),
    line_behind: behind,
    why_it_works: 'Your own sentence, unchanged.',
    emotional_trigger: 'Recognition',
    inspired_by: 'Your description',
    check: null,
  }
}

function fromPoint({ text }: ProductPoint, most: number, offer: string | null): Hook {
  const short = cutAtJoint(text, most - 1) ?? text
  return {
    hook: sentence(short),
    line_behind: offer,
    why_it_works: 'What it does, as you describe it.',
    emotional_trigger: 'Curiosity: how does it do that?',
    inspired_by: 'Your description',
    check: null,
  }
}

function fromProof(text: string, offer: string | null): Hook {
  return {
    hook: text,
    line_behind: offer,
    why_it_works: 'It happened and it can be checked; no competitor can copy this line.',
    emotional_trigger: 'Trust',
    inspired_by: 'Your description',
    check: isAchieved(text) ? 'Your own figure: keep the date and the method at hand.' : null,
  }
}

function fromRefusal({ text }: ProductPoint, offer: string | null): Hook {
  return {
    hook: sentence(text),
    line_behind: offer,
    why_it_works: 'A refusal is memorable: competitors sell what you leave out.',
    emotional_trigger: 'Trust',
    inspired_by: 'Your description',
    check: null,
  }
}

function fromPrice(price: string, offer: string | null): Hook {
  return {
    hook: price,
    line_behind: offer?.endsWith(price) ? offer.slice(0, -price.length).trim() : offer,
    why_it_works: 'The price comes first: anyone who reads on has already weighed it.',
    emotional_trigger: 'Relief',
    inspired_by: 'Your description',
    check: null,
  }
}

/** What has to be true or found before a line of this kind is posted; null for lines that claim nothing. */
const checks: Partial<Record<HookKind, string>> = {
  fact: 'Name the source beside the number, or leave it out.',
  news: 'Name the source and check that the date still holds.',
  quote: 'Typical, not a real quote: post it once a customer has said it.',
  position: 'Post it only if it reflects your position.',
  promise: 'Post it only once it is proven.',
}

function fromTrade({ text, kind, asserts }: TradeHook, words: ProductWords, next: ProductPoint | undefined): Hook {
  const [trigger, why] = triggers[kind]
  const point = words.points.find(
    ({ capabilities, isOfMarket }) => !isOfMarket && capabilities.some((id) => asserts.includes(id)),
  )
  return {
    hook: text,
    line_behind: behindOf(words, point ?? next),
    why_it_works: `${why}.`,
    emotional_trigger: trigger,
    inspired_by: point ? 'The industry, on your feature' : 'The industry, no claim',
    check: checks[kind] ?? null,
  }
}

import { assumed, inferred, inferredOr } from './claim-text.ts'
import type { MarketView } from './market-view.ts'
import { sharedStems, stemsOfBrief } from './own-words.ts'
import { listed, lowerFirst, upperFirst, withoutPoint } from './phrases.ts'
import type { Rival } from './rivals.ts'
import { marketWords } from './market-words.ts'
import { placeNames } from './place-names.ts'

/** What the idea has against a named weakness of a named rival or of what people do today. */
export function strengths(view: MarketView): string[] {
  const answers = view.rivals.flatMap((rival) => answerTo(rival, view) ?? []).slice(0, 2)
  const against = againstToday(view).slice(0, answers.length > 1 ? 1 : 2)
  const own = ownPromise(view)
  const found = [...answers, ...against, ...own]
  if (found.length > 0) return found
  const { terms, people } = view
  return [
    assumed(
      `${terms.Subject} is aimed at ${people} alone${terms.job ? ` and at one job, to ${terms.job}` : ''}; whether a narrow start is an advantage depends on what they use today, which the description does not say`,
      `watch three of them ${terms.job ? `${terms.job} once` : 'do it once'} and note where they stop`,
    ),
  ]
}

/** The reason for which this rival's weakness is this product's opening, if the words give one. */
function answerTo(rival: Rival, view: MarketView): string | null {
  const { terms, people } = view
  const { vendor, source } = rival
  const gap = lowerFirst(withoutPoint(vendor.weakAt))
  const check = `try to ${terms.job ?? 'do the same job'} in ${vendor.name} for twenty minutes`
  const own = stemsOfBrief(view.context.brief)
  const common = marketWords(rival.market)
  const touched = sharedStems(vendor.weakAt, own).filter((stem) => !common.has(stem))
  const places = placeNames(view.context)
  if (rival.elsewhere && places.length > 0) {
    return inferredOr(
      `${vendor.name} is made for ${lowerFirst(vendor.buyer)} (${gap}), while ${terms.subject} starts with ${people}${people.includes(places[0] ?? '') ? '' : ` in ${listed(places)}`}`,
      [source],
      check,
    )
  }
  if (rival.otherSize) {
    return inferredOr(
      `${vendor.name} is sold to ${lowerFirst(vendor.buyer)}; its gap (${gap}) is felt most by ${terms.who?.full ?? people}, with whom ${terms.subject} starts`,
      [source],
      check,
    )
  }
  if (touched.length > 0) return inferredOr(`${terms.Subject} starts where ${vendor.name} is weak: ${gap}`, [source], check)
  if (terms.job && rival.covers.length === 0) {
    const lists = listed(vendor.capabilities.slice(0, 3).map(lowerFirst))
    return inferredOr(
      `${vendor.name} lists ${lists}, and nothing by which ${people} ${terms.job}; its known gap is this: ${gap}`,
      [source],
      check,
    )
  }
  return null
}

function againstToday({ today, terms, people }: MarketView): string[] {
  return today.flatMap(({ text, weakness, said }) => {
    const what = terms.promises[0] && said ? `${terms.subject} is meant to work ${terms.promises[0]}` : terms.job ? `${terms.subject} is there to ${terms.job}` : null
    if (weakness === null) return what === null || !said ? [] : [inferred(`Against ${text}: ${what}`, [])]
    const answer = what === null ? '' : `; ${what}`
    return [
      assumed(
        `Against ${text}: ${lowerFirst(withoutPoint(weakness))}${answer}`,
        `ask five ${people} to show the last time they ${terms.job ? `had to ${terms.job}` : 'did it'} with ${text}`,
      ),
    ]
  })
}

/** What is new by the user's own words, when no rival lists anything alike. */
function ownPromise({ context, rivals, terms }: MarketView): string[] {
  const novelty = context.brief.novelty.find(({ confidence }) => confidence >= 0.5)?.text
  const promise = terms.promises[0] ?? novelty
  if (!promise || rivals.length === 0) return []
  const own = new Set(sharedStems(promise, stemsOfBrief(context.brief)))
  const alike = rivals.filter(({ vendor }) => sharedStems([vendor.line, ...vendor.capabilities].join('. '), own).length >= 2)
  if (alike.length > 0) return []
  const names = listed(rivals.map(({ vendor }) => vendor.name), 'or')
  const text = `What the description promises ("${promise}") is not among the functions that the library lists for ${names}`
  return [
    inferredOr(
      upperFirst(text),
      rivals.map(({ source }) => source),
      `look for it on the function pages of ${names}`,
    ),
  ]
}

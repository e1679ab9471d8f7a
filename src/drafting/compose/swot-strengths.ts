import { assumed, inferredOr, marks } from './claim-text.ts'
import { coverOf } from './job-cover.ts'
import { jobPhrase, shortJobPhrase } from './job-terms.ts'
import { type MarketView, tryIn } from './market-view.ts'
import { marketWords } from './market-words.ts'
import { sharedStems, stemsOfBrief, tellingStems } from './own-words.ts'
import { listed, lowerFirst, upperFirst, withoutPoint } from './phrases.ts'
import { placeNames } from './place-names.ts'
import { mostRelevant } from './relevance.ts'
import { bears, type Rival } from './rivals.ts'

/** What the idea has against a named weakness of a named rival or of what people do today. */
export function strengths(view: MarketView): string[] {
  // That a function is not listed is said of one rival; of the next it would be the same sentence again.
  const isUnlisted = (text: string) => / and, as far as the library goes, no way to /.test(text)
  const all = view.rivals.flatMap((rival) => answerTo(rival, view) ?? [])
  const answers = all.filter((text, index) => !isUnlisted(text) || all.findIndex(isUnlisted) === index).slice(0, 2)
  const against = againstToday(view).slice(0, answers.length > 1 ? 1 : 2)
  const found = [...answers, ...against, ...(answers.length > 1 ? [] : ownPromise(view)), ...againstKnownPain(view)]
  if (found.length > 0) return found.slice(0, 4)
  const { terms, people } = view
  return [
    assumed(
      `${terms.Subject} starts with one group, ${people}${terms.job ? `, and one job: to ${terms.job}` : ''}; that counts as a strength only if what they use today is poor at it`,
      `watch three of them do it once and note where they stop`,
    ),
  ]
}

/** The reason for which this rival's weakness is this product's opening, if the words give one. */
function answerTo(rival: Rival, view: MarketView): string | null {
  const { terms, people } = view
  const { vendor, source } = rival
  const gap = lowerFirst(withoutPoint(vendor.weakAt))
  // A gap that hurts other people is no opening here.
  const felt = rival.gapBears >= bears
  const own = felt ? `; its own gap: ${gap}` : ''
  const check = tryIn(vendor.name, terms.shortJob)
  const touched = sharedStems(vendor.weakAt, caredFor(view)).filter((stem) => !marketWords(rival.market).has(stem))
  const places = placeNames(view.context)
  if (rival.elsewhere && places.length > 0)
    return inferredOr(
      `${vendor.name} is made for ${lowerFirst(vendor.buyer)}${felt ? ` (its gap: ${gap})` : ''}, while ${terms.subject} starts with ${people} in ${listed(places)}`,
      [source],
      check,
    )
  if (rival.otherSize)
    return inferredOr(
      `${vendor.name} is sold to ${lowerFirst(vendor.buyer)}${felt ? `; its gap (${gap}) weighs most for` : ', not to'} ${terms.who?.full ?? people}, with whom ${terms.subject} starts`,
      [source],
      check,
    )
  if (touched.length > 0)
    return inferredOr(`${terms.Subject} starts where ${vendor.name} is weak: ${gap}`, [source], check)
  const other = terms.jobs
    .slice(1, 4)
    .find((job) => !vendor.capabilities.some((capability) => coverOf(capability, job) !== null))
  // A short list of functions cannot prove that one is missing, so what is not listed stays an assumption.
  if (rival.covers[0] && other && terms.jobLine?.includes(jobPhrase(other)))
    return assumed(
      `${vendor.name} lists ${lowerFirst(rival.covers[0])}${marks([source])} and, as far as the library goes, no way to ${shortJobPhrase(other)}${own}`,
      tryIn(vendor.name, shortJobPhrase(other)),
    )
  const near = rival.near[0]
  if (near !== undefined && rival.covers.length === 0 && felt)
    return inferredOr(`${vendor.name} has ${lowerFirst(near)}, yet with this gap: ${gap}`, [source], check)
  if (terms.shortJob && rival.covers.length === 0) {
    const lists = listed(
      mostRelevant(vendor.capabilities, (text) => text, view.relevance)
        .slice(0, 3)
        .map(lowerFirst),
    )
    return assumed(
      `${vendor.name} lists ${lists}${marks([source])} and, as far as the library goes, no way to ${terms.shortJob}${own}`,
      check,
    )
  }
  return null
}

/** Words of what the user cares about: the job, the people, their limits; not of the whole text. */
function caredFor({ context: { brief }, terms }: MarketView): ReadonlySet<string> {
  const texts = [
    ...terms.jobs.map(({ object }) => object),
    ...brief.actors.slice(0, 2).map(({ text, setting }) => `${text} ${setting ?? ''}`),
    ...brief.constraints.map(({ text }) => text),
    ...brief.pains.map(({ text }) => text),
    ...terms.promises,
  ]
  return new Set(tellingStems(texts.join('. ')))
}

function againstToday({ today, terms, people }: MarketView): string[] {
  return today.flatMap(({ text, weakness, said }) => {
    const promised = terms.promises[0] && terms.shortJob && !terms.fullJob?.includes(terms.promises[0])
    const doing = promised
      ? `${terms.shortJob} ${terms.promises[0]}`
      : terms.jobLine !== terms.job
        ? terms.jobLine
        : terms.fullJob
    const answer = doing === null ? null : `${terms.subject} is a way to ${doing}`
    if (weakness === null)
      return answer === null || !said
        ? []
        : [assumed(`Against ${text}: ${answer}`, `compare both on three recent cases of ${people}`)]
    return [
      assumed(
        `Against ${text}: ${lowerFirst(withoutPoint(weakness))}${answer === null ? '' : `; ${answer}`}`,
        `ask five ${people} when it last happened and what it cost them`,
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
  const alike = rivals.filter(
    ({ vendor }) => sharedStems([vendor.line, ...vendor.capabilities].join('. '), own).length >= 2,
  )
  if (alike.length > 0) return []
  const names = listed(
    rivals.map(({ vendor }) => vendor.name),
    'or',
  )
  return [
    inferredOr(
      upperFirst(`what is promised ("${promise}") is not among the functions that the library lists for ${names}`),
      rivals.map(({ source }) => source),
      `look for it on the function pages of ${names}`,
    ),
  ]
}

/** Without rivals: a pain of these people that the job touches. */
function againstKnownPain({ known, rivals, terms, people, relevance }: MarketView): string[] {
  if (!known || rivals.length > 0) return []
  const pain = mostRelevant(known.pains, (text) => text, relevance, 0.8)[0]
  if (!pain) return []
  return [
    assumed(
      `A known complaint of ${people} is touched: "${withoutPoint(pain)}"${terms.shortJob ? `, and ${terms.subject} is a way to ${terms.shortJob}` : ''}`,
      `ask five ${people} to name the worst part of their last week and see who says it unasked`,
    ),
  ]
}

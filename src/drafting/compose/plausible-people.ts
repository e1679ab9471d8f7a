import type { Brief, BriefActor } from '#shared/brief.ts'
import { looksPlural, toPlural } from '../brief/inflect.ts'
import { personScore } from '../brief/lexicon.ts'
import { withArticle } from './phrases.ts'
import { lastWord } from './product-noun.ts'

/** An age or a list is no place that somebody works or lives in: "couples in their late twenties", "clients on a waitlist". */
const noPlace = /\b(?:\w+ties|\d+s|twens|age|ages|years|waitlist|waiting list|list|need|person|advance|time|hurry)$/i

/** The brief with people who are somewhere, or whose place was not said, and with who pays where the audience's field says it. */
export function withPlausiblePeople(read: Brief): Brief {
  const brief = withImpliedPeople(read)
  const actors = withWholePlace(brief.actors, brief.source).map((actor) =>
    actor.setting !== null && noPlace.test(actor.setting) ? { ...actor, setting: null } : actor,
  )
  const buyer = brief.buyer ?? payerOf(brief)
  const [main] = actors
  return {
    ...brief,
    actors: forWhomFirst(actors, brief).filter((actor) => actor === main || !isPlaceOf(actor, main)),
    buyer,
    geography: brief.geography.map((place) => withNewPlace(place, brief)),
    missing: brief.missing.filter((gap) => gap !== 'buyer' || buyer === null),
  }
}

/** Functions of a firm whose people a founder names by the work alone: "our sales calls". */
const ourWork =
  /\bour\s(sales|support|marketing|finance|legal|design|engineering|product|customer success|operations|recruiting|procurement|accounting)\b/i
/** What the reader is told to have: "all your gift cards and vouchers". */
const yourThings =
  /\b(?:collects?|keeps?|stores?|tracks?|manages?|organi[sz]es?|sorts?|lists?|sells?|insures?)\s(?:all\s)?(?:of\s)?your\s((?:[\p{L}-]+\s){0,2}?[\p{L}-]+s(?:\sand\s[\p{L}-]+s)?)(?=\s(?:in|on|at|by|from|before|when|and|so|with|to|for)\b|[.,;:!?]|$)/iu

/** Where nobody is named, the team whose work is ours and those who have what the reader is told to have. */
function withImpliedPeople(brief: Brief): Brief {
  if (brief.language !== 'en' || brief.actors.some(({ confidence }) => confidence >= least)) return brief
  const { description } = brief.source
  const team = ourWork.exec(description)
  const things = team ? null : yourThings.exec(description)
  const found = team ?? things
  const words = found?.[1]?.toLowerCase()
  if (!found || !words || /\b(?:this|its|business|customers?|users?|clients?|team)\b/.test(words)) return brief
  const text = team ? `${words} team` : `person with ${words}`
  const start = found.index + found[0].length - words.length
  const actor: BriefActor = {
    text: words,
    confidence: 0.6,
    head: team ? 'team' : 'person',
    singular: text,
    plural: team ? `${text}s` : `people with ${words}`,
    setting: null,
    span: { field: 'description', start, end: start + words.length },
  }
  return { ...brief, actors: [actor, ...brief.actors], missing: brief.missing.filter((gap) => gap !== 'actor') }
}

const least = 0.5

/** "owners of refrigeration | and | air-conditioning contractors": the second half says of what kind both are. */
function withWholePlace(actors: readonly BriefActor[], source: Brief['source']): readonly BriefActor[] {
  const [first, second] = actors
  const place = / of ([\p{L}-]+)$/u.exec(first?.plural ?? '')?.[1]
  if (!first || !second || !place || looksPlural(place) || first.span.field !== second.span.field) return actors
  const between = (source[first.span.field] ?? '').slice(first.span.end, second.span.start)
  if (!/^\s(?:and|or|&)\s$/.test(between) || !/\s|-/.test(second.plural)) return actors
  const of = lastWord(second.plural)
  const whole = {
    ...first,
    plural: `${first.plural} ${of}`,
    singular: `${first.singular.replace(/ of [\p{L}-]+$/u, '')} of ${withArticle(`${place} ${lastWord(second.singular)}`)}`,
    span: { ...first.span, end: second.span.end },
  }
  return [whole, ...actors.slice(2)]
}

/** "food manufacturers" beside "quality managers at food manufacturers" are where those work who are there already. */
const isPlaceOf = ({ plural }: BriefActor, main: BriefActor | undefined) =>
  main?.setting !== null && main?.setting !== undefined && plural.toLowerCase().endsWith(main.setting.toLowerCase())

/** "A service for property managers. Residents report ...": it is for the managers, where no field of its own says otherwise. */
function forWhomFirst(actors: readonly BriefActor[], { source }: Brief): readonly BriefActor[] {
  if (source.audience) return actors
  const opening = /^(?:an?|the)?\s?[^.,;:]{3,40}?\sfor\s([^.,;:!?]+)[.]/i.exec(source.description)?.[1]?.toLowerCase()
  const meant = opening && actors.find(({ plural }) => opening.startsWith(plural.toLowerCase()))
  return meant ? [meant, ...actors.filter((actor) => actor !== meant)] : actors
}

const american = /^(?:England|York|Jersey|Mexico|Hampshire|Orleans)$/i

/** "New England" is no part of England. */
function withNewPlace(place: Brief['geography'][number], { source }: Brief): Brief['geography'][number] {
  if (!american.test(place.text) || !/\bnew\s$/i.test((source[place.span.field] ?? '').slice(0, place.span.start)))
    return place
  return { ...place, text: `New ${place.text}`, regionId: 'united-states' }
}

/** "the plant manager signs the contract", "the committee pays from ticket income". */
function payerOf({ source, actors }: Brief): BriefActor | null {
  const text = source.audience ?? ''
  const found =
    /\b(?:the|a|an|their|its)\s+((?:[\p{L}-]+\s){0,2}?[\p{L}-]+)\s+(?:pays|signs|decides|buys|holds the budget|approves the (?:purchase|budget))\b/iu.exec(
      text,
    )
  const [whole = '', phrase = ''] = found ?? []
  const words = phrase.split(' ')
  const head = words.at(-1)?.toLowerCase() ?? ''
  if (!found || personScore(head) < 1 || actors.some(({ singular }) => singular.toLowerCase() === phrase.toLowerCase()))
    return null
  const start = found.index + whole.indexOf(phrase)
  return {
    text: phrase,
    confidence: 0.8,
    head,
    singular: phrase,
    plural: [...words.slice(0, -1), toPlural(words.at(-1) ?? '')].join(' '),
    setting: null,
    span: { field: 'audience', start, end: start + phrase.length },
  }
}

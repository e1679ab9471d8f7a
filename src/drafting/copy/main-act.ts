import type { BriefActor } from '#shared/brief.ts'
import { cleanText } from '../brief/clean.ts'
import { toSingular } from '../brief/inflect.ts'
import { verbS, wordClass } from '../brief/lexicon.ts'
import { sharesRoot } from '../brief/people-of-place.ts'
import { isPrivate } from '../compose/is-private.ts'
import { shortJobPhrase } from '../compose/job-terms.ts'
import type { MarketView } from '../compose/market-view.ts'
import { lowerFirst } from '../compose/phrases.ts'
import { isOrganization } from '../compose/role-words.ts'
import { escaped } from '../compose/text-around.ts'
import { coreOf } from '../compose/told-jobs.ts'
import { thirdPerson } from '../compose/verb-forms.ts'

/** What the reader gets done, as a phrase in base form. */
export interface Act {
  verb: string
  object: string
  /** Head noun of the object, singular; empty for a clause. */
  head: string
  phrase: string
  short: string
  /** The user's own clause from the verb on: "define features once and serve them in training and in production". */
  full: string
  /** The reader does not do it but makes it possible for others: "let residents apply for a building permit". */
  forOthers: boolean
  /** The words give the job to the product itself: "an API that checks invoices". */
  byProduct: boolean
  /** What the product does in the user's own words, third person: "sends reminders and escalates"; null when people do it. */
  deed: string | null
}

type Candidate = Omit<Act, 'full' | 'forOthers' | 'byProduct' | 'deed'> & { at: number }

/**
 * The job that copy is about. Readings of the words compete: the one that stands in the sentence about the product wins over
 * one that tells what people do today or who they are.
 */
export function mainAct(view: MarketView): Act | null {
  const description = cleanText(view.context.brief.source.description)
  const candidates = [
    ofTerms(view, description),
    ofSubject(view, description),
    ofTelling(view, description),
    ofLetting(view, description),
    ofPlace(view, description),
  ]
  const scored = candidates
    .filter((act): act is Candidate => act !== null)
    .map((act) => ({ act, points: pointsOf(act, description) }))
    .sort((a, b) => b.points - a.points)
  const best = scored[0]?.act
  if (!best) return null
  const full = ownClause(best, description, view.context.brief.actors)
  const doer = toldOther(best, description, view) ?? (best.phrase === view.terms.job ? servedDoer(view) : null)
  const { at: _at, ...act } = best
  if (doer === null) {
    const byProduct = isByProduct(best, description)
    return { ...act, full, forOthers: false, byProduct, deed: byProduct ? deedOf(best, description, view) : null }
  }
  return {
    ...act,
    phrase: `let ${doer} ${act.phrase}`,
    short: `let ${doer} ${act.short}`,
    full: `let ${doer} ${full}`,
    forOthers: true,
    byProduct: false,
    deed: null,
  }
}

function ofTerms({ terms }: MarketView, description: string): Candidate | null {
  const job = terms.jobs[0]
  if (!job || !terms.job) return null
  // "LedgerLens: watches invoices": told with another verb than the one who uses it has
  const isNamed = namedBefore.test(description.slice(0, job.span.start))
  const starts = job.span.field === 'description' && (isNamed || description.slice(job.span.start).startsWith(job.verb))
  return {
    verb: job.verb,
    object: job.object,
    head: job.head,
    phrase: terms.job,
    short: shortJobPhrase(job),
    at: starts ? job.span.start : placeOf(job, description),
  }
}

function ofSubject({ facts }: MarketView, description: string): Candidate | null {
  const { main } = facts.subject
  if (!main) return null
  const { verb, object, phrase, short } = main
  const head = isClause(object) ? '' : toSingular(coreOf(object).split(' ').at(-1)?.toLowerCase() ?? '')
  return { verb, object, head, phrase, short, at: placeOf(main, description) }
}

const telling =
  /\b(?:that|which|and|it|app|software|tool)\s+(?:tells?|shows?|predicts?|reveals?)\b([^.;]*?)\s((?:which|what|whether|when|how much|how many|where)\s[^.;,]{6,80})/i

/** "shows from a phone photo whether a clear aligner fits": from the people's side, they know it. */
function ofTelling({ context }: MarketView, description: string): Candidate | null {
  if (context.brief.language !== 'en') return null
  const found = telling.exec(description)
  const asked = found?.[2]?.trim().split(/\s(?:so that|because|so)\s/)[0]
  if (!found || !asked) return null
  const phrase = `know ${asked}`
  return { verb: 'know', object: asked, head: '', phrase, short: phrase, at: description.indexOf(asked) }
}

/** "lets guitar students slow down a song": what stands behind the people, whatever its verb. */
function ofLetting({ context }: MarketView, description: string): Candidate | null {
  for (const { plural } of context.brief.actors) {
    const found = new RegExp(
      `\\b(?:lets?|letting|helps?|helping|allows?|enables?)\\s+${escaped(plural)}\\s+(?:to\\s+)?(\\p{Ll}+)\\s+([^,.;:!?()\\n]{3,70})`,
      'iu',
    ).exec(description)
    const [whole = '', verb = '', rest = ''] = found ?? []
    const object = rest.split(/\s(?:and|or|so that|because|that|which|who|without)\s/)[0]?.trim() ?? ''
    if (!found || object === '') continue
    const head = toSingular(coreOf(object).split(' ').at(-1)?.toLowerCase() ?? '')
    const phrase = `${verb} ${object}`
    const short = shortJobPhrase({ verb, object })
    return { verb, object, head, phrase, short, at: found.index + whole.indexOf(`${verb} ${rest}`) }
  }
  return null
}

/** "A marketplace where gardeners hand over watering": what the product is the place of, ahead of the steps that follow. */
function ofPlace({ context }: MarketView, description: string): Candidate | null {
  for (const { plural } of context.brief.actors) {
    const found = new RegExp(
      `^(?:an?|the)\\s[^.,;:]{3,50}\\s(?:where|on which|in which|through which|with which)\\s+${escaped(plural)}\\s+(?!can\\s|could\\s|may\\s|will\\s|are\\s|have\\s)(\\p{Ll}+(?:\\s(?:over|up|out|off|down|back))?)\\s+([^,.;:!?()\\n]{3,70})`,
      'iu',
    ).exec(description)
    const [whole = '', verb = '', rest = ''] = found ?? []
    const object = rest.split(/\s(?:and|or|so that|because|that|which|who|without)\s/)[0]?.trim() ?? ''
    if (!found || object === '') continue
    const head = toSingular(coreOf(object).split(' ').at(-1)?.toLowerCase() ?? '')
    return {
      verb,
      object,
      head,
      phrase: `${verb} ${object}`,
      short: shortJobPhrase({ verb, object }),
      at: whole.length - rest.length - verb.length - 1,
    }
  }
  return null
}

const isClause = (object: string) => /^(?:what|which|when|whether|how|where|who|if|that)\b/i.test(object)

function placeOf({ verb, object }: { verb: string; object: string }, description: string): number {
  const lower = description.toLowerCase()
  const start = object.toLowerCase().split(' ').slice(0, 2).join(' ')
  const said = [verb, thirdPerson(verb)].map((form) => lower.indexOf(`${form} ${start}`.trim()))
  const whole = said.find((place) => place >= 0) ?? -1
  return whole >= 0 ? whole : object === '' ? lower.indexOf(verb) : lower.indexOf(start)
}

const ofToday = /^\s*(?:today|currently|right now|at the moment)\b/i

function pointsOf({ at, verb, object }: Candidate, description: string): number {
  if (at < 0) return -3
  const start = Math.max(description.lastIndexOf('. ', at), description.lastIndexOf('\n', at)) + 1
  const before = description.slice(start, at)
  const isRead = verb === 'know' || description.slice(at).startsWith(verb)
  const isPurpose = /\bso (?:that )?[^,.;]*$/.test(before)
  return (
    (start <= 1 ? 2 : 0) +
    (ofToday.test(before) ? -2 : 0) +
    (isRead ? 0.5 : 0) +
    (isPurpose ? -1 : 0) +
    (object === '' ? -1 : 0)
  )
}

/** "An API that checks invoices": what it is made of stands right before a verb in the third person. */
function isByProduct({ verb, phrase, at }: Candidate, description: string): boolean {
  if (at < 0) return false
  const form =
    new RegExp(`^\\p{L}+(?:\\s\\p{L}+){${verb.split(' ').length - 1}}`, 'u').exec(description.slice(at))?.[0] ?? ''
  const before = description.slice(0, at)
  if (wished.test(before)) return form.toLowerCase() === verb
  if (namedBefore.test(before) && !/ and /.test(phrase)) return /s$/.test(form)
  return (
    form.toLowerCase() === thirdPerson(verb) && (before === '' || saysWhatItIs.test(before) || alsoDoes.test(before))
  )
}

/** "An AI notetaker that joins our calls and": the verb behind is the product's as well. */
const alsoDoes = /^[^.,;:!?\n]{2,50}\s(?:that|which)\s(\p{Ll}+s\s[^.;:!?\n]{2,60}\sand\s)$/iu

/** "A bot for Slack that", "Invoice chasing for freelancers:": what the product is, and then what it does. */
const saysWhatItIs = /^[^.,;:!?\n]{2,60}(?:\s(?:that|which)\s|:\s+)$/i

/** From the verb to the end of the user's sentence, as long as it can be said in one breath. */
function deedOf({ at }: Candidate, description: string, { people, clients }: MarketView): string | null {
  if (wished.test(description.slice(0, at))) {
    const said = /^[^.;:!?\n(,]*/.exec(description.slice(at))?.[0].replace(/\s+/g, ' ').trim() ?? ''
    const one = said.split(/ (?:and|so that|because) /)[0] ?? said
    return one.length > 0 && one.length <= longestClause ? one.replace(/^\S+/, thirdPerson) : null
  }
  const first = alsoDoes.exec(description.slice(0, at))?.[1] ?? ''
  const clause = `${first}${/^[^.;:!?\n(]*/.exec(description.slice(at))?.[0] ?? ''}`.replace(/\s+/g, ' ').trim()
  // Whom it is for is who reads it.
  const reader = new RegExp(` for (?:${escaped(people)}|${escaped(clients)})$`, 'i')
  // "our sales calls" of a team that writes about its own tool are those of the reader.
  const own = (clause.split(/,? (?:so that|because) /)[0] ?? clause)
    .replace(reader, '')
    .replace(/\b(?:my|our)\b/g, 'your')
  return own.length > 0 && own.length <= longestClause && !/\b(?:my|our|we|I)\b/.test(own) ? lowerFirst(own) : null
}

/** "The app should | rotate the chores": told of the product as a wish. */
const wished =
  /\b(?:the|our|this|my) (?:[\w-]+ )?(?:app|tool|platform|product|service|system|software|site|website|bot|device|box) (?:should|will) (?:also )?$/i

/** A name and a colon: what follows is what the named thing does. */
const namedBefore = /^\p{Lu}[\p{L}\p{N}]+:\s*$/u

const longestClause = 130

/** From the verb to the end of what the user says of it; the phrase itself when the verb is not in the words. */
function ownClause({ verb, phrase, at }: Candidate, description: string, actors: readonly BriefActor[]): string {
  const text = at >= 0 ? description.slice(at) : ''
  // "checks invoices" and "checking invoices" are not the base form that every sentence of copy needs.
  if (!new RegExp(`^${escaped(verb)}(?!\\p{L})`, 'u').test(text)) return phrase
  const sentence = (/^[^.;:!?\n(]*/.exec(text)?.[0] ?? '').replace(/\s+/g, ' ').trim()
  // "drink water and alert their children": the second is what the product does beside
  const clause =
    sentence.split(/,? (?:so that|because|so they|which means|and (?:alert|notify|warn|inform|remind)s?)\s/)[0] ??
    sentence
  const own = clause.slice(0, Math.min(othersAt(clause, actors), productAt(clause)))
  const short = own.length <= longestClause ? own : cutAtComma(own)
  return short.length > phrase.length ? short.replace(/[,\s]+$/, '') : phrase
}

/** Where the product goes on: "read the water meter | and sends the photo". */
function productAt(clause: string): number {
  const found = /,? and (\p{L}+s) (?:the|an?|their|them|it|each|every)\b/iu.exec(clause)
  const isVerb = found !== null && (wordClass(found[1]?.toLowerCase() ?? '') & verbS) !== 0
  return found && isVerb && found.index > 0 ? found.index : clause.length
}

/** Where somebody else begins to act: "swap shifts with each other | and the ward manager approves". */
function othersAt(clause: string, actors: readonly BriefActor[]): number {
  const heads = actors.map(({ head }) => escaped(head)).join('|')
  const found = heads
    ? new RegExp(
        `,? and (?:(?:the|an?|each|every|their)\\s)?(?:[\\p{L}-]+\\s)?(?:${heads})s?\\s\\p{L}+s?\\b`,
        'iu',
      ).exec(clause)
    : null
  return found && found.index > 0 ? found.index : clause.length
}

function cutAtComma(clause: string): string {
  const head = clause.slice(0, longestClause)
  const at = head.lastIndexOf(',')
  return at > 30 ? head.slice(0, at) : ''
}

/** "tells the organ builder which pipes to bring tools for": somebody else than the reader comes to know it. */
function toldOther({ verb }: Candidate, description: string, { terms, context }: MarketView): string | null {
  const { who } = terms
  if (verb !== 'know' || who === null || who.assumed) return null
  const other = context.brief.actors.find(
    ({ singular, head }) =>
      head !== who.head &&
      new RegExp(
        `\\b(?:tells?|shows?|informs?)\\s(?:the|an?|each|every|your|their)\\s(?:[\\p{L}-]+\\s)?${escaped(singular)}\\s(?:which|what|when|whether|where|how)\\b`,
        'iu',
      ).test(description),
  )
  return other?.plural ?? null
}

/** The others whom a reader serves, plural: residents for a building department. Null when reader and doer are the same. */
function servedDoer({ terms }: MarketView): string | null {
  const { doer, who } = terms
  if (!doer || !who || isPrivate(who) || isPrivate(doer) !== isPrivate(who))
    return who && doer && !isPrivate(who) && isPrivate(doer) ? doer.plural : null
  return isOrganization({ singular: doer.singular, plural: doer.plural, setting: null }) ||
    doer.head === who.head ||
    who.singular.split(' ').some((word) => sharesRoot(word, doer.head)) ||
    isTeamOf(doer.head, who.singular) ||
    worksThere(who.full, doer.head)
    ? null
    : doer.plural
}

/** "food producers" beside "logistics managers of food producers": the reader acts for the place. */
const worksThere = (reader: string, head: string) =>
  new RegExp(`\\s(?:of|in|at|for)\\s(?:[\\p{L}-]+\\s){0,3}${escaped(head)}s?\\b`, 'iu').test(reader)

/** "engineering team" of an "engineer": the readers are the doers, by another word. */
function isTeamOf(head: string, reader: string): boolean {
  const words = reader.toLowerCase().split(' ')
  if (!/^(?:team|department|group|crew|squad|staff)$/.test(words.at(-1) ?? '')) return false
  const stem = head.toLowerCase().slice(0, Math.max(5, head.length - 2))
  return words.slice(0, -1).some((word) => word.startsWith(stem))
}

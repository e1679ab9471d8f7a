import { type ActorPhrase, type Clause, readActor, startsClause } from '../actor-phrase.ts'
import { modals, questionWords } from '../function-words.ts'
import { looksPlural, toSingular } from '../inflect.ts'
import { adjective, adverb, gerund, isKnownWord, noun, plural, wordClass } from '../lexicon.ts'
import { lowerAt, readNounPhrase, skipDeterminers } from '../noun-phrase.ts'
import { pitchVerbs, productVerbs } from '../product-verbs.ts'
import { productNouns } from '../product-words.ts'
import { readVerbChain } from '../verb-chain.ts'
import type { VerbPhrase } from '../verb-phrase.ts'
import { addressed, baseOf, type Form, verbStrength } from '../verb-strength.ts'
import { helpFrame } from './help-frame.ts'
import { informFrame } from './inform-frame.ts'
import { connectFrame } from './person-frame.ts'
import { type Frame, type Statement, statement } from './statement.ts'

const servingVerbs = new Set(['let', 'help', 'allow', 'enable', 'empower', 'assist', 'encourage'])
/** Verbs whose object is the person that the product serves, beside those of the informing frame. */
const addressing = new Set([
  'tell',
  'warn',
  'notify',
  'alert',
  'remind',
  'show',
  'inform',
  'guide',
  'teach',
  'ask',
  'reward',
  'train',
])
const stands = new Set(['it', 'this', 'that', 'which'])

/** The product, or nobody, as the subject: "it warns the wearer", "an app to plan routes", "Track my period". */
export const productFrame: Frame = (clause, index) =>
  purposeFrame(clause, index) ?? toolFrame(clause, index) ?? productSubject(clause, index) ?? imperative(clause, index)

const isProduct = (clause: Clause, index: number) => {
  const token = clause.tokens[index]
  return token !== undefined && (productNouns.has(token.lower) || productNouns.has(token.lower.replace(/s$/, '')))
}

/** "an app to plan routes", "software for tracking loads", "a way to find". */
function purposeFrame(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  const isAim =
    /^(?:mission|goal|aim|purpose|idea)$/.test(lowerAt(tokens, index)) &&
    lowerAt(tokens, index + 1) === 'is' &&
    lowerAt(tokens, index + 2) === 'to'
  const helped = isAim ? helpFrame(clause, index + 3) : null
  if (helped) return helped
  const aimed = isAim ? readVerbChain(tokens, index + 3, 'base', clause.source) : []
  if (aimed.length > 0) return statement(clause, index, { jobs: aimed }, 0.66)
  if (!isProduct(clause, index) && !/^(?:way|place|somewhere)$/.test(lowerAt(tokens, index))) return null
  const next = lowerAt(tokens, index + 1)
  const isBase = next === 'to' || (next === 'for' && isPlainVerb(clause, index + 2))
  const form: Form | null = isBase ? 'base' : next === 'for' ? 'gerund' : null
  const joining = form ? connectFrame(clause, index + 2) : null
  if (joining && form) {
    const all = readVerbChain(tokens, index + 2, form, clause.source)
    return { ...joining, start: index, jobs: all, end: Math.max(joining.end, ...all.map(({ end }) => end)) }
  }
  if (!form || verbStrength(tokens, index + 2, form) === 0) return null
  if (form === 'gerund' && !productVerbs.has(baseOf(lowerAt(tokens, index + 2), form))) return null
  if (form === 'gerund' && isOfTrade(clause, index + 2)) return null
  if (informFrame(clause, index + 2)) return null
  const jobs = readVerbChain(tokens, index + 2, form, clause.source)
  return jobs.length > 0 ? statement(clause, index, { jobs }, 0.8) : null
}

/** "website for find cheap lessons", as it is written by who learnt English late: a verb that is no noun, with its object. */
const isPlainVerb = ({ tokens }: Clause, index: number) =>
  (wordClass(lowerAt(tokens, index)) & (noun | adjective)) === 0 &&
  productVerbs.has(lowerAt(tokens, index)) &&
  verbStrength(tokens, index, 'base') >= 2

const trades =
  /^(?:driving|riding|cleaning|boarding|building|moving|dancing|swimming|climbing|sailing|diving|fishing|farming|printing|publishing|roofing|painting|landscaping|gardening|consulting|trading|shipping|recruiting|brewing|tattooing|grooming|hunting|skiing|boxing|cooking|testing|leasing|surveying|flying|racing|bowling|sewing|knitting|coding|acting|planning)$/
const places =
  /^(?:companies|firms|agencies|schools|stables|sites|centers|centres|services|bureaus|offices|crews|yards)$/

/** "software for driving schools": the trade of a firm and nothing that is done to it. */
const isOfTrade = ({ tokens, person }: Clause, index: number) =>
  trades.test(lowerAt(tokens, index)) &&
  (places.test(lowerAt(tokens, index + 1)) || person(toSingular(lowerAt(tokens, index + 1))) === 2)

/** "We use GPT to read contracts": what the founders use their means for is what the product does. */
function toolFrame({ tokens, ...clause }: Clause, index: number): Statement | null {
  if (lowerAt(tokens, index) !== 'we' || !/^(?:use|using|combine|apply)$/.test(lowerAt(tokens, index + 1))) return null
  const to = tokens.findIndex(
    (token, position) => position > index + 2 && position <= index + 7 && token.lower === 'to',
  )
  const jobs = to > 0 ? readVerbChain(tokens, to + 1, 'base', clause.source) : []
  return jobs.length > 0 ? statement({ tokens, ...clause }, index, { jobs, byProduct: true }, 0.64) : null
}

/** "TableGuard takes a deposit", "that tells technicians", "the tool reads the ticket", "our tool will draft replies". */
function productSubject(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  const token = tokens[index]
  if (token?.kind !== 'word') return null
  const isName =
    /^\p{Lu}/u.test(token.text) &&
    startsClause(tokens, index) &&
    clause.person(token.lower) < 1 &&
    !(isKnownWord(token.lower) && (wordClass(lowerAt(tokens, index + 1)) & plural) !== 0)
  const isOurs = lowerAt(tokens, index - 1) === 'our' && clause.person(toSingular(token.lower)) < 1
  if (!isOurs && !isProduct(clause, index) && !stands.has(token.lower) && !isName) return null
  let verbAt = index + 1
  // an obligation is a constraint, not a job
  if (/^(?:must|shall)$/.test(lowerAt(tokens, verbAt))) return null
  // "the app should rotate the chores" is what it does, "it should work offline" is none
  if (lowerAt(tokens, verbAt) === 'should' && !isTask(clause, verbAt + 1)) return null
  if (modals.has(lowerAt(tokens, verbAt))) verbAt += 1
  let form: Form = verbAt > index + 1 ? 'base' : 'third'
  while (wordClass(lowerAt(tokens, verbAt)) === adverb && verbAt - index < 4) verbAt += 1
  const isPluralRelative =
    verbAt === index + 1 && /^(?:that|which)$/.test(token.lower) && looksPlural(lowerAt(tokens, index - 1))
  if (isPluralRelative && verbStrength(tokens, verbAt, 'third') === 0) form = 'base'
  const strength = verbStrength(tokens, verbAt, form)
  // "App stores", "Data shows": a name or noun before a plural noun is a noun phrase
  const couldBeNoun = (wordClass(lowerAt(tokens, verbAt)) & (noun | plural)) !== 0
  if (strength < (isName && couldBeNoun ? 2 : 1)) return null
  if (helpFrame(clause, verbAt) || informFrame(clause, verbAt)) return null
  const joining = stands.has(token.lower) ? connectFrame(clause, verbAt) : null
  if (joining) return joining
  // "that helps parents plan" belongs to the helping frame, which reads on from the verb
  const base = baseOf(lowerAt(tokens, verbAt), form)
  // "software that plans when vans charge": what is a founder's word in "we plan to" is a job in the third person
  const plansThing = base === 'plan' && form === 'third' && lowerAt(tokens, verbAt + 1) !== 'to'
  if ((pitchVerbs.has(base) && !plansThing) || servingVerbs.has(base)) return null
  const jobs = readVerbChain(tokens, verbAt, form, clause.source)
  if (jobs.length === 0) return null
  const told = addressing.has(jobs[0]?.verb ?? '') ? readActor(clause, verbAt + 1) : null
  const actors = told && told.person >= 1 ? [{ ...told, end: verbAt + 1 }] : []
  const taught =
    told && told.person >= 1 && lowerAt(tokens, told.end) === 'to'
      ? readVerbChain(tokens, told.end + 1, 'base', clause.source)
      : []
  if (taught.length > 0) return statement(clause, index, { actors, jobs: taught }, 0.8)
  return statement(
    clause,
    index,
    {
      actors: actors.length > 0 ? actors : receivers(clause, verbAt, jobs),
      jobs: jobs.map(asDone),
      byProduct: true,
    },
    0.66,
  )
}

/** A verb of things that are done, with what it is done to. */
const isTask = ({ tokens }: Clause, index: number) =>
  productVerbs.has(lowerAt(tokens, index)) &&
  !/^(?:work|support|run|cost|comply|meet|integrate|cover|handle|use)$/.test(lowerAt(tokens, index)) &&
  verbStrength(tokens, index, 'base') >= 2

/** What a product does, as the one who uses it gets it done: who is warned knows, what is watched for faults is checked. */
function asDone(job: VerbPhrase): VerbPhrase {
  // who is asked a question answers it
  if (job.verb === 'ask' && job.head === 'question') return { ...job, verb: 'answer', object: questionOf(job.object) }
  const isTold =
    /^(?:warn|alert|notify|tell|remind|show|text|message|ping|email|call)$/.test(job.verb) &&
    /^(?:when|if|which|what|how|whether|that|before)\b/.test(job.object)
  if (isTold) return { ...job, verb: 'know' }
  return job.verb === 'watch' && / for /.test(job.object) ? { ...job, verb: 'check' } : job
}

/** "teenagers one question a day" → "one question a day" */
const questionOf = (object: string) => object.replace(/^.{0,60}?(?=(?:one|an?|the|\d+|[a-z]+) questions?\b)/i, '')

/** "delivers vegetables to households": who gets it is who uses it. */
function receivers(clause: Clause, from: number, jobs: readonly VerbPhrase[]): ActorPhrase[] {
  const end = jobs.at(-1)?.end ?? from
  for (let index = from; index <= end; index += 1) {
    // "turns voice notes of a plumber into quotes": whose things they are
    const isOwner = lowerAt(clause.tokens, index) === 'of' && /^an?$/.test(lowerAt(clause.tokens, index + 1))
    if (!isOwner && lowerAt(clause.tokens, index) !== 'to') continue
    const actor = readActor(clause, index + 1)
    if (actor && actor.person >= (isOwner ? 3 : 1)) return [actor]
  }
  return []
}

const calls = new Set([
  'ignore',
  'imagine',
  'looking',
  'searching',
  'wondering',
  'want',
  'introducing',
  'join',
  'print',
  'meet',
  'say',
  'build',
  'create',
  'forget',
  'think',
  'note',
  'please',
  'let',
])

/** "Inventory app for bookshops", "Secure messaging": the first words are the product, not a call to do something. */
function namesThing(clause: Clause, index: number, isAmbiguous: boolean): boolean {
  const { tokens } = clause
  if (skipDeterminers(tokens, index + 1) > index + 1) return false
  const phrase = readNounPhrase(tokens, isAmbiguous ? index : index + 1)
  if (!phrase) return false
  const head = lowerAt(tokens, phrase.head)
  if (productNouns.has(head)) return true
  return isAmbiguous && (lowerAt(tokens, phrase.end) === 'for' || /[a-z]{3}ing$/.test(head))
}

/** "Plans how many loaves to bake": the product does it, and nobody names it. */
function thirdPerson(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  if (!lowerAt(tokens, index).endsWith('s')) return null
  const base = baseOf(lowerAt(tokens, index), 'third')
  if (pitchVerbs.has(base) && base !== 'plan') return null
  if (servingVerbs.has(base) || verbStrength(tokens, index, 'third') < 2) return null
  // "Shifts the nurses swap": a noun needs more than a verb's ending behind it
  const isNoun = (wordClass(lowerAt(tokens, index)) & (noun | plural)) !== 0
  const next = lowerAt(tokens, index + 1)
  const isNamed = followsName(clause, index) && productVerbs.has(base)
  const isActed = index === 0 && productVerbs.has(base) && actsOnPlural(clause, index + 1)
  if (isNoun && !isNamed && !isActed && skipDeterminers(tokens, index + 1) === index + 1 && !questionWords.has(next))
    return null
  const jobs = readVerbChain(tokens, index, 'third', clause.source)
  if (jobs.length === 0 || jobs[0]?.object === '' || clause.person(toSingular(lowerAt(tokens, index))) >= 1) return null
  return statement(
    clause,
    index,
    { actors: receivers(clause, index, jobs), jobs: jobs.map(asDone), byProduct: true },
    0.66,
  )
}

/** "Tracks calories from photos", and neither "Orders customers place" nor "Notes app": several things, and no verb behind them. */
function actsOnPlural({ tokens, person }: Clause, from: number): boolean {
  const phrase = readNounPhrase(tokens, from)
  if (
    !phrase ||
    !looksPlural(lowerAt(tokens, phrase.head)) ||
    productNouns.has(toSingular(lowerAt(tokens, phrase.head)))
  )
    return false
  const next = lowerAt(tokens, phrase.end)
  if (person(toSingular(lowerAt(tokens, phrase.head))) >= 1 && !/^(?:with|to)$/.test(next)) return false
  return (
    phrase.end >= tokens.length || /^(?:from|into|to|with|by|on|in|at|before|after|,|and|so|when|while)$/.test(next)
  )
}

/** "LedgerLens: watches supplier invoices": what stands behind a name and a colon is what the named thing does. */
function followsName({ tokens }: Clause, index: number): boolean {
  const name = tokens[0]
  return index === 2 && lowerAt(tokens, 1) === ':' && name !== undefined && /^\p{Lu}/u.test(name.text)
}

/** "Track my period, predict ovulation": the sentence opens with its verb. */
function imperative(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  const afterColon = lowerAt(tokens, index - 1) === ':' || lowerAt(tokens, index - 1) === '–'
  if (index !== 0 && !afterColon) return null
  const lower = lowerAt(tokens, index)
  const isGerund = (wordClass(lower) & gerund) !== 0 && (wordClass(lower) & noun) === 0
  const form: Form = isGerund ? 'gerund' : 'base'
  const opened = thirdPerson(clause, index)
  if (opened) return opened
  const strength = verbStrength(tokens, index, form)
  if (strength < 1.5 || (calls.has(lower) && index === 0 && lower !== 'create' && lower !== 'print')) return null
  const isYours = /^(?:your|my)$/.test(lowerAt(tokens, index + 1))
  if (!isYours && pitchVerbs.has(baseOf(lower, form)) && !['plan', 'create', 'start'].includes(lower)) return null
  // "Support agents answer tickets": a noun phrase about people, not a call
  const isAmbiguous = (wordClass(lower) & (noun | adjective)) !== 0
  if (namesThing(clause, index, isAmbiguous)) return null
  if (isAmbiguous && clause.person(toSingular(lowerAt(tokens, index + 1))) >= 1) return null
  const jobs = readVerbChain(tokens, index, form, clause.source)
  // "Crowdfunding & volunteering platform" is a thing
  if (
    jobs.some(
      (job) =>
        productNouns.has(job.head) && skipDeterminers(tokens, job.end - 1) === job.end - 1 && job.object === job.head,
    )
  )
    return null
  // "plan & book trips": the second verb has the object of both
  const sharing = jobs[0]?.object === '' && (jobs[1]?.start ?? 0) === index + 2 && jobs[1]?.object !== ''
  if (jobs.length === 0 || (jobs[0]?.object === '' && !sharing)) return null
  // "tell me when flights get cheap"
  const isAsked = addressed.has(lowerAt(tokens, index + 1))
  return statement(clause, index, { jobs: isAsked ? jobs.map(asDone) : jobs }, 0.7)
}

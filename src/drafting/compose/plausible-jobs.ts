import type { Brief, BriefJob } from '#shared/brief.ts'
import { sure } from '../brief/gaps.ts'
import { looksPlural, toPlural, toSingular } from '../brief/inflect.ts'
import { is, noun } from '../brief/lexicon.ts'
import { sharesRoot } from '../brief/people-of-place.ts'
import { productVerbs } from '../brief/product-verbs.ts'
import { clauseOf } from './clause-of-job.ts'
import { firstComeJob } from './first-come.ts'
import { lastWord } from './product-noun.ts'
import { escaped } from './text-around.ts'
import { withWhatTheyCan } from './what-they-can.ts'

/**
 * The brief with jobs that a sentence can be made of: without nouns that were taken for verbs and without the sale of the product
 * itself, what the product measures as what people see of it, and its plumbing behind what it is for.
 */
export function withPlausibleJobs(read: Brief): Brief {
  const brief = withWhatTheyCan(read)
  const jobs = brief.jobs.filter((job) => isJob(job, brief))
  // "you swap it for the next size": what the words say to the reader stands in for jobs that were none.
  const toReader = jobs.length === 0 && brief.jobs.length > 0 ? jobsOfYou(brief) : []
  const kept = jobs.length > 0 ? jobs : toReader
  const steps = [...brief.steps.filter((job) => isJob(job, brief)), ...toReader]
  const repaired = (list: readonly BriefJob[]) =>
    withoutRepeats(list.map((job) => asServed(withOwnObject(withoutEachOther(job), brief), brief)))
  // "reports it" and "rent the sensor" say what a device does and how it is paid for, not how the product works.
  const dropped = brief.jobs.filter((job) => !jobs.includes(job) || (senses.test(job.verb) && isOfProduct(job, brief)))
  const means = brief.means.filter(
    ({ span, text }) =>
      !dropped.some((job) => isWithin(span, job.span)) &&
      // Who writes an invoice holds nobody's money.
      !/^invoices?$/i.test(text),
  )
  const claim = firstComeJob(brief)
  const claimed = claim ? [claim] : []
  const compounds = brief.jobs.filter((job) => isCompound(job, brief))
  return {
    ...brief,
    // "kids" of "kids bike subscription" says what kind of bike it is.
    actors: brief.actors.filter(
      ({ span }) => !compounds.some((job) => job.span.field === span.field && job.span.start - span.end === 1),
    ),
    jobs: [...purposeFirst(repaired(kept), brief), ...claimed],
    steps: [...repaired(steps), ...claimed],
    means,
    moments: brief.moments.filter(({ text }) => !/\s(?:for|to|with|of|in|on|at|by|and|or)$/i.test(text)),
  }
}

/** "You book a slot", "when the child has grown you swap it for the next size": the jobs that are told to the reader. */
function jobsOfYou({ source, language }: Brief): BriefJob[] {
  if (language !== 'en') return []
  const text = source.description
  return [...text.matchAll(/\byou (?:can |then |just |simply )?(\p{Ll}+) ([^,.;:!?()\n]{3,60})/giu)].flatMap(
    (found) => {
      const [whole, verb = '', rest = ''] = found
      if (!productVerbs.has(verb) || verb === 'pay') return []
      const start = found.index + whole.length - rest.length - verb.length - 1
      const clause = rest.split(/\s(?:and|but|so that|because|while)\s/)[0]?.trim() ?? ''
      const one = [
        ...text.slice(0, start).matchAll(/\ban? ((?:[\p{L}-]+ ){0,1}?\p{L}+)(?=\s(?:that|which)\b|[,.])/giu),
      ].at(-1)?.[1]
      if (/^(?:it|them)\b/i.test(clause) && !one) return []
      const object = clause.replace(/^it\b/i, `the ${one}`)
      const core = object.split(/\s(?:for|with|to|in|on|at|from|by)\s/)[0] ?? object
      const head = toSingular(lastWord(core).toLowerCase())
      const span = { field: 'description' as const, start, end: start + verb.length + 1 + clause.length }
      return [{ verb, object, head, text: `${verb} ${object}`, confidence: 0.65, span }]
    },
  )
}

const isWithin = (inner: BriefJob['span'], outer: BriefJob['span']) =>
  inner.field === outer.field && inner.start >= outer.start && inner.end <= outer.end

const isJob = (job: BriefJob, brief: Brief) =>
  !isNoun(job, brief) &&
  !isInside(job, brief) &&
  !isFounding(job, brief) &&
  !isSale(job, brief) &&
  !isSignature(job) &&
  !isOfPeople(job, brief) &&
  !isOccasion(job, brief)

/** "which patterns they can make": a verb inside of what another one is about. */
const isInside = (job: BriefJob, { jobs }: Brief) =>
  job.object === '' && jobs.some((other) => other !== job && other.object !== '' && isWithin(job.span, other.span))

/** "I want to make an app where ...": what the founder does. */
const isFounding = ({ verb, object, span }: BriefJob, { source }: Brief) =>
  /^(?:make|build|create|develop|launch|start|code|design)$/.test(verb) &&
  (object === '' ||
    /\b(?:app|platform|tool|website|site|product|software|service|startup|marketplace|it|something|one)\b/i.test(
      object,
    )) &&
  /\b(?:I|we|I'd|I'm|we're|want|going|like|plan|idea is)\b[^.!?]{0,20}$/i.test(
    (source[span.field] ?? '').slice(0, span.start),
  )

const textBefore = ({ span }: BriefJob, { source }: Brief) => (source[span.field] ?? '').slice(0, span.start)

/** "A wrong allergen": an article stands before it, so it is no verb; neither is it in "kids bike subscription". */
function isNoun(job: BriefJob, brief: Brief): boolean {
  const said = (brief.source[job.span.field] ?? '').slice(job.span.start)
  if (!said.toLowerCase().startsWith(job.verb)) return false
  return /(?:^|\s)(?:an?|the|every|their|our|its)\s+$/i.test(textBefore(job, brief)) || isCompound(job, brief)
}

/** What a product is: a bare word for one right behind another noun is the end of its name, and no object of a verb. */
const offered =
  /^(?:subscription|service|rental|marketplace|app|platform|tool|kit|box|club|shop|store|software|system|delivery|hire|finder|planner|tracker|exchange|community|school|course|programme|program|membership|directory|newsletter|agency|dashboard|bot|assistant)$/i

const isCompound = ({ verb, object, span }: BriefJob, { source }: Brief) =>
  offered.test(object) && is(verb, noun) && !/[.!?\n]/.test((source[span.field] ?? '').slice(0, span.start))

/** "Dealers rent the sensor for $6 a month", "you pay 18 euros": how the product is paid for, not what it is for. */
function isSale(job: BriefJob, brief: Brief): boolean {
  if (!/^(?:rent|hire|lease|buy|purchase|license|licence|subscribe to|pay|pay for|order)$/.test(job.verb)) return false
  if (/^pay\b/.test(job.verb) && /^(?:euro|dollar|pound|franc|krone|yen|rupee|cent)$/.test(job.head)) return true
  const kind = lastWord(brief.kind?.text ?? '').toLowerCase()
  const isProduct = job.head !== '' && (job.head === kind || job.head === brief.name?.text.toLowerCase())
  return (
    isProduct &&
    /\b(?:the|our|this|it)\b/i.test(job.object) &&
    /[$€£]|\b(?:month|year|fee)\b/i.test(clauseOf(brief, job).whole)
  )
}

/** "the plant manager signs the contract", in the field for the audience: who buys, and no work of theirs. */
const isSignature = ({ verb, head, span }: BriefJob) =>
  span.field === 'audience' && verb === 'sign' && /^(?:contract|order|deal|bill|cheque)$/.test(head)

/** "People who get gift cards", in the field for the audience: who they are, where the description tells what they do. */
const isOfPeople = (job: BriefJob, brief: Brief) =>
  job.span.field === 'audience' &&
  /\b(?:who|that)\s(?:[\p{L}-]+\s){0,2}$/iu.test(textBefore(job, brief)) &&
  brief.jobs.some(({ span, object }) => span.field === 'description' && object !== '')

/** "When a supplier changes a specification, managers see ...": the occasion on which the steps begin. */
const isOccasion = (job: BriefJob, brief: Brief) =>
  brief.steps.length > 1 &&
  !brief.steps.some(({ span }) => span.field === job.span.field && span.start === job.span.start) &&
  brief.moments.some(
    ({ text, span }) =>
      /^(?:when|whenever|if|as soon as|once)\b/i.test(text) &&
      span.field === job.span.field &&
      span.start <= job.span.start &&
      job.span.end <= span.end,
  )

/** One person lends something: "lend each other costumes" has no singular. */
function withoutEachOther(job: BriefJob): BriefJob {
  const object = job.object.replace(/^(?:each other(?:’s|'s)?|one another(?:’s|'s)?)\s+(?=\p{L})/iu, '')
  return object === job.object ? job : { ...job, object, text: `${job.verb} ${object}` }
}

const clause = /^(?:which|what)\s+(\p{L}+)\s/iu

/** "hears which pipes drift and tells which ones to bring tools for": which pipes. */
function withNamedOnes(job: BriefJob, brief: Brief): BriefJob {
  if (!/^which ones\b/i.test(job.object)) return job
  const before = (brief.source[job.span.field] ?? '').slice(0, job.span.start + job.verb.length)
  const named = [...before.matchAll(/\bwhich (?!ones\b)([\p{L}-]+s)\b/giu)].at(-1)?.[1]
  if (!named) return job
  const object = job.object.replace(/^which ones\b/i, `which ${named}`)
  return { ...job, object, head: toSingular(named.toLowerCase()), text: `${job.verb} ${object}` }
}

/** What a pronoun stands for, as far as it can: one piece for "it", the things of a clause for "them". */
function withOwnObject(given: BriefJob, brief: Brief): BriefJob {
  const job = withNamedOnes(given, brief)
  const said = (brief.source[job.span.field] ?? '').slice(job.span.start, job.span.end)
  const [, pronoun] = /\s(it|them)$/i.exec(said) ?? []
  if (!pronoun) return job
  const asked = clause.exec(job.object)?.[1]
  if (pronoun.toLowerCase() === 'it' && /^what (?:is|was) (?:broken|wrong|damaged)/i.test(job.object))
    return { ...job, object: 'the fault', head: 'fault', text: `${job.verb} the fault` }
  if (pronoun.toLowerCase() === 'them' && asked)
    return { ...job, object: `the ${toPlural(job.head)}`, text: `${job.verb} the ${toPlural(job.head)}` }
  const isMany = / and /.test(job.object) || looksPlural(lastWord(job.object))
  if (pronoun.toLowerCase() !== 'it' || !isMany) return job
  const one = brief.steps.findLast(
    ({ object, span, head }) =>
      span.field === job.span.field && span.end <= job.span.start && head !== '' && /^(?:an?|the)\s\S+$/i.test(object),
  )
  if (!one) return job
  const object = one.object.replace(/^an?\s/i, 'the ')
  return { ...job, object, head: one.head, text: `${job.verb} ${object}` }
}

/** True when the words give the verb to the product: "It measures the level and reports it". */
export function isOfProduct(job: BriefJob, brief: Brief): boolean {
  const said = (brief.source[job.span.field] ?? '').slice(job.span.start)
  // "the app should rotate the chores" is told of the product, in whatever form
  const isWished = /\b(?:should|will) (?:also )?$/i.test(clauseOf(brief, job).before)
  if (said.toLowerCase().startsWith(`${job.verb} `) && !isWished) return false
  if (opensWithProduct(job, brief)) return true
  const { before } = clauseOf(brief, job)
  const kind = lastWord(brief.kind?.text ?? '')
  const names = [
    'it',
    ...(brief.name ? [escaped(brief.name.text)] : []),
    ...(kind ? [`(?:the|our|this) (?:[\\w-]+ )?${escaped(kind)}`] : []),
  ]
  const opening = new RegExp(`^\\W*(?:${names.join('|')})\\s(.*)$`, 'is').exec(before)?.[1]
  const isRelative = kind !== '' && new RegExp(`\\b${escaped(kind)}\\s(?:that|which)\\s$`, 'i').test(before)
  if (opening === undefined) return isRelative
  const others = brief.actors.some(({ head }) => new RegExp(`\\b${escaped(head)}`, 'i').test(opening))
  return !others && !/\b(?:so|when|where|which|lets?|helps?|allows?)\b/i.test(opening)
}

/** "AI notetaker that joins our calls": the first words say what it is, and the verb behind them is what it does. */
const opensWithProduct = (job: BriefJob, brief: Brief) => {
  const before = textBefore(job, brief)
  return (
    job.span.field === 'description' &&
    /^[^.,;:!?\n]{2,50}\s(?:that|which)\s$/i.test(before) &&
    !brief.actors.some(({ head }) => new RegExp(`\\b${escaped(head)}`, 'i').test(before))
  )
}

/** How a product is there when something happens, which nobody buys it for. */
const presence = /^(?:join|attend|sit in on|sit in|listen to|listen in on|live in|run in|run on|work with|plug in)$/

/** What a device does so that somebody can read it off. */
const senses = /^(?:measure|report|transmit|detect|sense|register|log)$/

/** "It measures the level and reports it": what people have of it is that they see the level. */
function asServed(job: BriefJob, brief: Brief): BriefJob {
  if (!senses.test(job.verb) || job.head === '' || !isOfProduct(job, brief)) return job
  return { ...job, verb: 'see', text: `see ${job.object}` }
}

/** What a product has to be joined to before it can do anything for anybody. */
const plumbing =
  /^(?:connect|connect to|connect with|link|link to|integrate|integrate with|sync|sync with|plug into|attach|attach to|run on|import)$/

/** Ways in: nobody wants a code scanned. */
const isWayIn = ({ verb, object }: BriefJob) =>
  (/^(?:scan|enter|type)$/.test(verb) && /\bcode\b/i.test(object)) ||
  /^(?:log in|sign in|sign up|install|download|click|tap)$/.test(verb)

/** "Residents report ...": another person stands right before the verb than those whom the product is for. */
function isOfOthers(job: BriefJob, brief: Brief): boolean {
  const [main, ...others] = brief.actors
  const words =
    textBefore(job, brief)
      .slice(-60)
      .split(/[.,;:!?]|\b(?:and|which|that)\b/i)
      .at(-1) ?? ''
  const names = (head: string) => new RegExp(`\\b${escaped(head)}`, 'i').test(words)
  // "volunteers of theatre groups" act as a group.
  const isSame = ({ plural, head }: Brief['actors'][number]) =>
    main !== undefined &&
    (main.plural.includes(plural) ||
      main.singular.split(' ').some((word) => sharesRoot(word, head) || word.startsWith(head)))
  return main !== undefined && !names(main.head) && others.some((other) => !isSame(other) && names(other.head))
}

/** "A service for property managers of ...", or a field of its own says whom it is for. */
const saysForWhom = ({ actors: [main], source }: Brief) =>
  main !== undefined &&
  (main.span.field === 'audience' ||
    new RegExp(`^[^.,;:]{3,50}\\sfor\\s(?:[\\p{L}-]+\\s){0,2}${escaped(main.head)}`, 'iu').test(source.description))

/**
 * What it is for goes before what it is connected to and how one gets in, and the work of those whom it is for before that of
 * others; how sure each place is stays with the place.
 */
function purposeFirst(jobs: readonly BriefJob[], brief: Brief): BriefJob[] {
  const forWhom = saysForWhom(brief)
  const isMeans = (job: BriefJob) =>
    isWayIn(job) || ((plumbing.test(job.verb) || presence.test(job.verb)) && isOfProduct(job, brief))
  const told = jobs.filter(({ confidence }) => confidence >= sure)
  const [first] = told.filter((job) => !isMeans(job))
  // Where their own work leads already, the order of the words stays.
  const isForOthers = first !== undefined && forWhom && isOfOthers(first, brief)
  const rank = (job: BriefJob) => (isMeans(job) ? 2 : isForOthers && isOfOthers(job, brief) ? 1 : 0)
  const ordered = [0, 1, 2].flatMap((place) => told.filter((job) => rank(job) === place))
  const placed = ordered.map((job, index) => ({ ...job, confidence: told[index]?.confidence ?? job.confidence }))
  return [...placed, ...jobs.filter((job) => !told.includes(job))]
}

const key = ({ verb, object }: BriefJob) => `${verb} ${object.toLowerCase()}`

/** Of a job told twice the first telling stays, in the place of the one that counts for more. */
const withoutRepeats = (jobs: readonly BriefJob[]) =>
  jobs
    .filter((job, index) => jobs.findIndex((other) => key(other) === key(job)) === index)
    .map((job) => {
      const alike = jobs.filter((other) => key(other) === key(job) && other.span.field === job.span.field)
      const first = alike.reduce((one, other) => (other.span.start < one.span.start ? other : one), job)
      return { ...first, confidence: job.confidence }
    })

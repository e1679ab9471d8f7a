import { type Clause, readActor, startsClause } from '../actor-phrase.ts'
import { modals } from '../function-words.ts'
import { toSingular } from '../inflect.ts'
import { gerund, noun, plural, wordClass } from '../lexicon.ts'
import { lowerAt } from '../noun-phrase.ts'
import { pitchVerbs } from '../product-verbs.ts'
import { productNouns } from '../product-words.ts'
import { baseOf, type Form, readVerbChain, verbStrength } from '../verb-phrase.ts'
import { helpFrame } from './help-frame.ts'
import { type Frame, type Statement, statement } from './statement.ts'

const servingVerbs = new Set(['let', 'help', 'allow', 'enable', 'empower', 'assist', 'encourage'])
/** Verbs whose object is the person that the product serves: "tells technicians which bearing will fail". */
const informing = new Set([
  'tell',
  'warn',
  'notify',
  'alert',
  'remind',
  'show',
  'inform',
  'guide',
  'teach',
  'reward',
  'train',
])
const stands = new Set(['it', 'this', 'that', 'which'])

/** The product, or nobody, as the subject: "it warns the wearer", "an app to plan routes", "Track my period". */
export const productFrame: Frame = (clause, index) =>
  purposeFrame(clause, index) ?? productSubject(clause, index) ?? imperative(clause, index)

const isProduct = (clause: Clause, index: number) => {
  const token = clause.tokens[index]
  return token !== undefined && (productNouns.has(token.lower) || productNouns.has(token.lower.replace(/s$/, '')))
}

/** "an app to plan routes", "software for tracking loads", "a way to find". */
function purposeFrame(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  if (!isProduct(clause, index) && !/^(?:way|place|somewhere)$/.test(lowerAt(tokens, index))) return null
  const next = lowerAt(tokens, index + 1)
  const form: Form | null = next === 'to' ? 'base' : next === 'for' ? 'gerund' : null
  if (!form || verbStrength(tokens, index + 2, form) === 0) return null
  const jobs = readVerbChain(tokens, index + 2, form, clause.source)
  return jobs.length > 0 ? statement(clause, index, { jobs }, 0.8) : null
}

/** "TableGuard takes a deposit", "that tells technicians", "the tool reads the ticket", "our tool will draft replies". */
function productSubject(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  const token = tokens[index]
  if (token?.kind !== 'word') return null
  const isName = /^\p{Lu}/u.test(token.text) && startsClause(tokens, index) && clause.person(token.lower) < 1
  if (!isProduct(clause, index) && !stands.has(token.lower) && !isName) return null
  let verbAt = index + 1
  // an obligation is a constraint, not a job
  if (/^(?:must|should|shall)$/.test(lowerAt(tokens, verbAt))) return null
  if (modals.has(lowerAt(tokens, verbAt))) verbAt += 1
  const form: Form = verbAt > index + 1 ? 'base' : 'third'
  const strength = verbStrength(tokens, verbAt, form)
  // "App stores", "Data shows": a name or noun before a plural noun is a noun phrase
  const couldBeNoun = (wordClass(lowerAt(tokens, verbAt)) & (noun | plural)) !== 0
  if (strength < (isName && couldBeNoun ? 2 : 1)) return null
  if (helpFrame(clause, verbAt)) return null
  // "that helps parents plan" belongs to the helping frame, which reads on from the verb
  if (pitchVerbs.has(baseOf(lowerAt(tokens, verbAt), form)) || servingVerbs.has(baseOf(lowerAt(tokens, verbAt), form)))
    return null
  const jobs = readVerbChain(tokens, verbAt, form, clause.source)
  if (jobs.length === 0) return null
  const told = informing.has(jobs[0]?.verb ?? '') ? readActor(clause, verbAt + 1) : null
  const actors = told && told.person >= 1 ? [{ ...told, end: verbAt + 1 }] : []
  return statement(clause, index, { actors, jobs, byProduct: true }, 0.66)
}

const calls = new Set([
  'ignore',
  'imagine',
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

/** "Track my period, predict ovulation": the sentence opens with its verb. */
function imperative(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  const afterColon = lowerAt(tokens, index - 1) === ':' || lowerAt(tokens, index - 1) === '–'
  if (index !== 0 && !afterColon) return null
  const lower = lowerAt(tokens, index)
  const isGerund = (wordClass(lower) & gerund) !== 0 && (wordClass(lower) & noun) === 0
  const form: Form = isGerund ? 'gerund' : 'base'
  const strength = verbStrength(tokens, index, form)
  if (strength < 1.5 || (calls.has(lower) && index === 0 && lower !== 'create' && lower !== 'print')) return null
  if (pitchVerbs.has(baseOf(lower, form)) && !['plan', 'create', 'start'].includes(lower)) return null
  // "Support agents answer tickets": a noun phrase about people, not a call
  const isAmbiguous = (wordClass(lower) & noun) !== 0
  if (isAmbiguous && clause.person(toSingular(lowerAt(tokens, index + 1))) >= 1) return null
  const jobs = readVerbChain(tokens, index, form, clause.source)
  return jobs.length > 0 && jobs[0]?.object !== '' ? statement(clause, index, { jobs }, 0.7) : null
}

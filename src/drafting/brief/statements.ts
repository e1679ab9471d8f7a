import type { Clause } from './actor-phrase.ts'
import { actFrame } from './frames/act-frame.ts'
import { forFrame } from './frames/for-frame.ts'
import { helpFrame } from './frames/help-frame.ts'
import { informFrame } from './frames/inform-frame.ts'
import { personFrame } from './frames/person-frame.ts'
import { productFrame } from './frames/product-frame.ts'
import type { Frame, Statement } from './frames/statement.ts'
import { toolNounFrame } from './frames/tool-noun-frame.ts'
import { bareVerbs } from './product-verbs.ts'
import { productNouns } from './product-words.ts'
import type { VerbPhrase } from './verb-phrase.ts'

const frames: readonly Frame[] = [actFrame, toolNounFrame, helpFrame, forFrame, personFrame, informFrame, productFrame]

/** Fills "see them" with the object that the words last named; a job that still has none stays bare. */
export function resolveReferences(statements: readonly Statement[]): Statement[] {
  let last: VerbPhrase | undefined
  return statements.map((statement) => ({
    ...statement,
    jobs: statement.jobs.map((job) => {
      const resolved =
        job.refersBack && last ? { ...job, object: last.object, head: last.head, refersBack: false } : job
      // "warns him before he goes too low ... to see it": what is seen is the thing before
      if (resolved.object !== '' && !/^(?:if|when|before|whether|that) /.test(resolved.object)) last = resolved
      return resolved
    }),
  }))
}

/** "find, adapt and share lesson plans": the verbs before the last one have its object. */
function shareObjects(statement: Statement): Statement {
  const jobs = [...statement.jobs]
  for (let index = jobs.length - 2; index >= 0; index -= 1) {
    const [job, next] = [jobs[index], jobs[index + 1]]
    if (!job || !next || job.object !== '' || job.refersBack || bareVerbs.has(job.verb) || job.verb.includes(' '))
      continue
    if (next.start - job.end <= 2)
      jobs[index] = { ...job, object: next.object, head: next.head, refersBack: next.refersBack }
  }
  return { ...statement, jobs }
}

/** "medicines | that would expire": the words tell of the thing just named, not of the product. */
function isAboutObject(clause: Clause, index: number, last: Statement | undefined): boolean {
  const object = last?.jobs.at(-1)
  return (
    /^(?:that|which)$/.test(clause.tokens[index]?.lower ?? '') &&
    object !== undefined &&
    object.object !== '' &&
    object.end === index &&
    !productNouns.has(object.head)
  )
}

/** "publish decisions and let residents comment": from the verb on that serves another person it is a new statement. */
function withoutServed(found: Statement): Statement {
  const { clause, jobs, byProduct } = found
  const cut = jobs.findIndex((job, place) => {
    if (place === 0) return false
    if (byProduct && informFrame(clause, job.start)) return true
    return helpFrame(clause, job.start)?.actors.some((actor) => actor.person >= 1) ?? false
  })
  return cut < 0 ? found : { ...found, jobs: jobs.slice(0, cut), end: jobs[cut]?.start ?? found.end }
}

/** Whom the first actor serves in turn comes second: "municipalities publish ... and let | residents comment". */
function followUp(match: Statement, last: Statement | undefined): Statement {
  const serves = last !== undefined && last.actors.length > 0 && !last.byProduct && last.end === match.start
  if (serves) return { ...match, confidence: Math.min(match.confidence, last.confidence - 0.06) }
  // "drafts applications and reminds them of deadlines": the product's second act is not what it is for
  const joins = /^(?:and|then|also|,)$/
  const isSecond =
    last?.byProduct === true &&
    match.jobs[0]?.verb === 'know' &&
    match.clause.tokens.slice(last.end, match.start).every(({ lower }) => joins.test(lower))
  return isSecond ? { ...match, confidence: Math.min(match.confidence, last.confidence - 0.15) } : match
}

/** Reads the statements of one sentence from left to right; each word is used once. */
export function readStatements(clause: Clause): Statement[] {
  const statements: Statement[] = []
  let index = 0
  while (index < clause.tokens.length) {
    const match = isAboutObject(clause, index, statements.at(-1)) ? null : firstMatch(clause, index)
    const found = match && withoutServed(followUp(match, statements.at(-1)))
    if (found) statements.push(withoutEmpty(shareObjects(found)))
    index = Math.max(index + 1, found?.end ?? 0)
  }
  return statements
}

const founding = new Set(['build', 'create', 'make', 'develop', 'launch', 'design', 'start', 'write', 'code', 'offer'])

/** "I want to build an app", "create a platform that": what the founder does, unless the words give it to somebody. */
function isFounding({ actors, clause }: Statement, { verb, head, object, start, end }: VerbPhrase): boolean {
  if (actors.length > 0 || !founding.has(verb) || !productNouns.has(head)) return false
  const opening = clause.tokens.slice(start, end).map(({ lower }) => lower)
  return object !== '' && opening.some((word) => /^(?:an?|the|this|my|our)$/.test(word))
}

/** "students would use it": that it is used is no job; "with an app" said before is what "it" stands for. */
const isMereUse = ({ verb, refersBack }: VerbPhrase) => verb === 'use' && refersBack

/** "rotates the chores and lets others": whom the product serves in the end is nothing that gets done. */
const isMereHelp = ({ byProduct }: Statement, { verb }: VerbPhrase) =>
  byProduct && /^(?:let|help|allow|enable|invite)$/.test(verb)

/** "we would rent it out": how the founders deal with what was just named. */
const isDealing = ({ clause, start }: Statement, { refersBack }: VerbPhrase) =>
  refersBack && clause.tokens[start]?.lower === 'we'

/** "reminds whoever's turn it is": of what is not said. */
const isMereReminder = ({ verb, object, head }: VerbPhrase) =>
  verb === 'remind' && object !== '' && head !== 'reminder' && !/\b(?:to|of|about|when|that|if|before)\b/.test(object)

const saysNothing = (found: Statement, job: VerbPhrase) =>
  isFounding(found, job) || isMereUse(job) || isDealing(found, job) || isMereReminder(job) || isMereHelp(found, job)

/** Without what says nothing of what gets done. */
function withoutEmpty(found: Statement): Statement {
  const jobs = found.jobs.filter((job) => !saysNothing(found, job))
  return jobs.length === found.jobs.length ? found : { ...found, jobs }
}

function firstMatch(clause: Clause, index: number): Statement | null {
  for (const frame of frames) {
    const statement = frame(clause, index)
    if (statement) return statement
  }
  return null
}

import type { Brief, BriefActor, BriefField, BriefJob, BriefSource, BriefSpan } from '#shared/brief.ts'
import type { Clause } from './actor-phrase.ts'
import { actorsOfAudience, actorsOfStatement, otherSide, rankActors } from './actors.ts'
import { readAlternatives } from './alternatives.ts'
import { readAnalogy, withAnalogy } from './analogy.ts'
import { readBeneficiary } from './beneficiary.ts'
import { isCallToAction } from './calls-to-action.ts'
import { readConstraints } from './constraints.ts'
import type { FieldClause } from './found-value.ts'
import type { Statement } from './frames/statement.ts'
import { personPronouns } from './function-words.ts'
import { readGaps } from './gaps.ts'
import { readGeography } from './geography.ts'
import { rankJobs } from './jobs.ts'
import { readKind } from './kind.ts'
import { labelledUsers, labelOf } from './labels.ts'
import { detectLanguage } from './language.ts'
import { readBusinessModels, readMeans } from './means.ts'
import { readMoments, readPlaces } from './moments.ts'
import { readName } from './name.ts'
import { readNovelty } from './novelty.ts'
import { readNumbers } from './numbers.ts'
import { writerOf } from './own-family.ts'
import { readPains } from './pains.ts'
import { isBarePayment, isPayment, readBuyer } from './payers.ts'
import { withPeopleOfPlaces } from './people-of-place.ts'
import { readStatements, resolveReferences } from './statements.ts'
import { readSteps } from './steps.ts'
import { readSentences } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

const fields: readonly BriefField[] = ['description', 'audience', 'market', 'context']

/** Sentences that speak to a machine and not about a product. */
const command =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|rules)\b|\bsystem prompt\b|\byou are now\b/i

/** Longer texts have more sentences than say something about the product. */
const mostSentences = 120

interface Reading {
  statement: Statement
  field: BriefField
  actors: BriefActor[]
  heads: string[]
}

/**
 * Reads a brief out of a form's words. Pure and deterministic; never throws; about a millisecond for a paragraph.
 * Spans count UTF-16 units in the text of their field as it was given.
 */
export function readBrief(source: BriefSource, vocabulary: Vocabulary): Brief {
  const language = detectLanguage(`${source.description} ${source.audience ?? ''}`)
  const clauses = fields.flatMap((field) => clausesOf(source, field, vocabulary))
  const isEnglish = language === 'en'
  const told = isEnglish ? clauses : []
  const pitch = told.filter(
    ({ field, clause }) =>
      (field === 'description' || field === 'context') &&
      !isCallToAction(clause.tokens, clause.source) &&
      labelOf(clause) === null,
  )
  const readings = pitchReadings(pitch)
  const audience = told.filter(({ field }) => field === 'audience')
  const fromAudience = [...audience.flatMap(({ clause }) => actorsOfAudience(clause)), ...told.flatMap(labelledUsers)]
  const acting = withoutSensing(readings.filter(({ statement }) => !isPayment(statement)))
  const read = withPeopleOfPlaces(rankActors([...fromAudience, ...acting.flatMap((reading) => reading.actors)]))
  const found = [...(isEnglish ? writerOf(source, read) : []), ...read]
  const buyer = readBuyer(told, readings, found[0])
  // "owners book a walk ... and owners pay": who pays and also does a step uses it.
  const doers = new Set(acting.flatMap(({ statement, heads }) => (statement.jobs.length > 0 ? heads : [])))
  const actors = found
    .filter((actor) => actor.head !== buyer?.head || actor === found[0] || doers.has(actor.head))
    .slice(0, 6)
  const audienceJobs = audience.flatMap(({ clause }) =>
    readStatements({ ...clause, tokens: clause.tokens }).filter(
      (statement) => statement.jobs.length > 0 && !isBarePayment(statement),
    ),
  )
  const sources = [
    ...acting,
    ...audienceJobs.map(
      (statement): Reading => ({
        statement: { ...statement, confidence: statement.confidence - 0.2 },
        field: 'audience',
        actors: [],
        heads: [],
      }),
    ),
  ]
  const analogy = readAnalogy(pitch, vocabulary.analogies)
  const said = rankJobs(sources, actors[0] && !personPronouns.has(actors[0].head) ? actors[0].head : null)
  const jobs = withAnalogy(said, analogy)
  const heads = new Set(actors.map((actor) => actor.head))
  const statements = readings.map(({ statement }) => statement)
  const brief: Omit<Brief, 'missing'> = {
    source,
    language,
    name: readName(
      clauses.filter(({ field, clause }) => field === 'description' && !isCallToAction(clause.tokens, clause.source)),
      vocabulary.rivals,
    ),
    ...(analogy ? { likenedTo: analogy.name } : {}),
    kind: isEnglish ? readKind(pitch) : null,
    actors,
    beneficiary: readBeneficiary(pitch, heads),
    buyer,
    jobs: jobs.slice(0, 8),
    steps: readSteps(acting.filter(({ statement }) => statement.jobs.length > 0)),
    moments: readMoments(told).filter(({ span }) => !isObjectClause(span, jobs, /^when\b/)),
    places: readPlaces(told),
    alternatives: readAlternatives(told, vocabulary.rivals),
    pains: readPains(told).filter(({ span }) => !isObjectClause(span, jobs, /^(?:who|which|whether)\b/)),
    constraints: readConstraints(told),
    means: readMeans(clauses, vocabulary, statements, jobs, actors),
    novelty: readNovelty(pitch),
    businessModels: readBusinessModels(clauses, vocabulary.businessModels, statements),
    geography: readGeography(clauses, vocabulary.regions),
    numbers: readNumbers(clauses),
  }
  return { ...brief, missing: readGaps(brief) }
}

/** "plans when vans charge", "sees who is missing": the clause is what is planned or seen, no moment and no pain. */
const isObjectClause = (span: BriefSpan, jobs: readonly BriefJob[], opening: RegExp) =>
  jobs.some(
    (job) =>
      opening.test(job.object) &&
      job.span.field === span.field &&
      span.start > job.span.start &&
      span.end <= job.span.end,
  )

const sensing = new Set(['hear', 'overhear'])

/** "the child reads, the app hears mistakes": what the product senses beside what people do is no step of theirs. */
function withoutSensing(readings: readonly Reading[]): Reading[] {
  const isDone = readings.some(
    ({ statement, actors }) => !statement.byProduct && actors.length > 0 && statement.jobs[0],
  )
  if (!isDone) return [...readings]
  return readings.map((reading) => {
    const { statement } = reading
    if (!statement.byProduct) return reading
    return { ...reading, statement: { ...statement, jobs: statement.jobs.filter(({ verb }) => !sensing.has(verb)) } }
  })
}

function pitchReadings(pitch: readonly FieldClause[]): Reading[] {
  return (['description', 'context'] as const).flatMap((field) => {
    const statements = pitch.filter((item) => item.field === field).flatMap(({ clause }) => readStatements(clause))
    return resolveReferences(statements).map((statement) => {
      const actors = [...actorsOfStatement(statement, field), ...otherSide(statement, field)]
      return { statement, field, actors, heads: actors.map((actor) => actor.head) }
    })
  })
}

function clausesOf(source: BriefSource, field: BriefField, vocabulary: Vocabulary): FieldClause[] {
  const text = source[field]
  if (text === undefined || text.trim() === '') return []
  return readSentences(text)
    .filter((tokens) => !command.test(text.slice(tokens[0]?.start, tokens.at(-1)?.end)))
    .slice(0, mostSentences)
    .map(
      (tokens): FieldClause => ({
        clause: { tokens, source: text, person: vocabulary.person } satisfies Clause,
        field,
      }),
    )
}

import type { Brief } from '#shared/brief.ts'
import type { BriefCase } from './brief-cases.ts'
import { tidy } from './noun-phrase.ts'
import { stemOf } from './phrase-index.ts'
import { readBrief } from './read-brief.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface FieldScore {
  /** Share of cases that are right, or F1 over the values of all cases for the fields that are lists. */
  score: number
  precision: number
  recall: number
  cases: number
}

interface Counts {
  hit: number
  told: number
  wanted: number
  found: number
}

const low = (text: string) => tidy(text).toLowerCase()
const words = (text: string) =>
  low(text)
    .split(/[\s-]+/)
    .map(stemOf)
    .join(' ')
/** Two phrases mean the same when one holds the other and adds no more than four words. */
const sameText = (a: string, b: string) => {
  const [left, right] = [words(a), words(b)]
  const longer = left.length > right.length ? left : right
  const shorter = longer === left ? right : left
  return (
    shorter !== '' &&
    ` ${longer} `.includes(` ${shorter} `) &&
    longer.split(' ').length - shorter.split(' ').length <= 4
  )
}
const sameJob = (a: string, b: string) => {
  const [left, right] = [words(a).split(' '), words(b).split(' ')]
  return left[0] === right[0] && left.at(-1) === right.at(-1)
}

function compare(wanted: readonly string[], told: readonly string[], same: (a: string, b: string) => boolean): Counts {
  const firm = wanted.filter((text) => !text.endsWith('?'))
  const optional = wanted.filter((text) => text.endsWith('?')).map((text) => text.slice(0, -1))
  const asked = told.filter(
    (text) => firm.some((other) => same(other, text)) || !optional.some((other) => same(other, text)),
  )
  return {
    hit: asked.filter((text) => firm.some((other) => same(other, text))).length,
    told: asked.length,
    found: firm.filter((text) => told.some((other) => same(text, other))).length,
    wanted: firm.length,
  }
}

const exactly = (right: boolean): Counts => ({ hit: right ? 1 : 0, told: 1, found: right ? 1 : 0, wanted: 1 })
const isOneOf = (
  wanted: readonly string[],
  told: string | undefined,
  same: (a: string, b: string) => boolean,
): Counts => {
  const firm = wanted.filter((text) => !text.endsWith('?'))
  if (told === undefined) return exactly(firm.length === 0)
  return exactly(wanted.some((text) => same(text.replace(/\?$/, ''), told)))
}
const sameActor = (a: string, b: string) => low(a) === low(b) || `${low(a)} member` === low(b)

const readers: Record<string, (brief: Brief, expected: BriefCase['expected']) => Counts> = {
  language: (brief, expected) => exactly(brief.language === expected.language),
  name: (brief, expected) => exactly((brief.name?.text ?? null) === expected.name),
  actor: (brief, expected) => isOneOf(expected.actor, sureOf(brief.actors)[0]?.singular, sameActor),
  otherActors: (brief, expected) =>
    compare(
      [
        ...expected.others,
        ...expected.actor.map((actor) => `${actor}?`),
        ...expected.buyer.map((buyer) => `${buyer.replace(/\?$/, '')}?`),
      ],
      sureOf(brief.actors)
        .slice(1)
        .map((actor) => actor.singular),
      (a, b) => low(b).endsWith(low(a)) || low(a).endsWith(low(b)) || sameActor(a, b),
    ),
  buyer: (brief, expected) => isOneOf(expected.buyer, brief.buyer?.singular, (a, b) => sameActor(a, b)),
  beneficiary: (brief, expected) => isOneOf(expected.beneficiary, brief.beneficiary?.singular, sameActor),
  job: (brief, expected) => isOneOf(expected.job, jobName(sureOf(brief.jobs)[0]), sameJob),
  steps: (brief, expected) =>
    compare(
      [...expected.steps, ...expected.job.map((job) => `${job}?`)],
      brief.steps.map((step) => jobName(step) ?? ''),
      sameJob,
    ),
  alternatives: (brief, expected) =>
    compare(
      expected.alternatives,
      brief.alternatives.map((value) => value.text),
      sameText,
    ),
  pains: (brief, expected) =>
    compare(
      expected.pains,
      brief.pains.map((value) => value.text),
      (a, b) => words(a).includes(words(b)) || words(b).includes(words(a)),
    ),
  constraints: (brief, expected) =>
    compare(expected.constraints, [...new Set(brief.constraints.map((value) => value.kind))], (a, b) => a === b),
  moments: (brief, expected) => {
    const counts = compare(
      expected.moments,
      brief.moments.map((value) => value.text),
      sameText,
    )
    return { ...counts, told: counts.hit }
  },
  means: (brief, expected) =>
    compare(
      expected.means,
      brief.means.flatMap((value) => value.meansId ?? []),
      sameId,
    ),
  businessModels: (brief, expected) =>
    compare(
      expected.models,
      brief.businessModels.flatMap((value) => value.modelId ?? []),
      sameId,
    ),
  regions: (brief, expected) =>
    compare(
      expected.regions,
      brief.geography.flatMap((value) => value.regionId ?? []),
      (a, b) => a === b,
    ),
  numbers: (brief, expected) =>
    compare(
      expected.numbers,
      brief.numbers.map((value) => `${value.value} ${value.unit}`),
      (a, b) => a === b || words(a) === words(b),
    ),
  gaps: (brief, expected) =>
    compare(
      expected.missing,
      brief.missing.filter((gap) => /^(?:actor|buyer|job|alternative|business-model|geography)$/.test(gap)),
      (a, b) => a === b,
    ),
}

/** "a|b" in the expectation is met by either. */
const sameId = (a: string, b: string) => a.split('|').includes(b) || b.split('|').includes(a)
const sureOf = <Value extends { confidence: number }>(values: readonly Value[]) =>
  values.filter((value) => value.confidence >= 0.5)
const jobName = (job: { verb: string; head: string } | undefined) =>
  job ? `${job.verb} ${job.head}`.trim() : undefined

export interface BriefMistake {
  id: string
  field: string
  brief: Brief
}

/** Scores each field of the reader over hand-written cases; the mistakes are for a person to read. */
export function measureBriefs(
  cases: readonly BriefCase[],
  vocabulary: Vocabulary,
): { fields: Record<string, FieldScore>; mistakes: BriefMistake[] } {
  const sums = new Map<string, Counts & { cases: number }>()
  const mistakes: BriefMistake[] = []
  for (const item of cases) {
    const brief = readBrief(item.source, vocabulary)
    for (const [field, read] of Object.entries(readers)) {
      const counts = read(brief, item.expected)
      const sum = sums.get(field) ?? { hit: 0, told: 0, found: 0, wanted: 0, cases: 0 }
      sums.set(field, {
        hit: sum.hit + counts.hit,
        told: sum.told + counts.told,
        found: sum.found + counts.found,
        wanted: sum.wanted + counts.wanted,
        cases: sum.cases + 1,
      })
      if (counts.hit < counts.told || counts.found < counts.wanted) mistakes.push({ id: item.id, field, brief })
    }
  }
  const fields = Object.fromEntries(
    [...sums].map(([field, sum]) => {
      const precision = sum.told === 0 ? 1 : sum.hit / sum.told
      const recall = sum.wanted === 0 ? 1 : sum.found / sum.wanted
      const score = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
      return [field, { score, precision, recall, cases: sum.cases }]
    }),
  )
  return { fields, mistakes }
}

import type { Brief, BriefActor, BriefJob, BriefSource, BriefSpan, BriefValue } from '#shared/brief.ts'
import type { Corrections } from '#shared/corrections.ts'
import { readGaps } from './gaps.ts'
import { toPlural, toSingular } from './inflect.ts'
import { tidy } from './noun-phrase.ts'
import { readBrief } from './read-brief.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A brief with the user's own words in the place of what was read wrongly. Each correction is read by the same readers,
 * and taken as it stands where those find nothing in it. The words are added to the brief's context, so that every span
 * still points to where its value was said. Pure; without corrections the brief is returned as it is.
 */
export function correctBrief(brief: Brief, corrections: Corrections, vocabulary: Vocabulary): Brief {
  const given = telling(corrections)
  if (Object.keys(given).length === 0) return brief
  const said = saidAgain(brief.source, given)
  const read = (words: Partial<BriefSource>) => readBrief({ description: '', ...words }, vocabulary)
  const next: Brief = { ...brief, source: said.source }
  const { who, pays, job, today, where } = given
  if (who) next.actors = orRaw(read({ audience: who }).actors, () => rawActors(who)).map(at(said.span('who')))
  if (pays) next.buyer = at(said.span('pays'))(read({ audience: pays }).actors[0] ?? rawActor(pays))
  if (job) {
    const jobs = orRaw(read({ description: `An app that helps people ${job}.` }).jobs, () => [rawJob(job)])
    next.jobs = jobs.map(at(said.span('job')))
    next.steps = next.jobs
  }
  if (today) {
    const found = read({ description: `Today they use ${today}.` }).alternatives
    next.alternatives = orRaw(found, () => listOf(today).map(rawValue)).map(at(said.span('today')))
  }
  if (where) {
    const found = read({ description: `An app in ${where}.` }).geography
    const raw = () => listOf(where).map((text) => ({ ...rawValue(text), regionId: null }))
    next.geography = orRaw(found, raw).map(at(said.span('where')))
  }
  return { ...next, missing: readGaps(next) }
}

/** A correction without a word in it corrects nothing. */
function telling(corrections: Corrections): Corrections {
  return Object.fromEntries(Object.entries(corrections).filter(([, text]) => tidy(text) !== ''))
}

const labels: readonly (readonly [keyof Corrections, string])[] = [
  ['who', 'Used by'],
  ['pays', 'Paid for by'],
  ['job', 'To'],
  ['today', 'Today they use'],
  ['where', 'In'],
]

function saidAgain(source: BriefSource, corrections: Corrections) {
  const lines = new Map<keyof Corrections, BriefSpan>()
  let context = source.context ?? ''
  for (const [key, label] of labels) {
    const text = corrections[key]
    if (!text) continue
    context += `${context === '' ? '' : '\n'}${label} `
    lines.set(key, { field: 'context', start: context.length, end: context.length + text.length })
    context += `${text}.`
  }
  const span = (key: keyof Corrections) => lines.get(key) ?? { field: 'context' as const, start: 0, end: 0 }
  return { source: { ...source, context }, span }
}

/** What a person says outright is certain. */
const at =
  (span: BriefSpan) =>
  <Value extends BriefValue>(value: Value): Value => ({ ...value, span, confidence: 1 })

const orRaw = <Value>(found: readonly Value[], raw: () => readonly Value[]) => (found.length > 0 ? found : raw())

const nowhere: BriefSpan = { field: 'context', start: 0, end: 0 }
const rawValue = (text: string): BriefValue => ({ text: tidy(text), span: nowhere, confidence: 1 })
const listOf = (text: string) =>
  text
    .split(/[,;\n]|\s(?:and|or)\s/)
    .map((part) => part.trim())
    .filter(Boolean)
const rawActors = (text: string) => listOf(text).map(rawActor)

function rawActor(text: string): BriefActor {
  const value = rawValue(text)
  const words = value.text.split(' ')
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  const singular = toSingular(last)
  return {
    ...value,
    head: singular.toLowerCase(),
    singular: [...before, singular].join(' '),
    plural: [...before, toPlural(singular)].join(' '),
    setting: null,
  }
}

function rawJob(text: string): BriefJob {
  const value = rawValue(text)
  const [verb = '', ...object] = value.text.split(' ')
  return {
    ...value,
    verb: verb.toLowerCase(),
    object: object.join(' '),
    head: toSingular(object.at(-1) ?? '').toLowerCase(),
  }
}

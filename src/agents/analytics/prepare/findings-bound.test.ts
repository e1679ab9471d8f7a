import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compileSheet } from '#shared/formula/compile-sheet.ts'
import { sentencesOf, unboundIn } from '../bound-text.ts'
import { headlineOf } from '../draft/headline.ts'
import { sectionsOf } from '../draft/sections.ts'
import { suggestionsOf } from '../draft/suggestions.ts'
import { preparedAnalysis } from '../prepared.ts'
import { analyticsSamples } from '../samples.ts'
import { type ShownFinding, shownFrom } from '../shown-finding.ts'
import { analyseFile } from './analyse-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-bound-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const day = (index: number) => new Date(Date.UTC(2026, 0, 5 + index)).toISOString().slice(0, 10)
/** The same numbers each time, between 0 and 1. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function experiment(): string {
  const next = sequence(3)
  const rows = Array.from({ length: 3_000 }, (_, index) => {
    const arm = ['control', 'price_12', 'price_15'][index % 3] ?? ''
    return [day(index % 28), arm, next() < (arm === 'price_15' ? 0.03 : 0.08) ? 1 : 0].join(',')
  })
  return ['date,group,purchased', ...rows].join('\n')
}

function weekly(): string {
  const next = sequence(5)
  const rows = Array.from({ length: 40 }, (_, week) =>
    ['North', 'South'].map((region) => {
      const visits = 1_000 + Math.round(next() * 60)
      const orders = Math.round(visits * (region === 'South' && week >= 24 ? 0.05 : 0.1) * (0.97 + next() * 0.06))
      return [
        day(week * 7),
        region,
        visits,
        orders,
        week === 11 && region === 'North' ? 9_000 : 40 + Math.round(next() * 9),
      ].join(',')
    }),
  ).flat()
  return ['week,region,visits,orders,tickets', ...rows].join('\n')
}

function log(): string {
  const next = sequence(7)
  const rows: string[] = []
  for (let user = 0; user < 900; user += 1) {
    const start = Math.floor(user / 6)
    rows.push([`u${user}`, 'signup', day(start)].join(','))
    for (const [week, stay] of [0.7, 0.6, 0.5, user < 450 ? 0.5 : 0.2].entries())
      if (next() < stay)
        rows.push([`u${user}`, 'session', day(start + 1 + week * 7 + Math.floor(next() * 7))].join(','))
  }
  return ['user_id,event,date', ...rows].join('\n')
}

/** Groups whose names are figures. */
function versions(): string {
  const next = sequence(11)
  const rows = Array.from({ length: 1_600 }, (_, index) => {
    const version = ['4.1', '4.2'][index % 2] ?? ''
    return [`s${index}`, day(index % 60), version, next() < (version === '4.2' ? 0.2 : 0.5) ? 'yes' : 'no'].join(',')
  })
  return ['session_id,date,app_version,activated', ...rows].join('\n')
}

const files: { name: string; text: string; question: string | null }[] = [
  { name: 'experiment.csv', text: experiment(), question: 'Which price?' },
  { name: 'weekly.csv', text: weekly(), question: 'Why did orders fall?' },
  { name: 'versions.csv', text: versions(), question: 'Which version activates less?' },
  { name: 'events.csv', text: log(), question: 'Do newer users come back less often in the fourth week?' },
  ...analyticsSamples.map(({ fileName, fileData, question }) => ({
    name: String(fileName),
    text: String(fileData),
    question: question === null ? null : String(question),
  })),
]

/** Figures whose formula gives something else, and formulas that name what is not there. */
function recalculated({ id, figures }: ShownFinding): string[] {
  const sheet = compileSheet(
    figures.flatMap(({ key, from }) => (from === null ? [] : [{ id: key, formula: from }])),
    figures.flatMap(({ key, from }) => (from === null ? [key] : [])),
  )
  const results = sheet.calculate(new Map(figures.map(({ key, value }) => [key, value])))
  const wrong = figures.filter(
    ({ key, value, from }) =>
      from !== null && !(Math.abs((results.get(key) ?? Number.NaN) - value) <= 1e-9 * Math.max(1, Math.abs(value))),
  )
  return [
    ...sheet.problems,
    ...wrong.map(({ key, value, from }) => `${id}.${key}: ${from} is ${results.get(key)}, not ${value}`),
  ]
}

test.each(files)(
  'every sentence about $name stands on computed values, and is the same twice',
  async ({ name, text, question }) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    const job = { path, fileName: name, question, threads: 2, memoryMegabytes: 512 }
    const analysis = await analyseFile(job, () => undefined)
    const texts = [
      headlineOf(analysis),
      ...sectionsOf(analysis).flatMap((section) => [section.title, section.text]),
      ...suggestionsOf(analysis).flatMap(({ title, action, because, check }) => [title, action, because, check]),
      ...analysis.findings.flatMap((finding) => [finding.title, finding.statement, finding.caution ?? '']),
      ...(analysis.answer ? [analysis.answer.statement, analysis.answer.basis, analysis.answer.cannot] : []),
    ]
    expect(analysis.findings.length).toBeGreaterThan(1)
    for (const sentence of texts.flatMap(sentencesOf))
      expect([sentence, unboundIn(sentence, analysis)]).toEqual([sentence, null])
    expect(preparedAnalysis.parse(analysis)).toEqual(analysis)
    expect(await analyseFile(job, () => undefined)).toEqual(analysis)
    for (const finding of analysis.findings) expect(recalculated(shownFrom(finding, null, analysis))).toEqual([])
    expect(analysis.answer === null).toBe(question === null)
  },
)

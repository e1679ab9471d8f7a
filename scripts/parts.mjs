import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { attemptPrinted, root } from './toolchain.mjs'

const reports = join(root, '.cache', 'reports')
const slowestShown = 10

/** Where a part writes what it has found. */
const report = (name) => join(reports, `${name}.json`)

/**
 * The tests of a sweep that are outside of its sample have the tag `full`; `npm test` leaves them out. `retries` are for tests of several
 * processes, which share a machine with others; what passes only then is listed at the end.
 */
export const vitest = (project, isFull = false, retries = 0) => ({
  name: project,
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(project)}`,
    `--retry=${retries}`,
    ...(isFull ? [] : ['--tags-filter=!full']),
  ],
  read: readVitest,
})

export const playwright = (isFull = false) => ({
  name: 'browser',
  command: 'playwright',
  args: ['test', '--reporter=list,json', '--retries=1', ...(isFull ? [] : ['--grep-invert=@full'])],
  extra: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser') },
  read: readPlaywright,
})

/** Runs every part, also after one that failed, then says which failed and what took longest. Ends the process where one failed. */
export async function runParts(parts) {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const done = []
  for (const part of parts) {
    const start = Date.now()
    const { ok, end } = await attemptPrinted(part.command, part.args, part.extra)
    const found = part.read ? part.read(report(part.name)) : {}
    done.push({ ...part, ok, end, seconds: (Date.now() - start) / 1000, ...found })
  }
  const out = ['', 'Parts']
  for (const { name, ok, seconds } of done) out.push(`  ${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(0)} s)`)
  const slowest = done.flatMap(({ files = [] }) => files).sort((a, b) => b.seconds - a.seconds)
  if (slowest.length > 0) out.push('', 'Slowest files')
  for (const { file, seconds } of slowest.slice(0, slowestShown)) out.push(`  ${seconds.toFixed(0)} s ${file}`)
  out.push(
    ...listed(
      'Passed at the second attempt',
      done.flatMap(({ flaky = [] }) => flaky),
    ),
    ...listed(
      'Failed tests',
      done.flatMap(({ failures = [] }) => failures),
    ),
  )
  // A worker that ran out of memory or an error outside of a test has no test's name: what was printed last says what it was.
  for (const { name, ok, end, failures = [] } of done) {
    if (!ok && failures.length === 0) out.push('', `The last that ${name} printed`, end)
  }
  process.stdout.write(`${out.join('\n')}\n`)
  if (done.some(({ ok }) => !ok)) process.exit(1)
}

const listed = (heading, tests) =>
  tests.length === 0
    ? []
    : [
        '',
        heading,
        ...tests.flatMap(({ test, message }) => [
          `  ${test}`,
          ...message
            .split('\n')
            .slice(0, 3)
            .map((line) => `      ${line}`),
        ]),
      ]

function parsed(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

function readVitest(path) {
  const results = parsed(path)?.testResults ?? []
  return {
    files: results.map(({ name, startTime, endTime }) => ({
      file: short(name),
      seconds: (endTime - startTime) / 1000,
    })),
    // A test that passed has messages of failure where it failed at first.
    flaky: results.flatMap((file) =>
      namedTests(file, ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
    ),
    failures: results.flatMap((file) => {
      const own = namedTests(file, ({ status }) => status === 'failed')
      return own.length === 0 && file.message ? [{ test: short(file.name), message: file.message }] : own
    }),
  }
}

const namedTests = ({ name, assertionResults }, isMeant) =>
  assertionResults.filter(isMeant).map(({ fullName, failureMessages }) => ({
    test: `${short(name)}: ${fullName}`,
    message: failureMessages[0] ?? '',
  }))

function readPlaywright(path) {
  const files = new Map()
  const failures = []
  const flaky = []
  const walk = (suite, titles) => {
    for (const spec of suite.specs ?? [])
      for (const { status, results } of spec.tests) {
        const seconds = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
        files.set(spec.file, (files.get(spec.file) ?? 0) + seconds)
        const named = (result) => ({
          test: [`tests/e2e/${spec.file}:${spec.line}`, ...titles, spec.title].join(' > '),
          message: result?.error?.message ?? '',
        })
        if (status === 'unexpected') failures.push(named(results.at(-1)))
        if (status === 'flaky') flaky.push(named(results[0]))
      }
    for (const inner of suite.suites ?? []) walk(inner, inner.title === inner.file ? titles : [...titles, inner.title])
  }
  for (const suite of parsed(path)?.suites ?? []) walk(suite, [])
  return { files: [...files].map(([file, seconds]) => ({ file: `tests/e2e/${file}`, seconds })), failures, flaky }
}

const short = (path) => path.replace(`${root}/`, '')

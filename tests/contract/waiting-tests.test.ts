import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Tests in which time passes by the clock, and what it is there for. All others wait for what happens. */
const meant: Readonly<Record<string, string>> = {
  'src/agents/analytics/prepare/hostile-files.test.ts':
    'a stop at no particular moment of a process that starts and reads',
  'src/server/models/model-fetch.test.ts':
    'an answer later than an idle connection is kept; a reader who does not read',
  'tests/e2e/budgets.spec.ts': 'nothing moves for half a second after the page is there',
  'tests/integration/account/api-keys.test.ts': 'a key outlives the time between two looks at sessions',
  'tests/integration/busy-files.test.ts': 'the pace of a reader',
  'tests/integration/database-gone.test.ts': 'the pause of a client before it connects again',
  'tests/integration/disk-full.test.ts': 'a disk that stays full for several tries to write',
  'tests/integration/rolling-restart.test.ts': 'the end of a test that would hang',
  'tests/integration/user-events.test.ts': 'the end of a test that would hang',
}

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)
const tests = ['src', 'tests', 'scripts'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(isTest)
    .map((file) => `${folder}/${file}`),
)
const sleeps = /waitForTimeout\(|(?<![.'\w])setTimeout\(|timers\/promises'/
const isByTurns = /import \{ setImmediate as \w+ \} from 'node:timers\/promises'/

test('tests wait for what happens; those that let time pass are listed with the reason', () => {
  expect(tests.length).toBeGreaterThan(300)
  const sleeping = tests.filter((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8')
    return sleeps.test(text) && !text.includes('useFakeTimers') && !isByTurns.test(text)
  })
  expect(sleeping.filter((file) => file !== 'tests/contract/waiting-tests.test.ts').toSorted()).toEqual(
    Object.keys(meant).toSorted(),
  )
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeTemporaryFolder, removeLeftFolders } from './temporary-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pm-pilot-folders-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function leave(name: string, daysAgo = 0): void {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'table.csv'), 'name,salary\nAda,1\n')
  const at = Date.now() / 1000 - daysAgo * 86_400
  utimesSync(join(folder, name), at, at)
}

/** The number of a process that has ended. */
const gone = () => spawnSync(process.execPath, ['-e', '']).pid

test('a start removes what processes left that are gone, also those of its own number, and nothing else', async () => {
  leave(`pm-pilot-work-${gone()}-a`)
  leave(`pm-pilot-work-${process.pid}-a`)
  leave(`pm-pilot-work-${process.ppid}-old`, 2)
  leave(`pm-pilot-work-${process.ppid}-new`)
  leave('pm-pilot-of-somebody')
  leave('other')
  await removeLeftFolders()
  expect(readdirSync(folder).toSorted()).toEqual(['other', 'pm-pilot-of-somebody', `pm-pilot-work-${process.ppid}-new`])
})

test('one that is made is named so that a later start finds it', async () => {
  expect(await makeTemporaryFolder()).toContain(`pm-pilot-work-${process.pid}-`)
  await removeLeftFolders()
  expect(readdirSync(folder)).toEqual([])
})

test('without a folder for temporary files it does nothing', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'none'))
  await removeLeftFolders()
})

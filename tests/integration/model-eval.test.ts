import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChunkModel, type ChunkRequest, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { doubtfulAnswer } from '#tests/support/model-answer.ts'

let model: ChunkModel
const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-eval-'))
/** A judge that likes the document with the sitters, wherever it stands. */
const verdictOf = ({ body }: ChunkRequest) => {
  const asked = JSON.stringify(body)
  if (!asked.includes('judge_pair')) return undefined
  const [first = ''] = asked.split('<second>')
  return {
    text: JSON.stringify({ better: first.includes('sitter') ? 'first' : 'second', why: 'It names the sitters.' }),
  }
}

beforeAll(async () => {
  model = await startChunkModel({ text: JSON.stringify(doubtfulAnswer), chunks: 1, answer: verdictOf })
})
afterAll(async () => {
  await model.close()
  rmSync(folder, { recursive: true, force: true })
})

async function evaluate(...more: string[]): Promise<string> {
  const words = ['scripts/eval/model/model.ts', '--model', 'openai-compatible/fake', '--agents', 'market-research']
  const { stdout } = await promisify(execFile)(process.execPath, [...words, '--products', '1', ...more], {
    env: { ...process.env, OPENAI_BASE_URL: model.baseUrl, SEARCH: 'library' },
  })
  return stdout
}

test('a model is checked, judged in both orders against the built-in writer, and against what an earlier prompt wrote', async () => {
  const out = join(folder, 'one')
  expect(await evaluate('--out', out)).toMatch(/market-research\s+1\/1\s+\d+.*1\/0\/0\s+-$/m)
  const [figures] = JSON.parse(await readFile(join(out, 'figures.json'), 'utf8'))
  expect(figures).toMatchObject({ failure: null, builtIn: 'one', previous: null, checks: { citationsRemoved: 1 } })
  expect(figures.checks.downgraded).toBeGreaterThan(0)
  expect(figures.checks.wordsUsed).toBeLessThan(0.5)
  expect(await readFile(join(out, 'market-research-shift-swaps.md'), 'utf8')).toContain('# Market research')

  // The same document on both sides: the judge says "first" twice, which is no verdict.
  expect(await evaluate('--out', join(folder, 'two'), '--previous', out)).toMatch(/1\/0\/0\s+0\/1\/0$/m)
}, 120_000)

test('a model that gives nothing usable is a failure with its reason', async () => {
  model.set({ answer: () => ({ text: 'I would rather not say.' }) })
  expect(await evaluate('--out', join(folder, 'three'))).toMatch(
    /market-research on Shift swaps: .*\n[\s\S]*market-research\s+0\/1/,
  )
}, 120_000)

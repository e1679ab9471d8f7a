import { describe, expect, test } from 'vitest'
import { failed, ok, runChecks, warning } from './check.ts'
import { createScrubber, writeReport } from './report.ts'

describe('the report', () => {
  test('says what was found and what to do, and counts', () => {
    const text = writeReport([
      { name: 'Node', ...ok('24') },
      { name: 'Disk', ...warning('little', 'Free some.') },
      { name: 'Database', ...failed('gone', 'Start it.') },
    ])
    expect(text.split('\n')).toEqual([
      'ok    Node      24',
      'look  Disk      little',
      '                -> Free some.',
      'FAIL  Database  gone',
      '                -> Start it.',
      '',
      '1 to fix, 1 to look at.',
      '',
    ])
  })

  test('a check that breaks is a finding and ends no other', async () => {
    const findings = await runChecks([
      { name: 'breaks', run: () => Promise.reject(new Error('a first line\nand more', { cause: new Error('why') })) },
      { name: 'goes on', run: async () => [ok('one'), ok('two')] },
    ])
    expect(findings).toMatchObject([
      { name: 'breaks', status: 'failed', says: 'could not be checked: a first line (why)' },
      { name: 'goes on', says: 'one' },
      { name: 'goes on', says: 'two' },
    ])
  })

  test('secrets of the environment are taken out, wherever a message repeats them', () => {
    const scrub = createScrubber({
      OPENAI_API_KEY: 'sk-the-key',
      SECRET_KEY: 'a long secret of the house',
      SECRET_KEYS_OLD: 'the first one, the second one',
      DATABASE_URL: 'postgres://ada:p%40ssword@db.example/x',
      SMTP_URL: 'smtp://ada:mail-password@mail.example',
      METRICS_TOKEN: 'a token for figures',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic abc',
      PORT: '3000',
      SHORT_KEY: 'abc',
      COMMA_KEY: 'another secret, with a comma',
    })
    const text = scrub(
      'sk-the-key, a long secret of the house, the second one, p%40ssword p@ssword mail-password; a token for figures; authorization=Basic abc; 3000 abc; another secret',
    )
    expect(text).toBe(
      '[secret], [secret], [secret], [secret] [secret] [secret]; [secret]; [secret]; 3000 abc; another secret',
    )
  })
})

import { describe, expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

describe('acceptedEncoding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.1', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', null],
    ['brotli', null],
    ['', null],
    [undefined, null],
  ])('%s allows %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})

test('a header of nothing but blanks is read in no time', () => {
  expect(acceptedEncoding(`gzip${' '.repeat(1_000_000)}x;q=1, br ; q=0`)).toBe(null)
  expect(acceptedEncoding(`br ${' '.repeat(1_000_000)};${' '.repeat(1_000_000)}q=1`)).toBe('br')
})

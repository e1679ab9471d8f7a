import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readAnswer } from '../../scripts/audit/advisories.ts'
import { isAccepted, isAllowed, productionPackages } from '../../scripts/audit/licences.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('every package that an installation runs may be passed on', () => {
  const packages = productionPackages(root)
  expect(packages.length).toBeGreaterThan(200)
  expect(packages.filter((each) => !isAccepted(each))).toEqual([])
})

test('terms are read as they are combined', () => {
  for (const terms of ['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', '(AFL-2.1 OR BSD-3-Clause)']) {
    expect([terms, isAllowed(terms)]).toEqual([terms, true])
  }
  for (const terms of [
    '',
    'GPL-3.0',
    'AGPL-3.0-only',
    'MIT AND GPL-2.0',
    'SEE LICENSE IN x',
    'UNLICENSED',
    'BUSL-1.1',
  ]) {
    expect([terms, isAllowed(terms)]).toEqual([terms, false])
  }
})

test('only a real answer says that nothing was found', () => {
  expect(readAnswer('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ asked: true, advisories: [] })
  const cause = { title: 'Runs anything', url: 'https://example.com/1', severity: 'high' }
  const found = { auditReportVersion: 2, vulnerabilities: { a: { severity: 'high', via: [cause] }, b: { via: ['a'] } } }
  expect(readAnswer(JSON.stringify(found))).toEqual({ asked: true, advisories: [{ name: 'a', ...cause }] })
  for (const text of [
    '',
    'null',
    '{}',
    '{"message":"405 Method Not Allowed"}',
    '{"error":{"code":"ENOTFOUND"}}',
    '<html>',
  ]) {
    expect([text, readAnswer(text).asked]).toEqual([text, false])
  }
})

import { expect, test } from 'vitest'
import { isAllowed } from './robots.ts'

const all = 'User-agent: *\nDisallow: /private # not for readers\nAllow: /private/open\nDisallow: /*.pdf$\nDisallow:\n'

test.each([
  [all, '/', true],
  [all, '/private/x', false],
  [all, '/private/open/x', true],
  [all, '/paper.pdf', false],
  [all, '/paper.pdf.html', true],
  ['', '/x', true],
  ['User-agent: Other\nDisallow: /', '/', true],
  ['User-agent: PMPilotLibraryCheck\nUser-agent: Other\nDisallow: /\n\nUser-agent: *\nAllow: /', '/', false],
  ['<html>no rules</html>', '/', true],
])('%j lets %s be read: %s', (robots, path, allowed) =>
  expect(isAllowed(robots, 'PMPilotLibraryCheck', path)).toBe(allowed),
)

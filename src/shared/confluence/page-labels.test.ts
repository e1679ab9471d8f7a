import { expect, test } from 'vitest'
import { pageLabels } from './page-labels.ts'

test('the labels of a page say what it is, who made it and what it is about', () => {
  expect(pageLabels(['market-trends', 'restaurants'])).toEqual([
    'market-trends',
    'ai-generated',
    'pm-pilot',
    'restaurants',
  ])
  expect(pageLabels(['roadmap-creation'])).toEqual(['roadmap-creation', 'ai-generated', 'pm-pilot'])
})

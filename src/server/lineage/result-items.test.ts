import { describe, expect, test } from 'vitest'
import { resultItems } from './result-items.ts'

const idsOf = (result: Record<string, unknown>) => resultItems(result).map(({ id }) => id)

describe('the items of a result', () => {
  test('an entry is one item; with an id of its own it is called by it, and so are the entries in it that have one', () => {
    const result = {
      timestamp: '2026-11-12T10:00:00.000Z',
      summary: 'Two epics',
      sizes: { tam: 1200 },
      epics: [{ id: 'E1', title: 'Booking', stories: [{ id: 'S1', text: 'Book [2]' }], notes: ['Soon'] }],
      channels: ['Mail', ''],
      ownFacts: [{ id: 'a', text: 'Acme costs 4 euros' }],
      searchResults: [{ title: 'Rover', link: '' }],
    }
    expect(idsOf(result)).toEqual(['/summary', '/sizes/tam', '/epics/E1', '/epics/E1/stories/S1', '/channels/0'])
    const [, , epic, story] = resultItems(result)
    expect(epic).toMatchObject({ pointer: '/epics/0', text: 'Id: E1\nTitle: Booking\nNotes: Soon', cites: [] })
    expect(story).toMatchObject({ pointer: '/epics/0/stories/0', cites: [2] })
  })

  test('an id that two entries have names neither', () => {
    expect(idsOf({ cases: [{ id: 'TC-1' }, { id: 'TC-1' }, { id: 'TC-2' }] })).toEqual([
      '/cases/0',
      '/cases/1',
      '/cases/TC-2',
    ])
  })

  test('of a Markdown text a section with an id is one, and elsewhere a row, an entry and a paragraph', () => {
    const prd = [
      '# PRD',
      '## In short',
      'A rota.\nFor nurses.',
      '',
      '- First',
      '- Second',
      '',
      '### R1: Swap shifts',
      '',
      'A nurse swaps. [3]',
      '',
      '- At most 2 taps',
      '',
      '| Id | Requirement |',
      '| --- | --- |',
      '| R2 | Never twice |',
      '',
      'Behind the table.',
      '## Sources',
      '- \\[1\\] Somewhere',
    ].join('\n')
    const items = resultItems({ prd })
    expect(items.map(({ id, text }) => [id, text.split('\n')[0]])).toEqual([
      ['/prd#0', 'A rota.'],
      ['/prd#1', '- First'],
      ['/prd#2', '- Second'],
      ['/prd#R1', '### R1: Swap shifts'],
      ['/prd#R2', '| R2 | Never twice |'],
      ['/prd#5', 'Behind the table.'],
    ])
    const swap = items.find(({ id }) => id === '/prd#R1')
    expect(swap).toMatchObject({ cites: [3], texts: ['R1: Swap shifts', 'A nurse swaps. [3]', 'At most 2 taps'] })
    expect(prd.slice(swap?.range?.start, swap?.range?.end)).toContain('At most 2 taps')
  })
})

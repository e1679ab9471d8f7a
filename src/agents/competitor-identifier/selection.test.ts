import { expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, counted, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { competitorInput } from './input.ts'
import { competitorOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(form: object, market: string) {
  const input = competitorInput.parse(form)
  const { reading } = briefReader(agent.briefSource(input), { market })
  const facts = marketFacts(library.dossier(market), reading)
  const output = competitorOutput.parse(selection.write({ input, facts, regions, counted, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return output
}

test('rivals that the user names come first, also one that the library does not know', () => {
  const { direct, summary } = written(
    {
      productIdea:
        'Steeple is a newsletter tool for parishes. It is like Mailchimp or Flocknote. The priest talks the news into his phone on Saturday. Readers sign up with a card at the church door.' +
        ' In Ireland.',
    },
    'email-marketing',
  )
  expect(direct.slice(0, 2).map(({ name }) => name)).toEqual(['Mailchimp (Intuit)', 'Flocknote'])
  expect(direct[1]?.description).toContain('we have no data on it')
  expect(summary).toContain('Left out because we have no record of them selling in “Ireland”')
  expect(direct.map(({ name }) => name)).not.toContain('Constant Contact')
})

test('how it goes today is the first indirect rival, in the words of the user', () => {
  const { indirect } = written(
    {
      productIdea:
        'Cadeira is a booking and recall app. When somebody cancels the freed chair is offered by WhatsApp to the people who wanted an earlier date. The recall for the half-yearly cleaning goes out by itself. Today they keep a paper agenda and phone everybody. 39 euros per chair and month.',
    },
    'clinic-practice-management',
  )
  expect(indirect[0]?.name).toMatch(/^Today: /)
  expect(indirect[0]?.description).toContain('Today they keep a paper agenda and phone everybody')
})

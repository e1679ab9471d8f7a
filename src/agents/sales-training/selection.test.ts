import { expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { writtenMarketBriefs } from '#tests/support/market-briefs.ts'
import { briefReader, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { salesInput } from './input.ts'
import { salesOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(market: string, competitors = '') {
  const brief = writtenMarketBriefs.find((each) => each.market === market)
  const input = salesInput.parse({
    productName: 'Covers',
    productDescription: brief?.description ?? 'Reminds customers of unpaid invoices. 25 dollars a month.',
    targetAudience: brief?.audience ?? 'small firms',
    competitors,
  })
  const { reading } = briefReader(agent.briefSource(input), { market })
  const facts = marketFacts(library.dossier(market), reading)
  const output = salesOutput.parse(selection.write({ input, facts, regions, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return { ...output, checks: output.toCheck.join('\n') }
}

test('both pitches hold the offer in the words of the user, the short one ends with a question', () => {
  const { pitch } = written('last-mile-delivery')
  for (const text of Object.values(pitch)) {
    expect(text).toContain('Route app for couriers in a small town')
    expect(text).toContain('35 euros per van a month')
  }
  expect(pitch.thirtySeconds).toMatch(/\?$/)
  expect(pitch.thirtySeconds.split(/\s+/).length).toBeLessThanOrEqual(110)
  expect(pitch.twoMinutes.split(/\s+/).length).toBeLessThanOrEqual(320)
})

test('objections of features that were not named stay out', () => {
  const { objections } = written('property-management')
  const forbidden = library
    .dossier('property-management')
    .sales.objections.filter(
      ({ when = [] }) =>
        when.length > 0 &&
        !when.some((id) => ['deposit', 'safety-certificates', 'repair-requests', 'landlord-tax'].includes(id)),
    )
  for (const { objection } of objections) expect(forbidden.map(({ says }) => says)).not.toContain(objection)
})

test('a competitor of the form comes first; one that nobody has read gets no sheet and says so', () => {
  const { cheatSheets, objections, checks } = written('table-reservations', 'TableNinja, Resy, OpenTable')
  expect(cheatSheets.slice(0, 2).map(({ rival }) => rival)).toEqual(['Resy', 'OpenTable'])
  expect(cheatSheets.map(({ rival }) => rival)).not.toContain('TableNinja')
  expect(objections[0]?.objection).toContain('OpenTable')
  expect(checks).toContain('No sheet for TableNinja')
})

test('what nobody has read of a rival is never claimed as a gap', () => {
  const { cheatSheets } = written('table-reservations', 'OpenTable')
  const { rivals, capabilities } = library.dossier('table-reservations')
  const coverage = rivals.find(({ name }) => name === 'OpenTable')?.coverage ?? {}
  const sheet = cheatSheets.find(({ rival }) => rival === 'OpenTable')
  const unknown = capabilities.filter(
    ({ id }) => id === 'kitchen-forecast' && (coverage[id] ?? 'unknown') === 'unknown',
  )
  expect(unknown).toHaveLength(1)
  for (const { name } of unknown) {
    expect(sheet?.weakAt).not.toContain(name)
    expect(sheet?.never).toContain(name)
  }
})

test('each quiz question has its right option where it says, and no two offer the same', () => {
  const { quiz, objections } = written('table-reservations')
  expect(quiz.length).toBeGreaterThanOrEqual(3)
  expect(new Set(quiz.map(({ options }) => options.toSorted().join())).size).toBe(quiz.length)
  for (const { question, options, correct } of quiz) {
    const asked = objections.find(({ objection }) => question.includes(objection))
    if (asked) expect(options[correct]).toBe(asked.answer)
  }
})

test('what a colleague would say stands before the questions, with the decision that is open', () => {
  const { know = [] } = written('table-reservations')
  expect(know[0]).toContain('decides: ')
  expect(know.join('\n')).toContain('Proposal: ')
  const input = salesInput.parse({
    productName: 'Vanly',
    productDescription: 'Software for lift firms. Dispatchers plan jobs on a board and technicians work offline.',
    targetAudience: 'service managers of lift firms',
  })
  const { reading } = briefReader(agent.briefSource(input), { market: 'field-service-management' })
  const facts = marketFacts(library.dossier('field-service-management'), reading)
  const open = salesOutput.parse(selection.write({ input, facts, regions, timestamp })).know ?? []
  expect(open.some((each) => each.startsWith('On price'))).toBe(true)
})

test('without knowledge of the trade nothing is made up', () => {
  const { objections, quiz, pitch, checks } = written('accounts-receivable')
  expect(objections.map(({ objection }) => objection)).toEqual(['"Too much." (25 dollars a month.)'])
  expect(quiz.filter(({ question }) => question.startsWith('A buyer says'))).toEqual([])
  expect(pitch.thirtySeconds).toContain('Reminds customers of unpaid invoices.')
  expect(checks).toMatch(/not collected|No objections are known/)
})

test('who is played speaks the objections of that role', () => {
  const { rolePlay } = written('table-reservations')
  const owner = library.dossier('table-reservations').roles.find(({ id }) => id === 'owner')
  expect(rolePlay.persona).toContain(`Role: ${owner?.noun}`)
  expect(rolePlay.persona).toContain('One of: owners of independent restaurants in Germany')
  expect(owner?.pains.some((pain) => rolePlay.hiddenConcern.startsWith(pain))).toBe(true)
  expect(owner?.objections).toContain(rolePlay.openingLine)
})

test('the feature that only this product has is pitched and asked about, rivals and notes are not', () => {
  const input = salesInput.parse({
    productName: 'Vanly',
    productDescription:
      'Field service software for lift firms. Dispatchers plan jobs on a board and technicians work offline. The special thing: Vanly hums to the riders of the lift while it is out of order. 45 GBP per technician per month. Competing with BigChange.',
    targetAudience: 'service managers of lift firms',
  })
  const { reading } = briefReader(agent.briefSource(input), { market: 'field-service-management' })
  const facts = marketFacts(library.dossier('field-service-management'), reading)
  const { pitch, discovery, rolePlay } = salesOutput.parse(selection.write({ input, facts, regions, timestamp }))
  for (const text of Object.values(pitch)) {
    expect(text).toContain('Vanly hums to the riders of the lift while it is out of order')
    expect(text).not.toMatch(/special thing|Competing/)
  }
  expect(discovery.some(({ question }) => question.includes('hums to the riders'))).toBe(true)
  expect(rolePlay.judge.some(({ seenWhen }) => seenWhen === '45 GBP per technician per month.')).toBe(true)
})

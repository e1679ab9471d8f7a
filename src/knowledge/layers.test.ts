import { describe, expect, test } from 'vitest'
import { readAnalogies } from './analogy.ts'
import { readAudiences, readBusinessModels, readMeans, readOccupations, readRegions } from './layers.ts'
import type { SourceReference } from './market.ts'

const means = readMeans()
const businessModels = readBusinessModels()
const regions = readRegions()
const occupations = readOccupations()
const audiences = readAudiences()
const people = [...occupations, ...audiences]

/** Every string of an entry, whatever its depth, with the addresses left out. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('https://') ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(sentences)
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(sentences)
  return []
}

/** Values that more than one entry holds, as "value: first, second". */
function shared(entries: readonly { id: string; values: readonly string[] }[]): string[] {
  const owner = new Map<string, string>()
  const clashes: string[] = []
  for (const { id, values } of entries) {
    for (const value of values) {
      const first = owner.get(value)
      if (first !== undefined) clashes.push(`${value}: ${first}, ${id}`)
      owner.set(value, id)
    }
  }
  return clashes
}

describe('every layer', () => {
  test.each([
    ['means', means, 18],
    ['business models', businessModels, 10],
    ['regions', regions, 30],
    ['occupations', occupations, 130],
    ['audiences', audiences, 30],
  ])('%s holds enough entries, each id once', (_name, entries, least) => {
    expect(entries.length).toBeGreaterThanOrEqual(least)
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length)
  })

  test.each([
    ['means', means],
    ['business models', businessModels],
    ['regions', regions],
  ])('a cue of %s leads to one entry only', (_name, entries) => {
    expect(shared(entries.map((entry) => ({ id: entry.id, values: entry.cues })))).toEqual([])
  })

  test('a word for a person leads to one occupation or audience only', () => {
    const names = people.map((entry) => ({
      id: entry.id,
      values: [...new Set([entry.title.toLowerCase(), ...entry.synonyms])],
    }))
    expect(shared(names)).toEqual([])
  })

  test('nothing praises', () => {
    const praise =
      /\b(seamless|revolutionary|cutting-edge|robust|leverag\w+|empower\w*|game-chang\w+|world-class|state-of-the-art)\b/i
    const found = [...means, ...businessModels, ...regions, ...people].flatMap((entry) =>
      sentences(entry)
        .filter((sentence) => praise.test(sentence))
        .map((sentence) => `${entry.id}: ${sentence}`),
    )
    expect(found).toEqual([])
  })
})

test('every analogy says what one does there', () => {
  const analogies = readAnalogies()
  expect(analogies.length).toBeGreaterThan(0)
  expect(shared(analogies.map(({ names }) => ({ id: names[0] ?? '', values: names })))).toEqual([])
})

describe('means', () => {
  test.each(means.map((entry) => [entry.id, entry] as const))('%s: criteria can be filled', (_id, entry) => {
    const criteria = entry.alwaysSolves.map((item) => item.criterion)
    const placeholders = criteria.flatMap((criterion) => criterion.match(/\{[^}]*\}/g) ?? [])
    expect(placeholders.filter((name) => name !== '{actor}' && name !== '{object}')).toEqual([])
    expect(placeholders).not.toEqual([])
    // The drafter fills in "nurse" or "electrician": an article before the hole could be the wrong one.
    expect(criteria.filter((criterion) => /\b(a|an) \{/i.test(criterion))).toEqual([])
  })

  test('only criteria hold placeholders', () => {
    const others = means.flatMap((entry) =>
      sentences({ ...entry, alwaysSolves: entry.alwaysSolves.map(({ capability, why }) => ({ capability, why })) }),
    )
    expect(others.filter((sentence) => /[{}]/.test(sentence))).toEqual([])
  })

  test('each measures that the job was done, and each question asks', () => {
    expect(
      means.filter((entry) => !entry.metrics.some((metric) => metric.kind === 'done')).map((entry) => entry.id),
    ).toEqual([])
    expect(means.flatMap((entry) => entry.questions).filter(({ question }) => !question.endsWith('?'))).toEqual([])
  })
})

describe('risks', () => {
  test('no risk, early sign or answer stands twice', () => {
    const entries = [...means, ...businessModels].map((entry) => ({
      id: entry.id,
      values: entry.risks.flatMap((risk) => [risk.risk, risk.earlySign, risk.answer]),
    }))
    expect(shared(entries)).toEqual([])
  })
})

describe('figures', () => {
  const publishers = new Set(['data.worldbank.org', 'www.cia.gov', 'www.bls.gov'])
  const figures = regions.flatMap((entry) => entry.figures)
  const pay = occupations.flatMap((entry) => (entry.medianPay ? [entry.medianPay] : []))
  const employment = occupations.flatMap((entry) => (entry.employment ? [entry.employment] : []))

  test('each comes from a known publisher, and its source is of the year that it describes', () => {
    const sources: { year: number; source: SourceReference }[] = [...figures, ...pay, ...employment]
    expect(sources.length).toBeGreaterThan(400)
    expect(sources.filter(({ source }) => !publishers.has(new URL(source.url).hostname))).toEqual([])
    expect(sources.filter(({ year, source }) => year !== source.year)).toEqual([])
  })

  test('ids of figures are unique, so that a claim can point at one', () => {
    expect(new Set(figures.map((entry) => entry.id)).size).toBe(figures.length)
  })

  test('every region has a population, and shares are shares', () => {
    const people = (id: string) => figures.find((entry) => entry.id === `${id}-population`)?.value ?? 0
    expect(regions.filter((entry) => people(entry.id) < 1_000_000).map((entry) => entry.id)).toEqual([])
    expect(people('world')).toBeGreaterThan(8_000_000_000)
    for (const id of ['germany', 'france', 'spain', 'italy', 'netherlands', 'poland', 'sweden']) {
      expect(people(id)).toBeLessThan(people('european-union'))
    }
    expect(figures.filter((entry) => entry.unit.startsWith('%') && (entry.value <= 0 || entry.value > 100))).toEqual([])
    const larger = regions.filter((entry) => {
      const force = figures.find((item) => item.id === `${entry.id}-labour-force`)?.value ?? 0
      return force >= people(entry.id)
    })
    expect(larger.map((entry) => entry.id)).toEqual([])
  })

  test('pay and employment link to the page of the group that they describe', () => {
    const titleOf = new Map<string, string>()
    for (const entry of occupations) {
      const source = entry.employment?.source
      if (!source) continue
      expect(source.url).toMatch(/^https:\/\/www\.bls\.gov\/ooh\/[a-z-]+\/[a-z-]+\.htm$/)
      expect(source.name).toContain(entry.statisticalTitle)
      expect(titleOf.get(source.url) ?? entry.statisticalTitle).toBe(entry.statisticalTitle)
      titleOf.set(source.url, entry.statisticalTitle)
    }
    expect(pay.filter(({ value }) => value < 25_000 || value > 250_000)).toEqual([])
  })
})

describe('people', () => {
  test('places and situations start with an article, so that they fit after "in" or "at"', () => {
    const places = [...occupations.flatMap((entry) => entry.workplaces), ...audiences.map((entry) => entry.situation)]
    expect(places.filter((place) => !/^(a|an|the) /.test(place))).toEqual([])
  })

  test('pains are clauses about one person', () => {
    const pains = people.flatMap((entry) => entry.pains)
    expect(pains.filter((pain) => !/^([A-Z][a-z-]*s|Cannot) /.test(pain))).toEqual([])
    expect(new Set(pains).size).toBe(pains.length)
  })

  test('goals say what to do, not what to avoid', () => {
    const goals = people.flatMap((entry) => entry.goals)
    expect(goals.filter((goal) => !/^[A-Z][a-z-]+ /.test(goal) || /^(Not|No|To) /.test(goal))).toEqual([])
  })

  test('an audience has an age range of adults and teenagers', () => {
    expect(audiences.filter(({ ageRange: [from, to] }) => from < 10 || to > 95).map((entry) => entry.id)).toEqual([])
  })
})

describe('regions', () => {
  test('names do not repeat inside a list', () => {
    for (const entry of regions) {
      for (const names of [entry.givenNames.feminine, entry.givenNames.masculine, entry.familyNames, entry.cities]) {
        expect(new Set(names).size, entry.id).toBe(names.length)
      }
    }
  })

  test('a member state of the European Union carries the GDPR', () => {
    const members = ['germany', 'france', 'spain', 'italy', 'netherlands', 'poland', 'sweden', 'european-union']
    const without = regions.filter(
      (entry) => members.includes(entry.id) && !entry.regulations.some((rule) => rule.name.includes('2016/679')),
    )
    expect(without).toEqual([])
  })
})

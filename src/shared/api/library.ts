import { z } from 'zod'
import { atLeast, atMost } from '#shared/limited-text.ts'

/** A place in the library that an administrator can hide; what lies under it goes with it. '' is a market as a whole. */
const path = z.string().describe('Where it stands, as POST /api/library/hidden takes it')

export const librarySource = z.object({
  name: z.string(),
  url: z.string(),
  year: z.int().nullable().describe('The year that the page names; null when it names none'),
  read: z.string().describe('The day on which its copy was read'),
})
export type LibrarySource = z.infer<typeof librarySource>

/** What a statement rests on: pages that were read, or experience with the cheapest check of it. */
export const libraryBasis = z.union([z.object({ sources: z.array(librarySource) }), z.object({ check: z.string() })])
export type LibraryBasis = z.infer<typeof libraryBasis>

const cited = z.object({ path, text: z.string(), sources: z.array(librarySource).min(1) })
export type CitedText = z.infer<typeof cited>

const basis = libraryBasis.optional()
const coverage = z.enum(['yes', 'partly', 'no'])

export const libraryRival = z.object({
  path,
  name: z.string(),
  url: z.string().nullable(),
  kind: z.enum(['direct', 'indirect', 'open-source', 'could-enter']),
  owner: z.string().optional(),
  chosenFor: z.string().optional(),
  weakness: cited.optional(),
  price: cited.optional(),
  ask: z.string().optional(),
  coverage: z
    .record(z.string(), coverage)
    .describe('By capability; one that is absent is not known, which is not a no'),
  read: z.array(z.string()).describe('The capabilities that were read in a source; the others are common knowledge'),
  sources: z.array(librarySource),
})
export type LibraryRival = z.infer<typeof libraryRival>

export const libraryMarket = z.object({
  id: z.string(),
  name: z.string(),
  sector: z.string(),
  definition: z.string(),
  asOf: z.string(),
  depth: z
    .enum(['deep', 'in-review', 'thin'])
    .describe('deep: it has passed its readings; only deep markets are indexed'),
  submarkets: z.array(z.object({ name: z.string(), differs: z.string() })),
  dynamics: z.array(
    z.object({
      path,
      fact: z.string(),
      so: z.string(),
      detail: z.string().optional(),
      region: z.string().optional(),
      basis: libraryBasis,
    }),
  ),
  roles: z.array(
    z.object({
      path,
      id: z.string(),
      name: z.string(),
      parts: z.array(z.string()),
      organisation: z.string(),
      goals: z.array(z.string()),
      pains: z.array(z.string()),
      decides: z.string().optional(),
      triggers: z.array(z.string()),
    }),
  ),
  capabilities: z.array(
    z.object({ id: z.string(), name: z.string(), kind: z.string(), effort: z.string().optional() }),
  ),
  rivals: z.array(libraryRival),
  money: z.object({
    models: z.array(z.object({ path, name: z.string(), usual: z.string(), fits: z.string(), wins: z.string(), basis })),
    unitEconomics: z.array(z.object({ path, text: z.string() })),
    costDrivers: z.array(z.string()),
    sizing: z.array(
      z.object({
        path,
        who: z.string(),
        count: z.number(),
        what: z.string(),
        basis: libraryBasis,
        factors: z.array(
          z.object({ name: z.string(), unit: z.string(), low: z.number(), base: z.number(), high: z.number() }),
        ),
        low: z.number(),
        base: z.number(),
        high: z.number(),
        currency: z.string(),
        weakest: z.string(),
      }),
    ),
  }),
  rules: z.array(
    z.object({
      path,
      name: z.string(),
      kind: z.string(),
      region: z.string(),
      binds: z.string(),
      consequence: z.string(),
      basis: libraryBasis,
    }),
  ),
  whyNow: z.array(
    z.object({
      path,
      date: z.string(),
      what: z.string(),
      changes: z.string(),
      todo: z.string(),
      watch: z.string(),
      basis: libraryBasis,
    }),
  ),
  first: z.object({
    order: z.array(z.object({ path, text: z.string(), basis })),
    releases: z.array(
      z.object({
        path,
        name: z.string(),
        capabilities: z.array(z.string()),
        learns: z.string(),
        gate: z.string(),
      }),
    ),
    bets: z.array(z.object({ path, bet: z.string(), why: z.string(), test: z.string(), basis })),
  }),
})
export type LibraryMarket = z.infer<typeof libraryMarket>

export const libraryListing = z.object({
  id: z.string(),
  name: z.string(),
  sector: z.string(),
  definition: z.string(),
  depth: libraryMarket.shape.depth,
})
export type LibraryListing = z.infer<typeof libraryListing>

export const libraryList = z.object({ markets: z.array(libraryListing) })
export const longestLibrarySearch = 100
export const libraryQuery = z.object({ q: z.string().optional().describe('Words of a market, a rival or a product') })

export const libraryParts = ['dynamics', 'roles', 'rivals', 'money', 'rules', 'why-now', 'first'] as const
export type LibraryPart = (typeof libraryParts)[number]

export const longestLibraryNote = 2000

/** What the form "something is wrong" sends. */
export const libraryNoteRequest = z.object({
  part: z.union([z.enum(libraryParts), z.literal('')]).catch(''),
  note: atMost(
    atLeast(z.string({ error: 'Say what is wrong' }).trim(), 10, 'Say what is wrong, in 10 characters or more'),
    longestLibraryNote,
    `Please keep it under ${longestLibraryNote} characters`,
  ),
})
export type LibraryNoteRequest = z.infer<typeof libraryNoteRequest>

export const libraryNotes = z.object({
  notes: z.array(
    z.object({
      id: z.int(),
      market: z.string(),
      part: z.string(),
      note: z.string(),
      createdAt: z.string(),
    }),
  ),
})

/** The library as a whole, in the path of a market's id. */
export const wholeLibrary = '*'

export const libraryHiding = z.strictObject({
  market: z.string({ error: 'Name a market, or * for the whole library' }).trim().min(1).max(100),
  path: z.string().trim().max(300).default('').describe('A place of the market; empty for the whole market'),
})
export type LibraryHiding = z.infer<typeof libraryHiding>
export const libraryHidden = z.object({ hidden: z.array(libraryHiding.extend({ hiddenAt: z.string() })) })

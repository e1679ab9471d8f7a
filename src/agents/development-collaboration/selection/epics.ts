import { type BriefFeature, type BriefLimit, type MarketFacts, shortQuote, testLine } from '#drafting/index.ts'
import type { Capability } from '#knowledge/dossier/capability.ts'
import type { Epic } from '../output.ts'
import type { Draft, DraftEpic, Key } from './draft-ticket.ts'
import { estimateOf } from './estimate.ts'
import { numbered } from './numbered.ts'
import type { Scope } from './scope.ts'

const mostDecisions = 3
const longestTitle = 12

/** The user's features in the user's order, then the limits, what exists, and what has to be decided or shared first. */
export function epicsOf(
  facts: MarketFacts,
  scope: Scope,
  features: readonly BriefFeature[],
  limits: readonly BriefLimit[],
): Epic[] {
  const decisions = decisionTickets(facts)
  const shared = sharedModels(facts, scope)
  const waitsFor = (id: string) =>
    [...decisions, ...shared].filter(({ holdsUp }) => holdsUp?.includes(id)).map(({ key }) => key)
  const theirs = features.map((feature): DraftEpic => {
    const { capability } = feature
    return capability
      ? knownEpic(feature, capability, [...waitsFor(capability.id), ...(capability.build?.dependsOn ?? [])])
      : ownEpic(feature)
  })
  const proposed = scope.isProposed
    ? scope.built.map(({ capability }): DraftEpic => proposedEpic(capability, waitsFor(capability.id)))
    : []
  return numbered([
    ...theirs,
    ...proposed,
    limitsEpic(limits),
    existingEpic(scope),
    {
      title: 'Decide first',
      why: 'Where two of your features interact; their tickets are blocked until this is answered',
      tickets: decisions,
    },
    { title: 'Shared components', why: 'Used by more than one feature', tickets: shared },
  ])
}

const quoted = (quotes: readonly string[]) => `“${quotes.join('”; “')}”`

function knownEpic(feature: BriefFeature, capability: Capability, after: readonly Key[]): DraftEpic {
  const { name, quotes, fails, tests, edge, people } = feature
  const { id, job, requirement, build } = capability
  const worth = build?.buy.join('; ')
  return {
    title: name,
    why:
      quotes.length > 0
        ? `${feature.isClaimed ? 'You' : 'Inferred from'}: ${quoted(quotes)}`
        : 'Inferred from the same sentence as above',
    tickets: [
      {
        key: id,
        type: 'Story',
        title: job ? capital(job) : name,
        description: [
          people[0] ? `For: ${people.join(', ')}.` : '',
          requirement,
          ...(worth ? [`Consider buying: ${worth}.`] : []),
        ]
          .filter(Boolean)
          .join(' '),
        acceptance: [...fails.slice(0, 3), ...tests.slice(0, 2).map(testLine), ...(edge ? [edgeLine(edge)] : [])],
        ...estimateOf(feature),
        labels: [id],
        priority: 'High',
        after,
      },
    ],
  }
}

/** What really happens in this market, as a line that can fail. */
const edgeLine = ({ wrong, answer }: { wrong: string; answer: string }) => `Edge case: ${wrong} Expected: ${answer}`

function ownEpic(feature: BriefFeature): DraftEpic {
  const { id, quotes, fails, tests, edge, people, questions } = feature
  const title = quotes.find((each) => each.split(/\s+/).length > 3) ?? quotes[0] ?? ''
  const [asked] = questions
  return {
    title: `“${shortQuote(title, longestTitle)}”`,
    why: `From your description: ${quoted(quotes)}`,
    tickets: [
      ...(asked
        ? [
            {
              key: `ask ${id}`,
              type: 'Task' as const,
              title: asked.ask,
              description: `A question for the author of the description; the story below is blocked until it is answered. Proposed answer: ${asked.propose}`,
              acceptance: [
                'One written answer with a name; the proposed answer applies if nobody replies within two working days.',
              ],
              estimate: { low: 0.5, high: 1, assumption: 'one conversation and a note' },
              labels: ['decision', 'own'],
              priority: 'High' as const,
              after: [],
            },
          ]
        : []),
      {
        key: id,
        type: 'Story',
        title: `“${shortQuote(title, longestTitle)}”`,
        description: [people[0] ? `For: ${people.join(', ')}.` : '', `From your description: ${quoted(quotes)}.`]
          .filter(Boolean)
          .join(' '),
        acceptance: [...fails.slice(0, 3), ...tests.slice(0, 2).map(testLine), ...(edge ? [edgeLine(edge)] : [])].slice(
          0,
          6,
        ),
        ...estimateOf(feature),
        labels: ['own'],
        priority: 'High',
        after: asked ? [`ask ${id}`] : [],
      },
    ],
  }
}

function proposedEpic(capability: Capability, waits: readonly Key[]): DraftEpic {
  const { id, name, job, requirement, acceptance, tests, build } = capability
  return {
    title: name,
    why: 'Common in this category, not in your description',
    tickets: [
      {
        key: id,
        type: 'Story',
        title: job ? capital(job) : name,
        description: requirement,
        acceptance: [...acceptance.slice(0, 3), ...tests.slice(0, 2)],
        ...estimateOf({ effort: build?.effort ?? null, capability }),
        labels: [id],
        priority: 'High',
        after: [...waits, ...(build?.dependsOn ?? [])],
      },
    ],
  }
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The pairs of named features that conflict: a ticket that is closed by an answer. */
function decisionTickets({ dossier, judgements }: MarketFacts): Draft[] {
  return judgements
    .filter(({ kind, decide }) => kind === 'tradeoff' && decide !== null)
    .slice(0, mostDecisions)
    .map(({ id, text, decide, so }) => {
      const pair = dossier.tradeoffs.find(({ decide: question }) => question === decide)
      return {
        key: id,
        type: 'Task',
        title: decide ?? text,
        description: text,
        acceptance: [`Answered in writing by a named person. Proposed answer: ${so ?? 'none'}`],
        estimate: { low: 0.5, high: 1, assumption: 'one conversation and a note' },
        labels: ['decision'],
        holdsUp: pair ? [pair.a, pair.b] : [],
        priority: 'High',
        after: [],
      }
    })
}

function sharedModels({ dossier }: MarketFacts, { built }: Scope): Draft[] {
  return Object.keys(dossier.model.entities).flatMap((entity): Draft[] => {
    const users = built.filter(({ capability }) => capability.build?.uses.includes(entity))
    if (users.length < 2) return []
    return [
      {
        key: `model ${entity}`,
        type: 'Task',
        title: `Model: ${entity}`,
        description: `Used by: ${users.map(({ capability }) => capability.name).join('; ')}. Its fields and states are listed under data notes.`,
        acceptance: [
          'Each feature that uses it reads and writes the same record.',
          'Tests enter and leave every state under data notes; unlisted transitions are rejected.',
        ],
        estimate: { low: 1, high: 3, assumption: 'one table with its states, no screens' },
        labels: ['model'],
        holdsUp: users.map(({ capability }) => capability.id),
        priority: 'High',
        after: [],
      },
    ]
  })
}

const plain = { labels: [], after: [] } as const

const limitsEpic = (limits: readonly BriefLimit[]): DraftEpic => ({
  title: 'Your constraints',
  why: 'Apply to every ticket; each has its own ticket so that it is tested',
  tickets: limits.map(({ text, fails, test }, index) => ({
    ...plain,
    labels: ['limit'],
    key: `limit ${index}`,
    type: 'Task',
    title: `Prove: “${shortQuote(text, longestTitle)}”`,
    description: 'From your description. Set up once as a test that runs with every release.',
    acceptance: [...(fails ? [fails] : []), ...(test ? [testLine(test)] : [])],
    estimate: { low: 1, high: 3, assumption: 'one test, set up once and run with every release' },
    priority: 'High',
  })),
})

const existingEpic = ({ existing }: Scope): DraftEpic => ({
  title: 'Existing systems',
  why: 'Named in your description; integrate, do not rebuild',
  tickets: existing.map(({ line, standsFor }, index) => ({
    ...plain,
    labels: ['existing'],
    key: `existing ${index}`,
    type: 'Task',
    title: `Connect: “${line}”`,
    description: standsFor.length > 0 ? `Covers: ${standsFor.join('; ')}.` : 'As named in your description.',
    acceptance: [
      'One real record is read from it and displayed; its limitations are documented with its administrator’s name.',
      'Given it is down for an hour, when a user keeps working, then nothing is lost and the screen says what is missing.',
    ],
    estimate: { low: 2, high: 5, assumption: 'documented access and a test account exist' },
    priority: 'Medium',
  })),
})

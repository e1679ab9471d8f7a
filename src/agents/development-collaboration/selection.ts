import { defineSelection } from '#agents/_kit/define-selection.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import {
  type BriefLimit,
  briefFeatures,
  briefLimits,
  type MarketFacts,
  offerLine,
  provable,
  statementsThatFit,
} from '#drafting/index.ts'
import agent from './agent.ts'
import type { DevelopmentOutput } from './output.ts'
import { epicsOf } from './selection/epics.ts'
import { type Scope, scopeOf } from './selection/scope.ts'

const mostTyped = 6
const mostQualities = 2
const mostRules = 3
const mostMetrics = 4
const mostEntities = 9

/** Tickets for what the user named, in the order in which they can be built, with the lines of the dossier that can fail. */
export default defineSelection(agent, ({ input, facts }) => {
  const scope = scopeOf(facts, linesOf(input.existing, mostTyped))
  const existing = scope.existing.map(({ line }) => line)
  const limits = briefLimits(facts.reading, linesOf(input.constraints, mostTyped)).filter(
    ({ text }) => !existing.some((line) => line.includes(text)),
  )
  const isBuilt = new Set(scope.built.map(({ capability }) => capability.id))
  const { features, open } = provable(
    briefFeatures(facts).filter(({ capability, id }) => capability === null || isBuilt.has(id)),
  )
  const epics = epicsOf(facts, scope, features, limits)
  const data = dataNotes(facts, scope)
  return {
    summary: [summary(facts, scope, epics), open].filter(Boolean).join(' '),
    decideFirst: statementsThatFit(facts)
      .filter(({ kind }) => kind !== 'tradeoff')
      .slice(0, 2)
      .map(({ text, so, basis }) => ({
        text: `${text}${facts.cite(basis ?? undefined)}`,
        ...(so ? { follows: so } : {}),
      })),
    epics,
    api: [],
    data,
    definitionOfDone: definitionOfDone(facts, limits),
    handover: handover(facts, scope),
    openQuestions: questions(facts, data.length > 0),
  }
})

function summary(facts: MarketFacts, { isProposed }: Scope, epics: DevelopmentOutput['epics']): string {
  const { dossier, cite, known } = facts
  const is = offerLine(facts)
  const tickets = epics.flatMap(({ tickets: own }) => own)
  const sum = (side: 'low' | 'high') =>
    Math.round(tickets.reduce((days, { estimate }) => days + (estimate?.[side] ?? 0), 0))
  const unsized = tickets.filter(({ estimate }) => !estimate).length
  const [order] = dossier.recommend.order
  return [
    is,
    ...(isProposed ? ['Your description names no feature: these tickets propose the common ones in this market.'] : []),
    `${tickets.length} tickets, ${sum('low')} to ${sum('high')} days in total${unsized > 0 ? `, excluding ${unsized} not yet sized` : ''}; the ranges are assumptions.`,
    ...(order && known >= 0.5 ? [`${order.text}${cite(order.basis)}`] : []),
  ].join(' ')
}

/** The things that the features use, with what each holds. */
function dataNotes({ dossier }: MarketFacts, { built }: Scope): DevelopmentOutput['data'] {
  const used = new Set(built.flatMap(({ capability }) => capability.build?.uses ?? []))
  return Object.entries(dossier.model.entities)
    .filter(([entity]) => used.has(entity))
    .slice(0, mostEntities)
    .map(([entity, fields]) => {
      const states = dossier.model.states[entity]
      return { entity, holds: fields.join(', ') || entity, states: states ? [states] : [] }
    })
}

function definitionOfDone(
  { dossier, cite }: MarketFacts,
  limits: readonly BriefLimit[],
): DevelopmentOutput['definitionOfDone'] {
  return [
    ...limits.map(({ text, fails }) => ({ item: fails ?? `“${text}”`, why: `Your constraint: “${text}”` })),
    ...dossier.qualities.slice(0, mostQualities).map(({ need, criterion }) => ({
      item: criterion,
      why: `${need}: a standard quality requirement for such products`,
    })),
    ...dossier.rules.slice(0, mostRules).map(({ name, where, consequence, basis }) => ({
      item: `${consequence}${cite(basis)}`,
      why: where === 'world' ? name : `${name} (applies in ${where.toUpperCase()})`,
    })),
  ].slice(0, 14)
}

/** What exists is asked for first; what has to be counted comes with the feature. */
function handover(_facts: MarketFacts, { built, existing }: Scope): DevelopmentOutput['handover'] {
  return [
    ...existing.map(({ line }) => ({
      item: `“${line}”: access, documentation, a test account`,
      owner: 'Its administrator',
      when: 'before the first ticket',
    })),
    ...built
      .flatMap(({ capability: { name, metric } }) =>
        metric
          ? [
              {
                item: `${metric.name}: ${metric.numerator} / ${metric.denominator}, ${metric.window}`,
                owner: 'Product manager',
                when: `counted from the first day of ${name}`,
              },
            ]
          : [],
      )
      .slice(0, mostMetrics),
  ]
}

function questions({ dossier }: MarketFacts, hasData: boolean): DevelopmentOutput['openQuestions'] {
  return [
    ...dossier.questions.slice(0, 4).map(({ text, propose, owner }) => ({
      question: text,
      owner: owner ?? 'Product manager',
      test: propose ? `Proposed answer: ${propose}` : 'Ask before the first ticket is started',
    })),
    ...(hasData
      ? [
          {
            question: 'Which of the data notes say something about a person, and how long is each kept?',
            owner: 'Data protection',
            test: 'Review the list once; store nothing until it has a retention period',
          },
          {
            question: 'Which operations does the API need, and who may call them?',
            owner: 'Engineering',
            test: 'Define them by the first story of each epic; the states under data notes are their error cases',
          },
        ]
      : []),
  ]
}

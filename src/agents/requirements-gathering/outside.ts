import { defineOutside } from '#agents/_kit/define-outside.ts'
import { adviceOf, linesOfRow, provableRows, questionsOf, summaryOf } from '#agents/_kit/outside-parts.ts'
import { bareRow } from '#drafting/index.ts'
import agent from './agent.ts'

const mostEdges = 2
const mostTalks = 3
const mostOfShape = 1
const manyFeatures = 4

/** Each clause of the user as a story with lines that can fail; limits as qualities. */
export default defineOutside(agent, ({ facts }) => {
  const features = provableRows(facts.rows.filter(({ limit }) => !limit))
  const limits = facts.rows.filter(({ limit }) => limit)
  // With many features each says less, so that the page stays one.
  const isLong = features.length > manyFeatures
  const stories = features.length > 0 || facts.market?.usual.length ? features : [bareRow(facts.offer)]
  return {
    summary: [summaryOf(facts), facts.open].filter(Boolean).join(' '),
    steps: [],
    decideFirst: adviceOf(facts),
    stories: [
      ...stories.map((row, index) => ({
        id: `US-${index + 1}`,
        priority: 'Must' as const,
        asA: row.capability?.name ?? 'Your feature',
        want: `“${row.quote}”`,
        scenarios: [],
        ...(row.capability ? { requirement: row.capability.requirement } : {}),
        acceptance: linesOfRow(row).slice(0, isLong ? 1 : undefined),
        ...(row.capability ? { tests: row.capability.tests.slice(0, isLong ? 0 : 1) } : {}),
        ...(row.capability && index < mostEdges ? { edge: row.capability.edge } : {}),
        basis: row.capability
          ? 'Your description; the criteria are standard for this type of feature'
          : 'Your description',
      })),
      ...(facts.market?.usual ?? []).map(({ name, line }, index) => ({
        id: `US-${stories.length + index + 1}`,
        priority: 'Should' as const,
        asA: 'Common feature',
        want: name,
        scenarios: [],
        acceptance: [line],
        basis: 'Common in this category, not in your description',
      })),
    ],
    nonFunctional: [
      ...limits.map((row) => ({
        area: 'Your constraint',
        requirement: `“${row.quote}”`,
        ...(linesOfRow(row)[0] ? { criterion: linesOfRow(row)[0] } : {}),
        basis: 'Your description',
      })),
      ...(facts.shape?.needs ?? []).slice(0, isLong ? 0 : mostOfShape).map(({ name, line }) => ({
        area: 'Common for this kind of product',
        requirement: name,
        criterion: line,
        basis: 'Common for this kind of product',
      })),
    ].map((each, index) => ({ id: `NFR-${index + 1}`, ...each })),
    businessRules: (facts.market?.rules ?? []).map(({ name, binds, basis }, index) => ({
      id: `BR-${index + 1}`,
      rule: binds,
      basis: `${name}${facts.market?.cite(basis) ?? ''}`,
    })),
    outOfScope: facts.outOfScope.map((quote) => `“${quote}”`),
    glossary: [],
    // One question for each kind of people: about the last time, never about the idea.
    stakeholders: facts.people.slice(0, mostTalks).flatMap((who, index) => {
      const about = facts.rows[index]?.quote
      return about
        ? [
            {
              who,
              why: 'Named in your description',
              questions: [`When did something like this last come up: “${about}”? What did you do?`],
            },
          ]
        : []
    }),
    openQuestions: questionsOf(facts),
  }
})

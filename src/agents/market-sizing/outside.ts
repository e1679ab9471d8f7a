import { defineOutside, type OutsideContext } from '#agents/_kit/define-outside.ts'
import { questionsOf } from '#agents/_kit/outside-parts.ts'
import { countsOfFacts, namedPeople, ownCounts, priceWithFact } from '#drafting/index.ts'
import agent from './agent.ts'
import type { SizingInput } from './input.ts'
import type { SizingOutput } from './output.ts'
import { sheetOfSum } from './outside/sheet-of-sum.ts'
import { comparisons } from './selection/comparisons.ts'
import { audienceOf, type SheetContext } from './selection/customers.ts'

const owner = 'Product manager'

/** The sum that fits the product as a sheet to fill in: no number stands in it that the user has not stated or nobody has counted. */
export default defineOutside(agent, (context) => {
  const { facts } = context
  const { stop } = facts
  if (stop)
    return {
      scope: `No estimate until this safety question is answered: ${stop.question.ask} Proposed answer: ${stop.question.propose}`,
      currency: 'EUR' as const,
      rows: [],
      formulas: [],
      gapNote: 'Nothing has been estimated yet.',
      openQuestions: [
        {
          question: `${stop.text} ${stop.question.ask}`,
          owner,
          test: `Proposed answer: ${stop.question.propose} No estimate before that.`,
        },
        ...questionsOf(facts),
      ].slice(0, 4),
    }
  const sheet = sheetContext(context)
  return {
    scope: scopeOf(context),
    ...sheetOfSum(sheet, facts.sizing),
    gapNote: 'Top-down narrows the whole market by shares; bottom-up starts from the customers you can reach.',
    openQuestions: questions(context),
    comparisons: comparisons(sheet),
  }
})

type Context = OutsideContext<SizingInput>

/** A sheet of the reading alone: no market has counted these people or knows their price. */
function sheetContext({ input, facts, regions, counted }: Context): SheetContext {
  const { reading, figure, yours } = facts
  return {
    input,
    regions,
    ...(counted ? { counted } : {}),
    facts: {
      reading,
      people: namedPeople(reading, []),
      price: priceWithFact(yours, reading),
      counts: [...ownCounts(reading), ...countsOfFacts(yours, reading)],
      sums: { fits: null, nearest: null },
      figure,
      number: () => null,
      cite: () => '',
      dossier: { recommend: { price: [] }, money: { sizing: [] }, sources: {} },
    },
  }
}

function scopeOf({ input, facts }: Context): string {
  const places = [...new Set(facts.reading.places.map(({ text }) => text))]
  const where = places.length > 0 ? `, in “${places.join('”, “')}”` : '; no country specified'
  const audience = audienceOf({ input })
  const { payer: pays } = facts.reading
  const payer = pays && pays.text !== audience ? `, paid by “${pays.text}”` : ''
  return `Annual spending by “${audience}”${payer}${where}.`
}

/** Which blank moves the result most, then what else is open. */
function questions({ facts }: Context): SizingOutput['openQuestions'] {
  const { reading, advice } = facts
  return [
    ...(reading.places.length === 0
      ? [
          {
            question: 'Which country or city comes first?',
            owner: 'Founder',
            test: 'Choose where you can meet ten of them within a month; the count and the price depend on it',
          },
        ]
      : []),
    ...advice.slice(0, 1).map(({ text, question }) => ({
      question: `${text} ${question.ask}`,
      owner,
      test: `Proposed answer: ${question.propose}`,
    })),
    ...questionsOf({ ...facts, questions: facts.questions.filter(({ asksPlace }) => !asksPlace) }),
  ].slice(0, 4)
}

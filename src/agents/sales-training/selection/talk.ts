import { sentence } from '#drafting/index.ts'
import type { SalesOutput } from '../output.ts'
import type { SalesFacts } from './sales-facts.ts'

const fewestQuestions = 5
const mostOwn = 2
const mostOfMarket = 4
const mostObjections = 7
const aCase = 'A case with a date, a name and a cost. “That would be nice” is a no.'

/** Questions about the last time: those on what was named, each with the user's own words to show, then those of the trade. */
export function discoveryOf({ facts, words }: SalesFacts): SalesOutput['discovery'] {
  const { named, dossier } = facts
  const shown = new Set<string>()
  const probes = named.flatMap(({ capability: { id, probe, listen } }) => {
    const point = words.points.find(({ capabilities, isOfMarket }) => capabilities.includes(id) && !isOfMarket)
    if (!probe || !words.claims.has(id)) return []
    if (point && shown.has(point.text)) return []
    if (point) shown.add(point.text)
    const next = point ? `Show with their case: “${point.text}”` : 'Ask who else noticed, and what it cost'
    return [{ question: probe, listenFor: listen ?? aCase, next }]
  })
  const own = words.points
    .filter(
      ({ text, isOwn, isRefusal, capabilities }) =>
        isOwn && !isRefusal && capabilities.length === 0 && !/\b(?:never|no|not)\b/i.test(text),
    )
    .slice(0, mostOwn)
    .map(({ text }) => ({
      question: `When did you last need this, and what did you do instead: “${text}”?`,
      listenFor: aCase,
      next: 'Demonstrate exactly this with their case, and ask who else would have used it',
    }))
  const ofTrade = dossier.sales.discovery
    .filter((question) => probes.every((each) => each.question !== question))
    .map((question) => ({
      question,
      listenFor: 'The date, the place, who was involved',
      next: 'Ask what it cost them, in money or hours',
    }))
  const core = [...ofTrade.slice(0, 1), ...probes.slice(0, mostOfMarket), ...own]
  return [...core, ...ofTrade.slice(1, 1 + Math.max(0, fewestQuestions - core.length))]
}

/** What this buyer says against it: of the trade, of the competitors in the form, and what the offer itself provokes. */
export function objectionsOf(sales: SalesFacts): SalesOutput['objections'] {
  const { objections, buyer, words, typed, input } = sales
  const who = buyer?.noun ?? 'the buyer'
  const ofTrade = objections
    .slice(0, mostOfMarket)
    .map(({ says, answer, proof }) => ({ objection: says, who, answer, proof }))
  const ofRivals = typed
    .filter(({ name }) => ofTrade.every(({ objection }) => !objection.includes(name)))
    .flatMap(({ name, rival }) =>
      rival?.ask
        ? [
            {
              objection: `"We have ${name}."`,
              who,
              answer: `Then you know its strengths: ${rival.chosenFor}. One question: ${rival.ask}`,
              proof: 'Their contract or screen, opened together.',
            },
          ]
        : [],
    )
  const ofPrice = words.price
    ? [
        {
          objection: `"Too much." (${words.price})`,
          who,
          answer: 'Compared with what? Let us set it against what the last case cost you, in your own numbers.',
          proof: 'Their own calculation for one month, in their handwriting.',
        },
      ]
    : []
  const ofLimits = words.points
    .filter(({ isRefusal }) => isRefusal)
    .slice(0, 1)
    .map(({ text }) => ({
      objection: `"But we need that." (about: ${text})`,
      who,
      answer: `${sentence(text)} We would rather tell you now. What would you have used it for, and when did you last need it?`,
      proof: `Count how many of ten calls it ends; if four, change ${input.productName} or the target list.`,
    }))
  return [...ofTrade, ...ofRivals.slice(0, 1), ...ofPrice, ...ofLimits].slice(0, mostObjections)
}

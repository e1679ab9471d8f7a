import { defineSelection } from '#agents/_kit/define-selection.ts'
import { type MarketFacts, sentence, shortQuote, tellingOwn, todayClause } from '#drafting/index.ts'
import agent from './agent.ts'
import type { MarketResearchInput } from './input.ts'
import type { MarketResearchOutput } from './output.ts'
import { competitorsOf } from './selection/competitors.ts'
import { swot } from './selection/swot.ts'

/** Position, rivals, SWOT and dated changes of the market, the user's words before the market's in each. */
export default defineSelection(agent, ({ input, facts }) => ({
  positioningStatement: positioning(facts, input.targetAudience),
  valueProposition: valueProposition(facts, input.tone),
  battleCard: { competitors: competitorsOf(facts, input.numCompetitors) },
  swotAnalysis: swot(facts),
  usps: sellingPoints(facts),
  marketTrends: facts.changes
    .slice(0, 4)
    .map(({ date, what, changes, basis }) => `${date}: ${what} ${changes}${facts.rests(basis)}`),
  openQuestions: questions(facts),
}))

/** Of a longer audience only the people named first are repeated, in characters. */
const longestAudience = 140

/** For whom, what, instead of what, and what sets it apart: each in the user's words, with a blank where there are none. */
function positioning(
  { reading, people, title, mainRival, compared, own, dossier, known }: MarketFacts,
  audience: string,
): string {
  const first = people[0]?.quote.text ?? ''
  // What was corrected, or another segment, is not what the form says.
  const whom = audience.length <= longestAudience && audience.includes(first) ? audience : first
  const today = reading.today.map(({ text }) => `“${text}”`).slice(0, 2)
  const rivals = compared.length > 0 ? compared.slice(0, 2).map(({ name }) => name) : mainRival ? [mainRival.name] : []
  const instead = [...today, ...rivals]
  // A clause about a rival is no offer.
  const isOffer = !compared.some(({ name }) => reading.offer?.text.toLowerCase().includes(name.toLowerCase()))
  const offer = (isOffer ? reading.offer?.text : null) ?? tellingOwn(own, 1)[0]
  const [position] = dossier.frames.position
  return [
    whom ? `For: “${whom}”.` : '',
    `Offer: ${offer ? `“${offer}”` : title}.`,
    instead.length > 0 ? `Instead of: ${instead.join(', ')}.` : '',
    reading.market.certain && known >= 0.5 && position ? `Market view, not yours: ${position.text}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Below this share of features that the market knows, its sentences are about another product. */
const half = 0.5
const longestOffer = 24

/** The tone decides in whose words the value is said: the customer's, the copy's, or the requirement's. */
function valueProposition(facts: MarketFacts, tone: MarketResearchInput['tone']): string {
  const { named, usual, dossier, people, reading, known, own } = facts
  const today = todayClause(reading)
  const yours = tellingOwn(own, 2).map((text) => `“${text}”`)
  const capabilities = (named.length > 0 ? named.map(({ capability }) => capability) : usual).slice(0, 3)
  const pain = (people[0]?.role ?? people[0]?.near)?.pains[0]
  const ownWords = [
    !today && yours.length === 0 && reading.offer && sentence(shortQuote(reading.offer.text, longestOffer)),
    today && (/^today\b/i.test(today.text) ? `“${today.text}”.` : `Today: “${today.text}”.`),
    yours.length > 0 && `Features: ${yours.join('; ')}.`,
    facts.proof.length > 0 && `Evidence: ${facts.proof.map((text) => `“${text}”`).join('; ')}.`,
  ]
  const said = {
    emotional: [pain && `${pain} (typical, not collected)`, capabilities[0]?.text],
    friendly: [capabilities[0]?.text, capabilities[1]?.benefit],
    formal: capabilities.map(({ requirement }) => requirement),
    strategic: [
      reading.market.certain ? dossier.frames.problem[0]?.text : undefined,
      ...capabilities.slice(0, 2).map(({ benefit }) => benefit),
    ],
  }[tone]
  const lines = known < half && yours.length > 0 ? ownWords : [...ownWords, ...said]
  return lines.filter(Boolean).join(' ') || dossier.definition
}

/** What is the user's own, then what the trade would promise for the features that were named. */
function sellingPoints({ own, dossier, known, named, proof }: MarketFacts): string[] {
  const claimed = new Set(named.flatMap(({ capability, isClaimed }) => (isClaimed ? [capability.id] : [])))
  // The first two stand in the value proposition.
  const further = tellingOwn(own, 5).slice(2)
  return [
    ...proof.slice(0, 2).map((text) => `You wrote: “${text}”`),
    ...(further.length > 0 ? further : tellingOwn(own, 2)).map(
      (text) => `You wrote: “${text}” (assumption: show it to ten people and count who asks for it)`,
    ),
    ...(known < half
      ? []
      : dossier.copy.angles
          .filter(({ asserts }) => asserts.length > 0 && asserts.every((id) => claimed.has(id)))
          .slice(0, 2)
          .map(({ promise, proofNeeded }) => `${promise} (assumption: ${proofNeeded})`)),
  ].slice(0, 4)
}

function questions(facts: MarketFacts): MarketResearchOutput['openQuestions'] {
  const { dossier, reading, price, people } = facts
  const owner = 'Product manager'
  const asked = dossier.questions.slice(0, 2).map(({ text, propose, owner: who }) => ({
    question: text,
    owner: who ?? owner,
    test: propose ? `Proposed answer: ${propose}` : 'Ask before the first release is planned',
  }))
  return [
    ...(reading.places.length === 0
      ? [
          {
            question: 'Which country comes first?',
            owner,
            test: 'Choose where you can meet ten customers within a month',
          },
        ]
      : []),
    ...(price
      ? [
          {
            question: `Does “${price.quote.text}” hold${people[0] ? ` with “${people[0].quote.text}”` : ''}?`,
            owner,
            test: facts.isLive
              ? 'Count how many of the last twenty people who saw it bought, and ask those who did not'
              : 'Ask ten customers to sign an order at this price; proceed if three do',
          },
        ]
      : dossier.recommend.price.slice(0, 1).map(({ text }) => ({
          question: `What should you charge? ${text}`,
          owner,
          test: facts.isLive
            ? 'Quote this price to the next ten buyers; proceed if seven still buy'
            : 'Ask ten customers to sign an order at a price; proceed if three do',
        }))),
    ...asked,
  ].slice(0, 4)
}

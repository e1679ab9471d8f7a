import { defineOutside } from '#agents/_kit/define-outside.ts'
import { rivalsLine } from '#agents/_kit/outside-parts.ts'
import { sentence } from '#drafting/index.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'

const mostObjections = 3

/** A first talk without a pitch that nobody has earned: the user's sentences, questions, and what is not known. */
export default defineOutside(agent, ({ facts }) => {
  const { post, stop, advice, rows, questions, reading, shape } = facts
  const words = post.text.length > 0 ? post.text.join(' ') : `No pitch yet. ${post.withheld}`
  return {
    pitch: {
      thirtySeconds: words,
      twoMinutes: stop
        ? `Do not sell this until the question is answered: ${stop.question.ask} Proposed answer: ${stop.question.propose}`
        : facts.isLive
          ? [words, ...facts.proof.map(sentence), ...(reading.price ? [`Price: ${reading.price.text}.`] : [])].join(
              '\n\n',
            )
          : 'Skip the two-minute pitch until someone has used the product. Ask the discovery questions instead; they fill ten minutes.',
    },
    know: [
      ...(facts.proof.length > 0
        ? [`Proof points from your description: ${facts.proof.map((text) => `“${text}”`).join('; ')}`]
        : []),
      ...(stop ? [stop.text] : []),
      ...advice.map(({ text }) => text),
      ...(stop ? [] : [rivalsLine(facts)]),
    ].slice(0, 6),
    discovery: [
      {
        question: 'When did it last happen, and what did you do?',
        listenFor: 'A date and a name; “usually” often means that it is rare',
        next: 'Ask about the time before that',
      },
      ...rows
        .filter(({ capability, limit }) => capability !== null && !limit)
        .slice(0, 3)
        .map(({ quote, capability }) => ({
          question: `How do you handle this today: “${shortened(quote, 90)}”? What went wrong last time?`,
          listenFor: capability?.edge.wrong ?? '',
          next: capability?.question.ask ?? '',
        })),
    ],
    objections: [],
    rolePlay: { persona: '', openingLine: '', hiddenConcern: '', revealedBy: '', judge: [] },
    quiz: [],
    cheatSheets: (stop ? [] : (facts.market?.rivals ?? []).slice(0, 3)).map((rival) => {
      const number = facts.market?.entry(rival) ?? null
      const cited = number === null ? '' : ` [${number}]`
      return {
        rival: rival.name,
        chosenFor: `${rival.chosenFor}${cited}`,
        weakAt: `${rival.weakAt}${cited}`,
        ask: '',
        say: '',
        never: '',
      }
    }),
    toCheck: [
      ...(stop ? [] : (shape?.objections ?? []).slice(0, mostObjections)).map(
        ({ says, answer }) => `Expect to hear: “${says.replace(/\.$/, '')}” Answer: ${answer}`,
      ),
      ...questions.map(({ ask, propose }) => `${ask} Proposed answer: ${propose}`),
    ].slice(0, 6),
  }
})

import { defineOutside } from '#agents/_kit/define-outside.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'
import { aboutHeard } from './selection/brief-questions.ts'
import { decidedLine } from './selection/frame.ts'

const mostClauses = 4
const longestQuote = 90
const mostDecided = 2

/** A talk about the last time, then clause by clause; nobody is asked what they would do. */
export default defineOutside(agent, ({ facts }) => {
  const { rows, stop, advice, people, reading } = facts
  const who = people[0] ?? reading.people[0]?.text ?? 'the people you named'
  const today = reading.today[0]?.text ?? facts.story[0]
  const all = rows.filter(({ limit }) => !limit)
  // The first talk needs something to speak of: how it goes today, else the first clause.
  const about = today ?? all[0]?.quote ?? facts.offer
  const clauses = all.filter(({ quote }) => quote !== about).slice(0, mostClauses)
  return {
    introduction:
      'Thank you for the time. I have nothing to sell and nothing to show. I want to learn how it goes for you today; there is no wrong answer, and you can stop whenever you like.',
    consent: [
      'May I take notes, and who may read them? Only the two of us unless you say otherwise.',
      ...(stop
        ? [`We do not speak about what you should do. ${stop.text}`]
        : ['What you say is not quoted with your name.']),
    ],
    recruiting: [
      `Five of ${who}; friends of yours do not count.`,
      ...(people.length > 1 ? [`Two of the others as well: ${people.slice(1).join(', ')}.`] : []),
    ],
    ...(facts.yours.decisions.length > 0
      ? { decisions: facts.yours.decisions.slice(0, mostDecided).map(decidedLine) }
      : {}),
    categories: [
      {
        name: 'The last time',
        description: 'How it goes without you, with a date and a place.',
        minutes: 12,
        guide: [
          ...aboutHeard(facts.yours),
          {
            question: today
              ? `When did it last go like this: “${shortened(today, longestQuote)}”? Tell me from the beginning.`
              : `When did something like this last come up for you: “${shortened(about, longestQuote)}”? Tell me from the beginning.`,
            probe: 'What was in your hands then? Who else was there?',
            goodAnswer: 'A day, a place and an order of events. “Usually” and “one would” are politeness.',
          },
          {
            question: 'What did it cost you: money, hours, an argument?',
            probe: 'And the time before?',
            goodAnswer: 'A number they remember, or a person they named.',
          },
          {
            question: 'What have you tried since, and why did you stop?',
            probe: 'What did you pay for it?',
            goodAnswer: 'Something they did. Nothing tried means that it does not hurt enough.',
          },
        ],
      },
      ...(clauses.length > 0
        ? [
            {
              name: 'Your clauses, one by one',
              description: 'What they do today in the place of each thing that you wrote.',
              minutes: 15,
              guide: clauses.map((row) => ({
                question: `Think of this: “${shortened(row.quote, longestQuote)}”. When did something like it last come up for you, and what did you do?`,
                probe: row.capability ? `Listen for this: ${row.capability.edge.wrong}` : 'Show me, if it is here.',
                goodAnswer: 'A case with a date. If none comes, strike the clause.',
              })),
            },
          ]
        : []),
      ...(advice.length > 0
        ? [
            {
              name: 'What decides it',
              description: advice[0]?.text ?? '',
              minutes: 8,
              guide: advice
                .slice(0, 3)
                .map(({ text, question }) => ({
                  question: 'Who else would have to say yes, and when did that person last say no?',
                  probe: question.ask,
                  goodAnswer: text,
                }))
                .slice(0, 1),
            },
          ]
        : []),
    ],
    closing: [
      'What should I have asked? Who else should I speak with?',
      'Within the hour write down their words, the date of their last time and the clause that it strikes.',
    ],
  }
})

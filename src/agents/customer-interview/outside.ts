import { defineOutside } from '#agents/_kit/define-outside.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'
import { aboutHeard } from './selection/brief-questions.ts'
import { decidedLine } from './selection/frame.ts'

const mostClauses = 4
const longestQuote = 90
const mostDecided = 2
const mostOfShape = 3

/** A talk about the last time, then clause by clause; nobody is asked what they would do. */
export default defineOutside(agent, ({ facts }) => {
  const { rows, stop, advice, people, reading, shape } = facts
  const who = people[0] ?? reading.people[0]?.text ?? 'your target users'
  const today = reading.today[0]?.text ?? facts.story[0]
  const all = rows.filter(({ limit }) => !limit)
  // The first talk needs something to speak of: how it goes today, else the first clause.
  const about = today ?? all[0]?.quote ?? facts.offer
  const clauses = all.filter(({ quote }) => quote !== about).slice(0, mostClauses)
  return {
    introduction:
      'Thank you for your time. I have nothing to sell and nothing to show. I want to learn how you handle this today. There are no wrong answers, and you can stop at any time.',
    consent: [
      'May I take notes? Only the two of us will read them unless you agree otherwise.',
      ...(stop ? [`I will not give advice on what you should do. ${stop.text}`] : ['I will not quote you by name.']),
    ],
    recruiting: [
      `Five people from this group: ${who}. Exclude friends.`,
      ...(people.length > 1 ? [`Two more from the other groups: ${people.slice(1).join(', ')}.`] : []),
    ],
    ...(facts.yours.decisions.length > 0
      ? { decisions: facts.yours.decisions.slice(0, mostDecided).map(decidedLine) }
      : {}),
    categories: [
      {
        name: 'The most recent time',
        description: 'How they handle it today, with a date and a place.',
        minutes: 12,
        guide: [
          ...aboutHeard(facts.yours),
          {
            question: today
              ? `When was the last time this happened: “${shortened(today, longestQuote)}”? Walk me through it.`
              : `When did something like this last come up for you: “${shortened(about, longestQuote)}”? Walk me through it.`,
            probe: 'What were you using? Who else was involved?',
            goodAnswer: 'A date, a place and a sequence of events. “Usually” and “I would” are not evidence.',
          },
          {
            question: 'What did it cost you: money, time, an argument?',
            probe: 'And the time before that?',
            goodAnswer: 'A figure they remember, or a person they name.',
          },
          {
            question: 'What have you tried since, and why did you stop?',
            probe: 'What did you pay for it?',
            goodAnswer: 'Something they actually did. If they tried nothing, the problem may not hurt enough.',
          },
        ],
      },
      ...(clauses.length > 0
        ? [
            {
              name: 'Your features, one by one',
              description: 'What they do today in place of each feature.',
              minutes: 15,
              guide: clauses.map((row) => ({
                question: `When did something like this last come up for you: “${shortened(row.quote, longestQuote)}”? What did you do?`,
                probe: row.capability ? `Listen for: ${row.capability.edge.wrong}` : 'Could you show me?',
                goodAnswer: 'A dated example. If nobody has one, drop the feature.',
              })),
            },
          ]
        : []),
      ...(shape
        ? [
            {
              name: 'What decides with products of this kind',
              description: `Questions that settle what is most uncertain of a ${shape.name}.`,
              minutes: 8,
              guide: shape.interview.slice(0, mostOfShape).map((question) => ({
                question,
                probe: 'Who else was involved? What happened next?',
                goodAnswer: 'One occasion with a date, and what was done about it.',
              })),
            },
          ]
        : []),
      ...(advice.length > 0
        ? [
            {
              name: 'Decision and approval',
              description: advice[0]?.text ?? '',
              minutes: 8,
              guide: advice
                .slice(0, 3)
                .map(({ text, question }) => ({
                  question: 'Who else has to approve this, and when did they last say no?',
                  probe: question.ask,
                  goodAnswer: text,
                }))
                .slice(0, 1),
            },
          ]
        : []),
    ],
    closing: [
      'What should I have asked? Who else should I speak to?',
      'Within an hour, write down their exact words, the date of their example and any feature it rules out.',
    ],
  }
})

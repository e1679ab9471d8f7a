import { defineOutside } from '#agents/_kit/define-outside.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'
import { targetsOf } from './selection/targets.ts'

const mostChannels = 3

/** Four weeks around one post of the user's own sentences; no channel gets a text that was not earned. */
export default defineOutside(agent, ({ input, facts }) => {
  const { post, stop, advice, firstStep, people } = facts
  const channels = input.channels
    .split(/[,;\n]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .slice(0, stop ? 1 : mostChannels)
  const [target] = targetsOf(input.campaignGoal)
  const text = post.text.join('\n\n')
  return {
    campaignObjective: stop
      ? `No campaign before this is answered: ${stop.question.ask} Our answer: ${stop.question.propose}`
      : `Your goal: “${input.campaignGoal}”. Counted from the first day, by name; what friends do does not count.`,
    measurement: [
      {
        name: 'The goal itself',
        definition: `“${shortened(input.campaignGoal, 160)}”, counted each Friday`,
        target: target ? `${target.amount} ${target.what}, your number` : 'As in your goal',
      },
      {
        name: 'Strangers who answer',
        definition: 'people nobody of you knows who answered the question / people who saw it, per week',
        target: 'The first week sets it (assumption)',
      },
    ],
    persona: [`Who: ${input.targetPersona}`, people.length > 0 ? `Also named: ${people.join(', ')}` : '']
      .filter(Boolean)
      .join('\n'),
    // One text of the user's own: it stands once, for all channels.
    platformFlow: [channels.length > 0 ? channels.join(', ') : 'Your first channel'].map((channel) => ({
      channel,
      stage: 'Notice' as const,
      startWeek: 2,
      endWeek: 4,
      audience: shortened(input.targetPersona, 200),
      goal: facts.isLive
        ? `They do what the goal counts: “${shortened(input.campaignGoal, 160)}”`
        : shortened(input.campaignGoal, 160),
      contentIdea: 'Your own sentences, then a question',
      copyExample: text,
      measure: 'answers by strangers / people who saw it, per week',
    })),
    weeks: [
      ...(firstStep
        ? [{ weeks: 'W1', work: firstStep, owner: 'Whoever had the idea', doneWhen: 'Five cases are written down' }]
        : []),
      ...(stop
        ? [
            {
              weeks: 'W2',
              work: `Answer: ${stop.question.ask}`,
              owner: 'Whoever answers for it',
              doneWhen: 'A named person has signed the answer',
            },
          ]
        : [
            {
              weeks: 'W2 to W3',
              work: `Post in ${channels[0] ?? 'the first channel'}; answer each answer within the day`,
              owner: 'Whoever had the idea',
              doneWhen: 'Ten strangers have answered',
            },
            {
              weeks: 'W4',
              work: 'Read all answers in one sitting; keep the sentence that brought most of them',
              owner: 'All of you',
              doneWhen: 'The next post begins with that sentence',
            },
          ]),
    ],
    toCheck: [
      ...(post.withheld ? [post.withheld] : []),
      ...post.checks,
      ...advice.map(({ text: said, question }) => `${said} ${question.ask}`),
    ].slice(0, 6),
  }
})

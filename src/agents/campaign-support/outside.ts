import { defineOutside } from '#agents/_kit/define-outside.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'
import { targetsOf } from './selection/targets.ts'

const mostChannels = 3

/** Four weeks around one post of the user's own sentences; no channel gets a text that was not earned. */
export default defineOutside(agent, ({ input, facts }) => {
  const { post, stop, advice, firstStep, shape } = facts
  const people = facts.people.filter((each) => !input.targetPersona.includes(each))
  const channels = input.channels
    .split(/[,;\n]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .slice(0, stop ? 1 : mostChannels)
  const [target] = targetsOf(input.campaignGoal)
  const goal = input.campaignGoal.trim().replace(/\.$/, '')
  const text = post.text.join('\n\n')
  return {
    campaignObjective: stop
      ? `Do not start a campaign until this is answered: ${stop.question.ask} Proposed answer: ${stop.question.propose}`
      : `Your goal: “${goal}”. Count results by name from day one, excluding friends.`,
    measurement: [
      {
        name: 'Campaign goal',
        definition: `“${shortened(goal, 160)}”, counted every Friday`,
        target: target ? `${target.amount} ${target.what} (your target)` : 'As stated in your goal',
      },
      {
        name: 'Response rate outside your network',
        definition: 'people you do not know who replied / people who saw the post, per week',
        target: 'Baseline from week one (assumption)',
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
      goal: facts.isLive ? `Contributes to the campaign goal: “${shortened(goal, 160)}”` : shortened(goal, 160),
      contentIdea: 'Sentences from your description, closing with a question',
      copyExample: text,
      measure: 'replies from people you do not know / people who saw the post, per week',
    })),
    weeks: [
      ...(firstStep ? [{ weeks: 'W1', work: firstStep, owner: 'Founder', doneWhen: 'Five cases are documented' }] : []),
      ...(stop
        ? [
            {
              weeks: 'W2',
              work: `Resolve: ${stop.question.ask}`,
              owner: 'Accountable lead',
              doneWhen: 'A named person has signed off the answer',
            },
          ]
        : [
            {
              weeks: 'W2 to W3',
              work: `Post on ${channels[0] ?? 'the first channel'}; reply to every response within a day`,
              owner: 'Founder',
              doneWhen: 'Ten people you do not know have replied',
            },
            {
              weeks: 'W4',
              work: 'Review all replies in one sitting; keep the sentence that drew the most',
              owner: 'Whole team',
              doneWhen: 'The next post opens with that sentence',
            },
          ]),
    ],
    toCheck: [
      ...(post.withheld ? [post.withheld] : []),
      ...post.checks,
      ...advice.map(({ text: said, question }) => `${said} ${question.ask}`),
      ...(shape?.channels ?? []).slice(0, 2).map(({ channel, how }) => `${channel}: ${how}`),
      ...(shape?.unfit ?? []).slice(0, 1).map(({ channel, why }) => `${channel}: ${why}`),
    ].slice(0, 6),
  }
})

import { defineSelection } from '#agents/_kit/define-selection.ts'
import type { Capability } from '#knowledge/dossier/capability.ts'
import agent from './agent.ts'
import { isHypothetical } from './hypothetical.ts'
import type { GuidedQuestion, InterviewOutput } from './output.ts'
import { aboutHeard, aboutMoney, aboutOwn, aboutToday } from './selection/brief-questions.ts'
import { decisionsOf, recruitingOf } from './selection/frame.ts'

const mostPerPart = 6
const mostDiscovery = 2
const mostUsual = 2

/** Questions about what happened, on the clauses of the brief first; each says what an answer of use sounds like and what it changes. */
export default defineSelection(agent, ({ facts }) => {
  const { dossier, named, usual } = facts
  const { interview, sales } = dossier
  const used = new Set<string>()
  const fresh = (questions: readonly GuidedQuestion[], most = mostPerPart) =>
    questions
      .filter(({ question }) => !isHypothetical(question) && !used.has(question) && used.add(question))
      .slice(0, most)
  const asked = (question: string): GuidedQuestion => ({ question, probe: '', goodAnswer: '' })
  const probes = named.flatMap(({ capability, quote }) => probeOf(capability, `About: “${quote.text}”.`))
  const categories: InterviewOutput['categories'] = [
    {
      name: 'How they do it today',
      description: interview.trap ?? 'What happened last time, step by step',
      minutes: 10,
      guide: [
        ...fresh([...aboutHeard(facts.yours), ...aboutToday(facts)]),
        ...fresh(sales.discovery.map(asked), mostDiscovery),
      ],
    },
    {
      name: 'What you want to build',
      description:
        'Put each quoted line in their words, as something that happens to them; never ask whether they would like it',
      minutes: 15,
      guide: fresh([...aboutOwn(facts).slice(0, probes.length > 2 ? 3 : 5), ...probes]),
    },
    {
      name: 'Budget and approval',
      description: 'What they paid and who decided, not what they would pay',
      minutes: 6,
      guide: fresh(aboutMoney(facts)),
    },
    {
      name: 'What your description leaves out',
      description: 'Common in this market: find out whether anyone misses it before you leave it out',
      minutes: 4,
      guide: fresh(
        usual.flatMap((capability) => probeOf(capability, '')),
        mostUsual,
      ),
    },
  ]
  return {
    introduction:
      interview.opening ??
      'I am not selling anything. I want to understand how you do this today, step by step, from the last time it happened.',
    consent: [
      'Say who you are, how you will use the answers, and that you are not selling anything today.',
      'Ask before recording; say who will hear it and when it will be deleted; any question can be skipped.',
    ],
    recruiting: recruitingOf(facts),
    decisions: decisionsOf(facts),
    categories: categories.filter(({ guide }) => guide.length > 0),
    closing: [
      ...(interview.closing ? [interview.closing] : []),
      'Ask who else you should speak to. Within an hour, write down three sentences: what surprised you, what you had heard before, and what you would no longer build.',
    ],
  }
})

function probeOf({ probe, listen = '' }: Capability, about: string): GuidedQuestion[] {
  return probe ? [{ question: probe, probe: '', goodAnswer: [listen, about].filter(Boolean).join(' ') }] : []
}

import type { MarketView } from '#drafting/compose/market-view.ts'
import { listed } from '#drafting/compose/phrases.ts'
import type { GuidedQuestion } from '../output.ts'
import type { Category } from './category.ts'
import type { Talk } from './talk.ts'

const most = 5

/** The case step by step; steps that the description names are not read out, they are listened for. */
export function aboutSteps({ shortJob, steps, asked }: Talk, { people, terms }: MarketView): Category {
  const first: GuidedQuestion = {
    question: `Take me through it, from the first thing you did to ${shortJob} to the last. What came first?`,
    probe: '',
    goodAnswer:
      steps.length > 0
        ? `Whether these come up unprompted: ${listed(steps)}. A step that nobody mentions is one that the idea invented.`
        : `Verbs and tools in order: the description tells no steps, so this list is the first map of how ${people} ${shortJob.replace(/\byour\b/g, 'their')}.`,
  }
  const ofKind = asked.map(
    ({ question, probe, listenFor }): GuidedQuestion => ({ question, probe, goodAnswer: listenFor }),
  )
  const general: GuidedQuestion[] = [
    {
      question: 'Whom or what did you wait for on the way?',
      probe: 'How long, that time?',
      goodAnswer: `A wait with a person at its end: the longest one is where ${terms.subject} has to be.`,
    },
    {
      question: `What went wrong the last few times you had to ${shortJob}, and who noticed it first?`,
      probe: '',
      goodAnswer: `An error that somebody else noticed is what ${people} fear in any new way.`,
    },
    {
      question: `Whom did you have to ask before you could ${shortJob}, that time?`,
      probe: '',
      goodAnswer: `A name; “I just do it” means that to ${shortJob} costs them little.`,
    },
  ]
  return {
    name: 'Step by step',
    description: `What ${people} really do to ${shortJob.replace(/\byour\b/g, 'their')}, and which step waits for somebody else.`,
    minutes: 10,
    guide: [first, ...(ofKind.length > 0 ? ofKind : general)].slice(0, most),
  }
}

import type { MarketView } from '#drafting/compose/market-view.ts'
import { lowerFirst, shortened, withoutPoint } from '#drafting/compose/phrases.ts'
import type { GuidedQuestion } from '../output.ts'
import type { Category } from './category.ts'
import type { Talk } from './talk.ts'

/** What a means of the product has to be true in the place where the job is done; asked as something that happened. */
const ofMeans: Record<string, (talk: Talk) => GuidedQuestion> = {
  'mobile-app': ({ shortJob }) => ({
    question: `Where was your phone the last time you had to ${shortJob}?`,
    probe: 'May you use it there? Who has said so?',
    goodAnswer: 'In the hand, in the pocket or in the locker: the third ends the idea of an app at that moment.',
  }),
  'camera-computer-vision': () => ({
    question: `When did you last take a picture there, and what became of it?`,
    probe: 'Show me one: can you see in it what matters?',
    goodAnswer: 'A usable picture taken on a bad day; a good one taken for this talk proves nothing.',
  }),
  'connected-hardware': () => ({
    question: `Which device was last put up at that place, and who looks after it?`,
    probe: 'When did it last fail, and who noticed?',
    goodAnswer: 'A name for power, cleaning and battery. Without one, no new device will be alive in a year.',
  }),
  'two-sided-marketplace': ({ shortJob, things }) => ({
    question: things
      ? `Which of the ${things} did you not know the last time you had to ${shortJob}, and how did you make sure of them?`
      : `With which stranger did you last have to ${shortJob}, and how did you make sure of them?`,
    probe: 'What made you nearly not do it?',
    goodAnswer: 'What they checked and whom they asked: this has to be there before any matching.',
  }),
  'ai-generation': () => ({
    question: `When did you last use something that a machine had written, and what did you change in it?`,
    probe: 'Who else saw it before it went out?',
    goodAnswer: 'The changes that they made are the bar that a machine’s text has to pass.',
  }),
  'payments-handling': () => ({
    question: `How did money change hands the last time, and what went wrong with it so far?`,
    probe: 'Who had to sort it out?',
    goodAnswer: 'The way they pay already; another one is a second change to ask of them.',
  }),
  'data-import-analytics': () => ({
    question: `Where do the figures for it come from today? Show me the file.`,
    probe: 'Who typed the last row, and when?',
    goodAnswer: 'The file itself: its gaps are the gaps of the product.',
  }),
}

/** "find out which pump will fail" is what they want and seldom do. */
const doing = (job: string) => (/^(?:find out|deal with)\b/.test(job) ? 'do this' : job)

/** What the description sets as a limit, what its means need, and what must not come out. */
export function aboutLimits(talk: Talk, { context, facts, people, terms }: MarketView): Category {
  const limit = context.brief.constraints.find(({ confidence }) => confidence >= 0.5)
  const means = facts.means.map(({ id }) => ofMeans[id]).find((make) => make !== undefined)
  const guide: GuidedQuestion[] = [
    ...(limit
      ? [
          {
            question: `What about the place or the rules kept you the last time from doing it your way when you had to ${talk.shortJob}?`,
            probe: 'Who set that rule, and when was it last broken?',
            goodAnswer: `Whether this limit of the description comes up by itself: ${shortened(lowerFirst(withoutPoint(limit.text)), 100)}.`,
          },
        ]
      : []),
    ...(means ? [means(talk)] : []),
    {
      question: `What do you keep to yourself when you ${doing(talk.shortJob)}, and from whom?`,
      probe: '',
      goodAnswer: `What ${people} hide from whom decides what ${terms.subject} may show.`,
    },
    // Nobody keeps records of a private life for others; asked when nothing else is left.
    ...(talk.sphere === 'home' && (limit || means)
      ? []
      : [
          {
            question: `Who has asked you to prove afterwards what happened when you had to ${talk.shortJob}?`,
            probe: '',
            goodAnswer: `Whoever it was has a say in what ${terms.subject} keeps.`,
          },
        ]),
  ]
  return {
    name: 'Limits of the place',
    description: `What ${people} may not, cannot or do not want to do where they have to ${talk.shortJob.replace(/\byour\b/g, 'their')}.`,
    minutes: 5,
    guide: (guide.length > 3 ? guide.filter((_, index) => index !== guide.length - 2) : guide).slice(0, 2),
  }
}

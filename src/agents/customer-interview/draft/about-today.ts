import type { MarketView } from '#drafting/compose/market-view.ts'
import { listed, lowerFirst, shortened, withoutPoint } from '#drafting/compose/phrases.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import type { GuidedQuestion } from '../output.ts'
import type { Category } from './category.ts'
import type { Talk } from './talk.ts'

/** What they use, how it got there, and what they tried and left. */
export function aboutToday(talk: Talk, { today, people, market, relevance }: MarketView): Category {
  const triggers = mostRelevant(market?.buyingTriggers ?? [], (text) => text, relevance)
    .slice(0, 2)
    .map((text) => lowerFirst(withoutPoint(text)))
  const { shortJob, tools, likelyTool, vendors } = talk
  const tool = tools[0]
  const weakness = today.find(({ text }) => text === tool)?.weakness
  const opening: GuidedQuestion[] = tool
    ? [
        {
          question: `Show me how you went about it with ${theirs(tool)} the last time you had to ${shortJob}.`,
          probe: `And the oldest case in ${theirs(tool)}?`,
          goodAnswer: `What you see, not what you hear: how many cases with ${theirs(tool)} had no end.`,
        },
        {
          question: `When did ${theirs(tool)} last let you down, and what did you do then?`,
          probe: '',
          goodAnswer: weakness
            ? `Whether it is this: ${shortened(lowerFirst(withoutPoint(weakness)), 110)}. If something else comes up, write that down.`
            : `A case with a cost. Twice “it works” means that ${theirs(tool)} is the competitor to fear.`,
        },
      ]
    : [
        {
          question: `What did you use the last time you had to ${shortJob}? Show me.`,
          probe: likelyTool ? `Only if it comes up: how did ${likelyTool} get into it?` : '',
          goodAnswer: `The first thing that ${people} name without help is the competitor.`,
        },
      ]
  return {
    name: "Today's way",
    description: `What ${people} rely on today${tools.length > 0 ? `, starting with ${listed(tools)}` : ''}, and what they have tried and left.`,
    minutes: 10,
    guide: [
      ...opening,
      {
        question: `What else have you tried so far to ${shortJob}, and when did you stop?`,
        probe: vendors.length > 0 ? `If nothing comes up: have you ever opened ${listed(vendors, 'or')}?` : '',
        goodAnswer: `A name and a reason for stopping; who has tried nothing was not hurt enough by having to ${shortJob}.`,
      },
      {
        question: `When did you last look for a better way to ${shortJob}, and what had happened in the week before?`,
        probe: '',
        goodAnswer:
          triggers.length > 0
            ? `Whether it was one of these: ${listed(triggers, 'or')}.`
            : `An event with a date; ${people} who have never looked are not looking now.`,
      },
    ],
  }
}

/** "a WhatsApp group" is "the WhatsApp group" once it is theirs. */
const theirs = (tool: string) => tool.replace(/^an?\s/i, 'the ')

import { listed, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { spoken } from '#drafting/copy/copy-voice.ts'
import { saysWhen } from '#drafting/copy/says-when.ts'
import type { PageFacts } from './page-facts.ts'

const mostPains = 3

/** Today, said to the reader. A pain that nobody has told is on the page as well, and in what to check. */
export function problemOf({ facts, voice }: PageFacts) {
  const { pains, today, shortAct, idea } = facts
  const told = pains.filter(({ you }) => you !== null)
  const chosen = (told.length > 0 ? told : pains).slice(0, mostPains)
  const ways = listed(today.map(({ text }) => text))
  const many = today.length > 1 || (/s$/.test(ways) && !/^(?:(?:an?|one)\s|\w+ing\b)/i.test(ways))
  return {
    headline: ways
      ? `Where ${ways} ${many ? 'stop' : 'stops'}`
      : shortAct
        ? `When you ${/^know\b/.test(shortAct) ? `do not ${shortAct}` : shortAct}${saysWhen(shortAct) ? '' : ' today'}`
        : `Why “${idea}”`,
    paragraphs:
      pains[0]?.text === 'What hurts today is not said'
        ? ['[what goes wrong for these people today, told as the last time it happened]']
        : chosen.map(({ you, text }) => spoken(`${upperFirst(withoutPoint(you ?? text))}.`, voice)),
  }
}

import { listed, lowerFirst } from '../compose/phrases.ts'
import type { CopyFacts } from './copy-facts.ts'
import type { CopyStep } from './copy-steps.ts'

/** The steps without the one that is the job itself, where enough is left to tell: "Kaltbuch keeps the logbook" is no step of it. */
export function newSteps({ steps, shortAct }: Pick<CopyFacts, 'steps' | 'shortAct'>): readonly CopyStep[] {
  const others = steps.filter(
    ({ phrase, whos, yours }) => yours || whos !== null || shortAct === null || !phrase.startsWith(shortAct),
  )
  return others.length > 1 ? others : steps
}

/** "a technician scans the code and enters the amount": whoever acts twice in a row is named once. */
export function stepsTold(steps: readonly Pick<CopyStep, 'text' | 'who'>[]): string {
  const parts = steps.map(({ text, who }, index) => {
    const start = `${who} `
    const isSame = who !== 'you' && steps[index - 1]?.who === who && text.toLowerCase().startsWith(start.toLowerCase())
    // A product keeps its capital inside of the sentence.
    return isSame
      ? text.slice(start.length)
      : index === 0 || !/^(?:An?|The|You|Your)\s/.test(text)
        ? text
        : lowerFirst(text)
  })
  return listed(parts)
}

import { upperFirst } from '#drafting/compose/phrases.ts'
import { asFinding } from '#drafting/copy/call-line.ts'
import { newSteps } from '#drafting/copy/told-steps.ts'
import type { PageFacts } from './page-facts.ts'

/** The steps of the job in the user's words; each leaves room for a picture of it. */
export function stepsOf({ facts }: PageFacts) {
  const { act, name } = facts
  const steps = newSteps(facts)
  if (steps.length === 0) {
    return {
      headline: act ? `How you ${asFinding(act)}` : `How ${name} works`,
      items: [
        { title: '[the first thing a visitor does]', text: '' },
        { title: act ? upperFirst(act) : '[what happens then]', text: '[one sentence or a picture of this step]' },
        { title: '[what is different afterwards]', text: '' },
      ],
    }
  }
  return {
    headline: act && !facts.byProduct ? `How you ${asFinding(act)}` : `How ${name} works`,
    items: [...steps.map(({ text }) => text), ...(facts.service ? [facts.service] : [])].map((title, index) => ({
      title,
      text: index === 0 ? '[a picture of this step]' : '',
    })),
  }
}

import { listed, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { pitchFacts } from '#drafting/compose/pitch-facts.ts'
import { mostRelevant, sharedWords } from '#drafting/compose/relevance.ts'
import { opensWithVerb } from '#drafting/compose/role-words.ts'
import { turnLine } from '#drafting/copy/call-line.ts'
import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import { spoken } from '#drafting/copy/copy-voice.ts'
import { sums, theirRole } from '#drafting/copy/pains.ts'
import { toYou } from '#drafting/copy/second-person.ts'
import { newSteps, stepsTold } from '#drafting/copy/told-steps.ts'
import type { PageFacts } from './page-facts.ts'

const most = 4

/** Each benefit is something that the description says, set against the pain that it answers best. */
export function benefitsOf({ facts, voice }: PageFacts) {
  const { pains, name, people, peopleKnown } = facts
  const left = pains.filter(({ you }) => you !== null)
  const items: { today: string; after: string }[] = []
  for (const after of promisesOf(facts)) {
    const best = left
      .map((pain, index) => ({ pain, index, shared: sharedWords(`${pain.you ?? ''} ${pain.text}`, after) }))
      .sort((a, b) => b.shared - a.shared || a.index - b.index)[0]
    if (best) {
      left.splice(left.indexOf(best.pain), 1)
      items.push({ today: spoken(`${upperFirst(withoutPoint(best.pain.you ?? best.pain.text))}.`, voice), after })
    } else if (items.length < 2) items.push({ today: '[what this costs today, as one of them told it]', after })
  }
  return {
    headline: `What changes for ${peopleKnown ? people : 'you'} with ${name}`,
    items: items.slice(0, most),
  }
}

function promisesOf(facts: CopyFacts): string[] {
  const { spared, act, view, today } = facts
  const { limit, novelty } = pitchFacts(view)
  const tells = /^(?:know|see)\b/.test(facts.shortAct ?? '')
  const purpose = view.terms.promises.find((promise) => promise.startsWith('so that '))?.slice('so that '.length)
  // What the first line says of the product is not said again.
  const others = newSteps(facts).filter(({ yours, whos }) => !yours && whos === null && !facts.byProduct && !tells)
  const found = [
    spared && act ? `You ${act}, ${spared}.` : turnLine(facts),
    purpose ? `${upperFirst(toYou(withoutPoint(purpose)))}.` : '',
    others.length > 0
      ? `${upperFirst(stepsTold(others))}: ${others.length > 1 ? 'these steps are' : 'this step is'} not yours.`
      : '',
    facts.service ? `${facts.service}.` : '',
    limit ? `Made to ${limit}.` : '',
    novelty ? `${upperFirst(withoutPoint(novelty))}.` : '',
    today.length > 1 && act
      ? `One place in which you ${act}, where there were ${listed(today.map(({ text }) => text))}.`
      : '',
    ...wishesOf(facts).map((wish) => `${wish}. [confirm that ${facts.name} gets people there]`),
  ]
  return [...new Set(found.filter((text) => text !== ''))]
}

/** What these people want in this job, by the library: the author says whether the product gives it. */
function wishesOf({ view }: CopyFacts): string[] {
  return mostRelevant(theirRole(view.facts)?.goals ?? [], (text) => text, view.relevance)
    .filter((text) => opensWithVerb(text) && !sums.test(text))
    .slice(0, 2)
    .map(withoutPoint)
}

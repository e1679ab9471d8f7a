import { fillStep } from '#drafting/compose/fill-step.ts'
import { lowerFirst, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import { bindingRules, shortName } from '#drafting/compose/rules.ts'
import type { Doer } from '#drafting/compose/steps-of-job.ts'
import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import { readerRole } from '#drafting/copy/reader-role.ts'
import type { PageFacts } from './page-facts.ts'

interface Answered {
  question: string
  answer: string
}

const most = 5
/** From here on an objection has a word in common with the job. */
const aboutJob = 1

/** What keeps people from acting: objections of these readers, the case that goes wrong, the rule, the habit. */
export function questionsOf({ facts }: PageFacts) {
  const all = [
    ...objections(facts).slice(0, 2),
    ...exceptions(facts).slice(0, 2),
    ...habit(facts),
    ...rule(facts),
    ...objections(facts).slice(2),
  ]
  const { idea, shortAct } = facts
  const items =
    all.length > 0
      ? all.slice(0, most)
      : [
          {
            question: shortAct ? `What do I need before I can ${shortAct}?` : `What can I do with “${idea}”?`,
            answer: '[your answer, in two sentences]',
          },
        ]
  return { headline: 'Before you decide', items }
}

function objections(facts: CopyFacts): Answered[] {
  const role = readerRole(facts)
  // An answer is asked of the author only where the objection speaks of the job.
  return mostRelevant(role?.objections ?? [], (text) => text, facts.view.relevance, aboutJob).map((text) => ({
    question: `“${withoutPoint(text)}.”`,
    answer: `[what ${facts.name} does about this, or that it does not]`,
  }))
}

/** The step's own exception: how it is meant to go, for the author to confirm. */
function exceptions({ steps, view, kind, thing, things, shortAct }: CopyFacts): Answered[] {
  const who = view.facts.subject.who
  const known = steps.map((step) => ({
    kind: step.kind,
    filled: { ...step, short: step.phrase, verb: step.phrase.split(' ')[0] ?? '', who: doerOf(step, who) },
  }))
  const main = shortAct
    ? [{ kind, filled: { thing, things, short: shortAct, verb: shortAct.split(' ')[0] ?? '', who } }]
    : []
  const found = [...known, ...main].filter((entry) => entry.kind.verbs.length > 0)
  return found
    .filter((entry, index) => found.findIndex((other) => other.kind.id === entry.kind.id) === index)
    .map(({ kind: each, filled }) => ({
      question: fillStep(each.exception.question, filled),
      answer: `${fillStep(each.exception.answer, filled)} [confirm that it works like this]`,
    }))
}

/** A step of somebody else speaks of them. */
const doerOf = ({ who, whos }: CopyFacts['steps'][number], reader: Doer): Doer =>
  whos === null ? reader : { singular: lowerFirst(who.replace(/^an?\s/i, '')), plural: whos, setting: null }

function habit({ today, name, shortAct }: CopyFacts): Answered[] {
  const way = today.find(({ strength }) => strength !== null)
  if (!way?.strength || !shortAct) return []
  return [
    {
      question: `Do I have to give up ${way.text}?`,
      answer: `No. What speaks for it stays true: ${lowerFirst(withoutPoint(way.strength))}. ${upperFirst(name)} takes over where you ${shortAct}.`,
    },
  ]
}

function rule({ view }: CopyFacts): Answered[] {
  // What every site has to meet keeps nobody from acting: only a rule that speaks of this job.
  const [binding] = bindingRules(view.facts).filter(({ where, fits }) => fits && !where.startsWith('if'))
  if (!binding) return []
  return [
    {
      question: `What about the ${shortName(binding.name)}?`,
      answer: `It applies ${binding.where}: ${lowerFirst(withoutPoint(binding.requires))}. [how you meet it, confirmed by counsel]`,
    },
  ]
}

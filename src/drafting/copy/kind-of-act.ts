import type { StepKind } from '../compose/step-kind.ts'
import { stepKindOf } from '../compose/step-kind-of.ts'

const looking =
  /^(?:check|see|view|watch|monitor|track|compare|review|verify|match|flag|show|find|know|analyse|analyze|trace|audit)\b/
const offered = /\b(?:shift|slot|job|order|task|ride|booking|request|lesson|place|seat|turn|visit|duty|delivery)$/

/** What a verb means beside its thing: who looks at a cost moves no money, and who takes a shift is not treating themselves. */
export function kindOfAct(verb: string, kind: StepKind, thing: string): StepKind {
  if (kind.id === 'pay' && looking.test(verb)) return stepKindOf(verb, '')
  if (kind.id === 'self' && verb === 'take' && offered.test(thing)) return stepKindOf('accept', thing)
  return kind
}

import type { StepKind } from '../compose/step-kind.ts'
import { stepKindOf } from '../compose/step-kind-of.ts'

const looking =
  /^(?:check|see|view|watch|monitor|track|compare|review|verify|match|flag|show|find|know|analyse|analyze|trace|audit)\b/

/** Who looks at an invoice or a cost moves no money: what is said about payments would be wrong of it. */
export const kindOfAct = (verb: string, kind: StepKind): StepKind =>
  kind.id === 'pay' && looking.test(verb) ? stepKindOf(verb, '') : kind

import type { StepKind } from './step-kind.ts'
import { anyStep, stepKinds } from './step-kinds.ts'

/** The kind of a step by its verb; by its object where the verb alone says little ("send" + "invoice"). */
export function stepKindOf(verb: string, head: string, object = ''): StepKind {
  const special = specialKind(verb, head, object)
  if (special) return stepKinds.find(({ id }) => id === special) ?? anyStep
  const byVerb =
    stepKinds.find((kind) => kind.verbs.includes(verb)) ??
    stepKinds.find((kind) => kind.verbs.includes(verb.split(/[ -]/)[0] ?? ''))
  const byObject = stepKinds.find((kind) => kind.objects?.includes(head))
  const saysLittle = ['raise', 'message', 'gather', 'make', 'hand-over', 'self', 'see', 'find', 'plan', 'fix']
  if (byObject && (!byVerb || saysLittle.includes(byVerb.id))) return byObject
  return byVerb ?? anyStep
}

/** Verbs that mean another step with some objects. */
function specialKind(verb: string, head: string, object: string): string | null {
  if (verb === 'take' && /^(?:photo|picture|photograph|note|reading|measurement)$/.test(head)) return 'record'
  if (
    /^(?:record|capture|film)$/.test(verb) &&
    /^(?:session|meeting|call|video|audio|conversation|lesson|lecture|interview|game|match|song|performance|talk|sermon|voice|rehearsal)$/.test(
      head,
    )
  )
    return 'recording'
  // "turn tickets into a list" makes something, "turn the heating off" does not
  if (/^(?:turn|convert|transform)$/.test(verb) && /\binto\b/.test(object)) return 'make'
  if (verb === 'get' && /\b(?:paid|money|refund|payout|cash)\b/i.test(object)) return 'pay'
  if (verb === 'get' && /^(?:sign-off|approval|permission|consent|signature)$/.test(head)) return 'decide'
  // to check an invoice moves no money
  if (/^(?:check|compare|match|reconcile|review)$/.test(verb) && /\bagainst\b/.test(object)) return 'compare'
  if (verb === 'list' && /^(?:the )?(?:open|all|missing|overdue|unused|every|which|top|next)\b/i.test(object))
    return 'see'
  return null
}

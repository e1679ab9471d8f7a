import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { fieldsFound } from '#agents/_kit/fields-found.ts'
import type { Findings } from '#agents/_kit/findings.ts'
import { showToast } from '../../../toast/show-toast.ts'
import type { FormValues } from './form-draft.ts'

/** The values of a form whose empty fields have what was found elsewhere, and the labels of these fields. */
export function withFindings(
  form: AgentFace['form'],
  values: FormValues,
  findings: readonly Findings[],
): { values: FormValues; filled: string[] } {
  const found: Record<string, string> = Object.assign(
    {},
    ...findings.map((each) => fieldsFound(form, each)).toReversed(),
  )
  const free = Object.entries(found).filter(([name]) => values[name] === '')
  const fields = form.groups.flatMap((group) => group.fields)
  return {
    values: { ...values, ...Object.fromEntries(free) },
    filled: free.map(([name]) => fields.find((field) => field.name === name)?.label ?? name),
  }
}

/** Says which fields were filled in, since nobody typed them here. */
export function sayFilled(labels: readonly string[], from: string): void {
  if (labels.length > 0) showToast({ tone: 'success', message: `Filled in from ${from}: ${labels.join(', ')}` })
}

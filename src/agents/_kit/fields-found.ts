import type { ErasedForm } from './define-agent.ts'
import { type FindingKind, type Findings, findingKinds } from './findings.ts'

/** More would be no choice. */
const mostOfKind = 5

/** The field of a form that takes findings of a kind; people are its audience. */
export const fieldTaking = ({ takes, about }: Pick<ErasedForm, 'takes' | 'about'>, kind: FindingKind) =>
  takes?.[kind] ?? (kind === 'people' ? about.audience : undefined)

/** The fields of a form with what was found: one a line where a field has several, else in a row. */
export function fieldsFound(
  form: Pick<ErasedForm, 'takes' | 'about' | 'groups'>,
  findings: Findings,
): Record<string, string> {
  const fields = form.groups.flatMap((group) => group.fields)
  return Object.fromEntries(
    findingKinds.flatMap((kind) => {
      const name = fieldTaking(form, kind)
      const found = [...new Set(findings[kind]?.map((each) => each.trim()))].filter(Boolean).slice(0, mostOfKind)
      if (name === undefined || found.length === 0) return []
      const isOneLine = kind === 'people' || fields.find((field) => field.name === name)?.widget === 'text'
      return [[name, found.join(isOneLine ? ', ' : '\n')]]
    }),
  )
}

import type { Agent } from '#agents/_kit/define-agent.ts'

/** The fields of an agent's form that take a text of the user's own. */
export const textFieldsOf = (agent: Agent): string[] =>
  agent.form.groups.flatMap(({ fields }) =>
    fields.flatMap(({ widget, name }) => (['text', 'textarea', 'file'].includes(widget) ? [name] : [])),
  )

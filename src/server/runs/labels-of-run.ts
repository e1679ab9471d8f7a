import type { Agent } from '#agents/_kit/define-agent.ts'
import { languageIn } from '#agents/_kit/document-language.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import type { UnderstoodItem } from '#shared/corrections.ts'
import { loadLabels } from '#shared/labels/load-labels.ts'
import { shortened } from '#shared/shortened.ts'
import type { Source } from '#shared/source.ts'
import type { RunRow } from './run-row.ts'

/** Characters of a line in a list. */
const longest = 120

interface Ended {
  result: object
  sources: readonly Source[]
  understood: readonly UnderstoodItem[]
}

type Labelled = Pick<RunRow, 'input' | 'created_at'>

/** What lists call a finished run, in the language of its document. */
export async function titleOfRun(
  agent: Agent,
  row: Labelled,
  { result, sources }: Omit<Ended, 'understood'>,
): Promise<string> {
  const context = { input: row.input, sources, timestamp: row.created_at.toISOString() }
  const labels = await loadLabels(languageIn(result))
  const title = agent.titleOf(result, context).replace(/\s+/g, ' ').trim()
  return shortened(labels ? labels.say(title) : title, longest)
}

/** Its title, and the product that it is about: by the name that was read or typed, else by the words that describe it. */
export async function labelsOfRun(
  agent: Agent,
  row: Labelled,
  ended: Ended,
): Promise<{ title: string; subject: string | null }> {
  const of = (field: string | undefined) => {
    const value = field === undefined ? undefined : row.input[field]
    return typeof value === 'string' ? value.trim() : ''
  }
  const { about } = agent.form
  const read = ended.understood.find(({ corrects }) => corrects === 'name')?.value ?? ''
  const subject = read || of(about.name) || productTitle(of(about.description))
  return { title: await titleOfRun(agent, row, ended), subject: subject === '' ? null : shortened(subject, longest) }
}

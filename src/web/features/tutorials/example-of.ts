import type { ErasedForm } from '#agents/_kit/define-agent.ts'
import type { FormField } from '#agents/_kit/form.ts'
import type { Tutorial } from '#agents/_kit/tutorial.ts'
import type { Sample } from '#shared/samples/sample.ts'
import { shortened } from '#shared/shortened.ts'

export interface TutorialExampleParts {
  /** By the form's labels. */
  typed: readonly { label: string; text: string }[]
  quotes: readonly { part: string; lines: readonly string[] }[]
}

const longestTyped = 400
const longestQuote = 320

/** What was typed for an agent's sample result, and what its tutorial quotes of that. */
export function exampleOf(
  { example }: Tutorial,
  { input, result }: Pick<Sample, 'input' | 'result'>,
  form: Pick<ErasedForm, 'groups'>,
): TutorialExampleParts {
  const fields: readonly FormField[] = form.groups.flatMap((group) => group.fields)
  const typed = fields.flatMap((field) => {
    const value = input[field.widget === 'file' ? 'fileName' : field.name]
    if (typeof value !== 'string' || value === '') return []
    const chosen = field.widget === 'select' && field.options.find((option) => option.value === value)?.label
    return [{ label: field.label, text: shortened(chosen || value, longestTyped) }]
  })
  const quotes = example.quotes.map(({ part, at }) => ({ part, lines: at.flatMap((path) => linesAt(result, path)) }))
  return { typed, quotes: quotes.filter(({ lines }) => lines.length > 0) }
}

/** The first lines that stand at a place of a result, without the numbers of sources. None where there is no text. */
export function linesAt(result: unknown, path: string): string[] {
  const [place = '', heading] = path.split('#')
  const value = place
    .split('.')
    .reduce<unknown>(
      (within, key) =>
        typeof within === 'object' && within !== null && Object.hasOwn(within, key)
          ? (within as Record<string, unknown>)[key]
          : undefined,
      result,
    )
  if (typeof value !== 'string') return []
  return (heading === undefined ? value : sectionOf(value, heading))
    .split('\n')
    .map((line) => line.replace(/^[-*] |\*\*|\s*\\?\[\d+\\?\]/g, '').trim())
    .filter((line) => line !== '')
    .slice(0, 2)
    .map(wholeSentences)
}

/** As many sentences as a quote may be long; one that is longer is cut at a word. */
function wholeSentences(line: string): string {
  const within = shortened(line, longestQuote)
  if (within === line) return line
  const end = Math.max(...['. ', '? ', '! '].map((sign) => within.lastIndexOf(sign)))
  return end > 0 ? within.slice(0, end + 1) : within
}

/** A section of a text in Markdown, without the sections in it. */
function sectionOf(markdown: string, heading: string): string {
  const lines = markdown.split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start < 0) return ''
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line.startsWith('#'))
  return rest.slice(0, end < 0 ? undefined : end).join('\n')
}

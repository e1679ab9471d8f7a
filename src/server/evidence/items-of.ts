import { createHash } from 'node:crypto'
import { citedNumbers } from '#agents/_kit/cited-numbers.ts'
import type { EvidenceReport } from '#shared/evidence.ts'
import { assumptionLead, assumptionMark, citationMark, inferenceMark, ownFactMark } from '#shared/statement-marks.ts'

type Item = NonNullable<EvidenceReport['items']>[number]

const leastWords = 4
const mostItems = 400
const nothingHanded: ReadonlySet<number> = new Set()

/**
 * Every statement of an answer with what it rests on, as the answer itself says after it was held against its sources: a fact cites one, "none"
 * carries no mark. What cites earlier results of the user alone (`handed`, by their numbers) is an inference. The id is the same for the same words under the same properties, wherever the statement moves in its list.
 */
export function itemsOf(output: unknown, handed = nothingHanded): Item[] {
  const items: Item[] = []
  const walk = (value: unknown, path: string, said: Item['basis'] | null): void => {
    if (items.length >= mostItems) return
    if (typeof value === 'string') {
      if (value.split(/\s+/).length >= leastWords) items.push(itemOf(value, path, said, handed))
      return
    }
    if (typeof value !== 'object' || value === null) return
    const isRecord = !Array.isArray(value)
    const own = isRecord && 'basis' in value ? basisSaid(value.basis) : null
    for (const [key, inner] of Object.entries(value)) {
      // How to check a statement is none itself.
      if (isRecord && key === 'check') continue
      walk(inner, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, own ?? (isRecord ? null : said))
    }
  }
  walk(output, '', null)
  return items
}

function itemOf(text: string, path: string, said: Item['basis'] | null, handed: ReadonlySet<number>): Item {
  const words = text
    .replace(citationMark, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
  const place = path.replace(/\/\d+(?=\/|$)/g, '')
  const id = createHash('sha256').update(`${place}\n${words}`).digest('base64url').slice(0, 10)
  return { id, path, basis: said ?? basisOf(text, handed) }
}

function basisOf(text: string, handed: ReadonlySet<number>): Item['basis'] {
  if (assumptionMark.test(text) || assumptionLead.test(text)) return 'assumption'
  const numbers = [...citedNumbers(text)]
  if (numbers.length > 0 && numbers.every((number) => handed.has(number))) return 'inference'
  if (inferenceMark.test(text)) return 'inference'
  return citationMark.test(text) || ownFactMark.test(text) ? 'fact' : 'none'
}

function basisSaid(basis: unknown): Item['basis'] | null {
  return basis === 'fact' || basis === 'inference' || basis === 'assumption' ? basis : null
}

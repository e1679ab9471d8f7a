import type { Brief } from '#shared/brief.ts'
import { closestNote, neighbourNote } from '#shared/correctable.ts'
import type { Corrections, UnderstoodItem } from '#shared/corrections.ts'
import { listed, lowerFirst, upperFirst } from './compose/phrases.ts'
import type { Placement } from './placing/placement.ts'

const gapNames: Record<Brief['missing'][number], string> = {
  actor: 'who uses it',
  buyer: 'who pays',
  job: 'what they get done',
  alternative: 'what they use today',
  'business-model': 'how it earns money',
  geography: 'where',
  means: 'how it works',
  novelty: 'what is new',
  constraint: 'what limits it',
  scale: 'how many',
}

/** Most gaps that are named at once: a person fixes two or three. */
const namedGaps = 3

/** What was understood, in the user's own words, for the page to show before the result. */
export function understood(brief: Brief, placement: Placement, corrections: Corrections = {}): UnderstoodItem[] {
  const texts = (values: readonly { text: string }[], most = 2) => listed(values.slice(0, most).map(({ text }) => text))
  const jobs = brief.jobs.slice(0, 2).map((job) => `${job.verb} ${job.object}`.trim())
  const items: UnderstoodItem[] = [
    { label: 'Who', value: listed(brief.actors.slice(0, 2).map((actor) => actor.plural)), corrects: 'who' },
    { label: 'Pays', value: brief.buyer?.plural ?? '', corrects: 'pays' },
    // "Beekeeping supplies" names a trade; nobody's job is told.
    { label: 'Job', value: placement.industry ? '' : listed(jobs), corrects: 'job' },
    { label: 'Today', value: texts(brief.alternatives), corrects: 'today' },
    { label: 'Where', value: texts(brief.geography), corrects: 'where' },
    { label: 'Limits', value: texts(brief.constraints) },
    { label: 'Market', value: marketsOf(placement), corrects: 'market' },
    glossed(brief, placement),
    // An industry leaves nothing of a product unsaid.
    {
      label: 'Not said',
      value: placement.industry ? '' : listed(brief.missing.slice(0, namedGaps).map((gap) => gapNames[gap])),
    },
  ]
  return items
    .filter(({ value }) => value !== '')
    .map(({ label, value, corrects }) => ({
      label,
      value: upperFirst(value),
      // A form that only names an industry is put right in its one field.
      ...(corrects && !placement.industry ? { corrects } : {}),
      ...(corrects && corrections[corrects] ? { corrected: true } : {}),
    }))
}

/** Said in the language of the words, since whoever wrote them need not read English. */
const readIn: Record<string, { label: string; note: string }> = {
  de: { label: 'Verstanden', note: 'Der eingebaute Entwurf schreibt Englisch' },
  fr: { label: 'Compris', note: 'La rédaction intégrée écrit en anglais' },
  es: { label: 'Entendido', note: 'El redactor integrado escribe en inglés' },
  pt: { label: 'Entendido', note: 'O redator integrado escreve em inglês' },
  it: { label: 'Capito', note: 'Il redattore integrato scrive in inglese' },
  nl: { label: 'Begrepen', note: 'De ingebouwde schrijver schrijft Engels' },
}
const mostGlosses = 5

function glossed(brief: Brief, { glosses = [] }: Placement): UnderstoodItem {
  const read = readIn[brief.language]
  if (!read || glosses.length === 0) return { label: 'Read', value: '' }
  const words = glosses.slice(0, mostGlosses).map(({ said, english }) => `${said} (${english})`)
  return { label: read.label, value: `${words.join(', ')}. ${read.note}` }
}

function marketsOf({ market, second, nearest, basis, industry }: Placement): string {
  if (industry?.fit === 'several') return listed(industry.markets.map(({ name }) => name))
  if (!market) return nearest ? `${nearest.name}${neighbourNote}` : 'not in the library'
  if (basis === 'words') return market.name
  return `${market.name}${second ? ` or ${lowerFirst(second.name)}` : ''}${closestNote}`
}

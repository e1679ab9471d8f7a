import type { Brief } from '#shared/brief.ts'
import { closestNote } from '#shared/correctable.ts'
import type { Corrections, UnderstoodItem } from '#shared/corrections.ts'
import { listed, upperFirst } from './compose/phrases.ts'
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
    { label: 'Job', value: listed(jobs), corrects: 'job' },
    { label: 'Today', value: texts(brief.alternatives), corrects: 'today' },
    { label: 'Where', value: texts(brief.geography), corrects: 'where' },
    { label: 'Limits', value: texts(brief.constraints) },
    { label: 'Market', value: marketsOf(placement), corrects: 'market' },
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

function marketsOf({ market, basis, industry }: Placement): string {
  if (industry?.fit === 'several') return listed(industry.markets.map(({ name }) => name))
  if (!market) return 'not in the library'
  return basis === 'likeness' ? `${market.name}${closestNote}` : market.name
}

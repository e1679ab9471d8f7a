import type { Brief } from '#shared/brief.ts'
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

/** What was understood, as label and value pairs in the user's own words, for the page to show before the result. */
export function understood(brief: Brief, placement: Placement): { label: string; value: string }[] {
  const texts = (values: readonly { text: string }[], most = 2) => listed(values.slice(0, most).map(({ text }) => text))
  const jobs = brief.jobs.slice(0, 2).map((job) => `${job.verb} ${job.object}`.trim())
  const pairs = [
    { label: 'Who', value: listed(brief.actors.slice(0, 2).map((actor) => actor.plural)) },
    { label: 'Pays', value: brief.buyer?.plural ?? '' },
    { label: 'Job', value: listed(jobs) },
    { label: 'Today', value: texts(brief.alternatives) },
    { label: 'Where', value: texts(brief.geography) },
    { label: 'Limits', value: texts(brief.constraints) },
    { label: 'Market', value: marketsOf(placement) },
    // An industry leaves nothing of a product unsaid.
    {
      label: 'Not said',
      value: placement.industry ? '' : listed(brief.missing.slice(0, namedGaps).map((gap) => gapNames[gap])),
    },
  ]
  return pairs.filter(({ value }) => value !== '').map(({ label, value }) => ({ label, value: upperFirst(value) }))
}

function marketsOf({ market, industry }: Placement): string {
  if (industry?.fit === 'several') return listed(industry.markets.map(({ name }) => name))
  return market?.name ?? 'not in the library'
}

import type { MarketFacts } from '#drafting/index.ts'
import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { TrendImpact, TrendOutput } from '../output.ts'

type Change = MarketDossier['whyNow'][number]
type Trend = TrendOutput['trends'][number]

/** What a change of each kind is, how hard it hits who sells here, and why. */
const kinds: Record<Change['kind'], { category: Trend['category']; impact: TrendImpact; reason: string }> = {
  law: { category: 'Regulation', impact: 'high', reason: 'It applies to everyone who sells in this market' },
  platform: { category: 'Competition', impact: 'high', reason: 'Others depend on the company behind it' },
  exit: { category: 'Competition', impact: 'medium', reason: 'Its customers need an alternative' },
  consolidation: {
    category: 'Competition',
    impact: 'medium',
    reason: 'Customers of both ask what happens to their contracts',
  },
  technology: { category: 'Technology', impact: 'medium', reason: 'It changes what can be built, or what breaks' },
  price: { category: 'Money', impact: 'medium', reason: 'It changes what buyers compare with' },
  behaviour: { category: 'Demand', impact: 'low', reason: 'It slowly changes what people expect' },
  calendar: { category: 'Demand', impact: 'low', reason: 'It has a known date' },
}

const same = (one: string, other: string) => one.replace(/\.$/, '') === other.replace(/\.$/, '')

/** A change as a trend; one that bears on nothing that was named is a step less weighty. */
export function trendOf(
  { rests, number, dossier, named }: Pick<MarketFacts, 'rests' | 'number' | 'dossier' | 'named'>,
  change: Change,
): Trend {
  const { date, kind, what, changes, todo, watch, basis, when = [] } = change
  const source = 'source' in basis ? dossier.sources[basis.source] : undefined
  const parts = dossier.capabilities.filter(({ id }) => when.includes(id)).map(({ name }) => name)
  const bears = named.some(({ capability }) => when.includes(capability.id))
  const { category, impact, reason } = kinds[kind]
  const isAside = named.length > 0 && when.length > 0 && !bears
  return {
    title: what.replace(/\.$/, ''),
    date,
    summary: `${changes}${rests(basis)}`,
    source: source ? `${source.name}${source.year ? `, ${source.year}` : ''}` : null,
    sourceNumber: number(basis),
    part: parts.length > 0 ? parts.join(', ') : dossier.name,
    category,
    impact: isAside ? (impact === 'high' ? 'medium' : 'low') : impact,
    impactReason: isAside ? `${reason}; your description names nothing it affects` : reason,
    // A converted entry may say one sentence in several places: it is shown once.
    watch: same(watch, what) || same(watch, changes) ? '' : watch,
    act: same(todo, changes) || same(todo, what) ? '' : todo,
  }
}

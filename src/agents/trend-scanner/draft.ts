/**
 * A trend is a dated event of the library (a development, a rule in force) or a dated page that this run found. Each one is
 * joined with what the same market knows about it: the early sign or measure that would show it, and the role whose goal or
 * objection it touches. Impact follows from what the event does and how old it is. Where the library dates little or nothing
 * of the industry, the scan says who finds it, where and in which time, and fills the list with nothing else.
 */
import { defineDraft } from '#agents/_kit/define-draft.ts'
import agent from './agent.ts'
import { eventsOf } from './draft/events.ts'
import { figuresOf } from './draft/figures.ts'
import { industryOf } from './draft/industry-of.ts'
import { pageTrends } from './draft/page-trends.ts'
import { scopeOf } from './draft/scope.ts'
import { toFind } from './draft/to-find.ts'
import { trendWriter } from './draft/trend-writer.ts'

const most = 7
const mostPages = 3

export default defineDraft(agent, (context) => {
  const pages = pageTrends(context).slice(0, mostPages)
  const write = trendWriter(context)
  const trends = eventsOf(context)
    .slice(0, most - pages.length)
    .map(write)
  const rank = { high: 0, medium: 1, low: 2 }
  // Of an industry's markets the most typical goes first: a duty of its last one is not what to act on.
  const parts = industryOf(context).markets.map(({ name }) => name)
  const place = ({ part }: { part: string }) => parts.indexOf(part) + 1 || parts.length + 1
  const ranked = trends.sort((a, b) => rank[a.impact] - rank[b.impact] || place(a) - place(b) || yearOf(b) - yearOf(a))
  return {
    scope: [firstOf(ranked[0]), scopeOf(context, pages.length)].filter(Boolean).join(' '),
    trends: [...ranked, ...pages],
    figures: figuresOf(context),
    toFind: toFind(context, ranked.length + pages.length),
  }
})

/** Said before the list: which one to act on, or that none presses. */
const firstOf = (trend: { title: string; impact: string } | undefined): string =>
  trend === undefined
    ? ''
    : trend.impact === 'low'
      ? 'Nothing here presses: every change is old enough to have been answered.'
      : `Act on this first: ${trend.title}.`

const yearOf = ({ date }: { date: string }) => Number(date.slice(-4))

import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import type { UsageState } from '../plans/use-usage.ts'
import classes from './analytics-card.module.css'
import { Figure } from './figure.tsx'
import { LiveBadge } from './live-badge.tsx'
import { MostUsedAgents } from './most-used-agents.tsx'
import { Panel } from './panel.tsx'
import { usageChart } from './usage-chart.ts'

const ChartFigure = lazyPart(() =>
  import('#ui/chart/chart-figure.tsx').then((module) => ({ default: module.ChartFigure })),
)

const number = new Intl.NumberFormat('en')
const none = '–'

export function AnalyticsCard(state: UsageState) {
  const { usage, failed } = state
  const totals = usage?.totals
  const measured = totals?.successRateMeasured ?? false
  return (
    <Panel id="analytics-title" title="Real-Time Usage Analytics" aside={<LiveBadge />} busy={!usage}>
      <dl className={classes.totals}>
        <Figure
          label="Agent runs"
          value={totals && (failed ? none : number.format(totals.agentRuns))}
          note="Ended, all time."
        />
        <Figure
          label="Documents generated"
          value={totals && (failed ? none : number.format(totals.documentsGenerated))}
          note="Results you can reopen and export."
        />
        <Figure
          label="Success rate"
          value={totals && `${totals.successRate}%`}
          tag={totals && (measured ? 'measured' : 'typical')}
          note={measured ? 'Of your runs, stopped ones aside.' : 'Measured once you have runs.'}
        />
      </dl>
      <div className={classes.parts}>
        <div className={classes.chart}>
          <h3 className={classes.heading}>Uses over time</h3>
          <OverTime {...state} />
        </div>
        <div>
          <h3 className={classes.heading}>Most Used Agents</h3>
          {failed ? <p>{none}</p> : <MostUsedAgents agents={usage?.mostUsedAgents} />}
        </div>
      </div>
    </Panel>
  )
}

function OverTime({ usage, failed, retry }: UsageState) {
  if (!usage) return <div className={classes.place} />
  if (failed) {
    return (
      <div className={classes.empty}>
        <p>Your figures could not be loaded.</p>
        <Button look="line" onClick={retry}>
          Load them again
        </Button>
      </div>
    )
  }
  if (!usage.usesPerDay.some(({ uses }) => uses > 0)) {
    return (
      <div className={classes.empty}>
        <p>
          {usage.totals.documentsGenerated > 0 ? 'No uses in the last 30 days.' : 'Your first run draws the first bar.'}
        </p>
        <ButtonLink to="/features#all-agents" look="line">
          Choose an agent
        </ButtonLink>
      </div>
    )
  }
  return <ChartFigure fallback={<div className={classes.place} />} block={usageChart(usage.usesPerDay)} hideTitle />
}

import { lazy, Suspense } from 'react'
import { ButtonLink } from '#ui/button/button-link.tsx'
import classes from './analytics-card.module.css'
import { Figure } from './figure.tsx'
import { LiveBadge } from './live-badge.tsx'
import { MostUsedAgents } from './most-used-agents.tsx'
import { Panel } from './panel.tsx'
import { usageChart } from './usage-chart.ts'
import type { ShownUsage, UsageState } from './use-usage.ts'

const ChartFigure = lazy(() => import('#ui/chart/chart-figure.tsx').then((module) => ({ default: module.ChartFigure })))

const number = new Intl.NumberFormat('en')

export function AnalyticsCard({ usage }: UsageState) {
  const totals = usage?.totals
  return (
    <Panel id="analytics-title" title="Real-Time Usage Analytics" aside={<LiveBadge />} busy={!usage}>
      <dl className={classes.totals}>
        <Figure label="Agent runs" value={totals && number.format(totals.agentRuns)} note="Ended, all time." />
        <Figure
          label="Documents generated"
          value={totals && number.format(totals.documentsGenerated)}
          note="Results you can reopen and export."
        />
        <Figure
          label="Success rate"
          value={totals && `${totals.successRate}%`}
          tag={totals && (totals.successRateMeasured ? 'measured' : 'typical')}
          note={totals?.successRateMeasured ? 'Of your runs, stopped ones aside.' : 'Measured from your first run on.'}
        />
      </dl>
      <div className={classes.parts}>
        <div className={classes.chart}>
          <h3 className={classes.heading}>Uses over time</h3>
          <OverTime usage={usage} />
        </div>
        <div>
          <h3 className={classes.heading}>Most Used Agents</h3>
          <MostUsedAgents agents={usage?.mostUsedAgents} />
        </div>
      </div>
    </Panel>
  )
}

function OverTime({ usage }: { usage: ShownUsage | undefined }) {
  if (!usage) return <div className={classes.place} />
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
  return (
    <Suspense fallback={<div className={classes.place} />}>
      <ChartFigure block={usageChart(usage.usesPerDay)} hideTitle />
    </Suspense>
  )
}

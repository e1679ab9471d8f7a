import type { ReactNode } from 'react'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { chartBlock } from './chart-block.ts'
import { analysisChart } from './prepared.ts'
import type { ShownFinding } from './shown-finding.ts'
import classes from './view.module.css'

export const findingAnchor = (id: string) => `finding-${id}`

/** Where it leads when a suggestion points at it. */
const reachable = { tabIndex: -1 }

const kindNames: Readonly<Record<ShownFinding['kind'], string>> = {
  level: 'Where it stands',
  trend: 'Over time',
  driver: 'Behind the change',
  outcome: 'Groups',
  segment: 'Groups',
  signal: 'Related measure',
  relation: 'Correlation',
  concentration: 'Concentration',
  repeat: 'Coming back',
  reach: 'How far people get',
  score: 'Score',
  weekday: 'Weekdays',
  duration: 'Duration',
  outlier: 'Outliers',
  missing: 'Missing data',
  quality: 'Data quality',
  shift: 'Level shift',
  anomaly: 'Anomaly',
  season: 'Seasonality',
  mix: 'Mix',
  experiment: 'Experiment',
  funnel: 'How far people get',
  retention: 'Coming back',
  forecast: 'Forecast',
  impossible: 'Data quality',
  steady: 'Not significant',
  asked: 'Follow-up',
}

export function FindingCard({
  finding,
  children,
}: {
  finding: DeepPartial<ShownFinding>
  /** Beside what was computed. */
  children?: ReactNode
}) {
  const chart = analysisChart.safeParse(finding.chart)
  return (
    <article id={findingAnchor(finding.id ?? '')} className={classes.finding} data-tone={finding.tone} {...reachable}>
      <p className={classes.kind}>
        {finding.kind ? kindNames[finding.kind] : ''}
        {finding.answers && <span className={classes.answers}>answers your question</span>}
      </p>
      <h4>{finding.title}</h4>
      <p>{finding.statement}</p>
      {children}
      {finding.caution && <p className={classes.caution}>{finding.caution}</p>}
      {chart.success && <Blocks blocks={[chartBlock(chart.data)]} />}
    </article>
  )
}

/** Everything that was computed, with its picture. Shown before the first word of the analysis is written. */
export function Findings({ findings }: { findings: readonly DeepPartial<ShownFinding>[] }) {
  if (findings.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="analytics-findings">
      <h3 id="analytics-findings">What was computed</h3>
      <div className={classes.findings}>
        {findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} />
        ))}
      </div>
    </section>
  )
}

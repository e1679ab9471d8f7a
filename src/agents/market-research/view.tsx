import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import { Counts } from '#agents/_kit/view/counts.tsx'
import { OpenQuestions } from '#agents/_kit/view/open-questions.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import { Competitors } from './competitors.tsx'
import type { MarketResearchResult } from './output.ts'
import { Swot } from './swot.tsx'
import classes from './view.module.css'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

function Statement({ title, text }: { title: string; text: string | undefined }) {
  if (!text) return null
  return (
    <section className={classes.statement}>
      <div className={classes.statementHead}>
        <h3>{title}</h3>
        <CopyButton text={text} what={title} />
      </div>
      <p>
        <Cited text={text} />
      </p>
    </section>
  )
}

function Sentences({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      <CitedItems items={items} className={classes.sentences} />
    </section>
  )
}

export default defineView<MarketResearchResult>(function MarketResearchView({ result, running }) {
  const competitors = present(result.battleCard?.competitors)
  const trends = present(result.marketTrends)
  // What is still being written is not counted as none.
  const counted = (found: number) => (found === 0 ? '–' : found)
  return (
    <div className={classes.view}>
      <Counts
        items={[
          // A count of nothing is stated where it belongs, among the open questions.
          ...(running || competitors.length > 0
            ? [{ label: 'Competitors analyzed', value: counted(competitors.length) }]
            : []),
          ...(running || trends.length > 0 ? [{ label: 'Market trends', value: counted(trends.length) }] : []),
          ...(result.timestamp && !running
            ? [{ label: 'Generated', value: day.format(new Date(result.timestamp)), date: true }]
            : []),
        ]}
      />
      <div className={classes.statements}>
        <Statement title="Market Positioning" text={result.positioningStatement} />
        <Statement title="Value Proposition" text={result.valueProposition} />
      </div>
      <Competitors competitors={competitors} running={running} />
      <Swot swot={result.swotAnalysis} />
      <div className={classes.pair}>
        <Sentences title="Unique Selling Points" items={present(result.usps)} />
        <Sentences title="Market Trends" items={trends} />
      </div>
      <OpenQuestions questions={present(result.openQuestions)} title="Open Questions" />
    </div>
  )
})

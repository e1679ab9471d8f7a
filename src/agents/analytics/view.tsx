import { present } from '#agents/_kit/present.ts'
import { Counts } from '#agents/_kit/view/counts.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { CopyButton } from '#ui/result/copy-button.tsx'
import { AskOn } from './ask-on.tsx'
import { ColumnTable } from './column-table.tsx'
import { DictionaryEditor } from './dictionary-editor.tsx'
import { Findings } from './findings.tsx'
import { KeySuggestions } from './key-suggestions.tsx'
import type { AnalyticsResult } from './output.ts'
import classes from './view.module.css'

const count = new Intl.NumberFormat('en-US')

export default defineView<AnalyticsResult>(function AnalyticsView({ result, running, ask }) {
  const summary = result.dataSummary
  const findings = present(result.findings)
  const limits = present(result.limits)
  const headline = result.headline ?? ''
  const sections = present(result.sections)
  return (
    <div className={classes.view}>
      {summary && (
        <Counts
          items={[
            { label: 'Rows read', value: count.format(summary.totalRows ?? 0) },
            { label: 'Columns', value: present(summary.columns).length },
            { label: findings.length === 1 ? 'Finding' : 'Findings', value: findings.length },
          ]}
        />
      )}
      {(headline || sections.length > 0) && (
        <section className={classes.analysis} aria-label="Analysis">
          <div className={classes.analysisHead}>
            <p className={classes.kicker}>{result.question ?? 'What matters most'}</p>
            {!running && <CopyButton text={result.analysis ?? ''} what="analysis" />}
          </div>
          {headline && <p className={classes.headline}>{headline}</p>}
          <div className={classes.sections}>
            {sections.map((section) => (
              <div key={section.title}>
                <h3>{section.title}</h3>
                <p>{section.text}</p>
              </div>
            ))}
          </div>
        </section>
      )}
      <KeySuggestions suggestions={present(result.suggestions)} findings={findings} />
      <Findings findings={findings} />
      <AskOn result={result} ask={ask} />
      {limits.length > 0 && (
        <section className={classes.section} aria-labelledby="analytics-limits">
          <h3 id="analytics-limits">What this file cannot answer</h3>
          <ul className={classes.limits}>
            {limits.map((limit) => (
              <li key={limit.cannot}>
                <p className={classes.limitTitle}>{limit.cannot}</p>
                <p>{limit.because}</p>
                <p className={classes.need}>Needed: {limit.need}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {summary && <ColumnTable summary={summary} />}
      {ask && result.dictionary && (
        <DictionaryEditor key={JSON.stringify(result.dictionary)} remembered={result.dictionary} ask={ask} />
      )}
    </div>
  )
})

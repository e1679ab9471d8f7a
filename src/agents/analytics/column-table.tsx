import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import type { AnalyticsResult } from './output.ts'
import classes from './view.module.css'

const count = new Intl.NumberFormat('en-US')

/** How the file was read and what each column holds. */
export function ColumnTable({ summary }: { summary: DeepPartial<AnalyticsResult['dataSummary']> }) {
  const columns = present(summary.profile)
  const notes = present(summary.notes)
  return (
    <details className={classes.columns}>
      <summary>
        Columns of {summary.fileName} ({columns.length})
      </summary>
      <p className={classes.format}>Read as {summary.format}.</p>
      {notes.map((note) => (
        <p key={note} className={classes.format}>
          {note}
        </p>
      ))}
      <Blocks
        blocks={[
          {
            type: 'table',
            columns: [
              { label: 'Column' },
              { label: 'Kind' },
              { label: 'Used as' },
              { label: 'Missing', align: 'right' },
              { label: 'Different', align: 'right' },
              { label: 'Values' },
            ],
            rows: columns.map(({ name, type, meaning, missing, distinct, detail }) => [
              name ?? '',
              type ?? '',
              meaning ?? '',
              count.format(missing ?? 0),
              count.format(distinct ?? 0),
              detail ?? '',
            ]),
          },
        ]}
      />
    </details>
  )
}

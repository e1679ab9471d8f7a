import type { DeepPartial } from '#shared/deep-partial.ts'
import { Cited } from '#ui/result/cited.tsx'
import type { Segment, SegmentationResult } from './output.ts'
import { scoreKeys, scoreLabels, weights, weightsLine } from './score.ts'
import classes from './view.module.css'

interface PrioritizationTableProps {
  rows: readonly DeepPartial<SegmentationResult['prioritizationTable'][number]>[]
  segments: readonly DeepPartial<Segment>[]
}

/** The matrix of all segments; on a narrow screen each row is a block of its own. */
export function PrioritizationTable({ rows, segments }: PrioritizationTableProps) {
  return (
    <div className={classes.tableBox}>
      <table className={classes.table}>
        <caption>{weightsLine.replaceAll(' %', '\u00a0%')}</caption>
        <thead>
          <tr>
            <th scope="col">Segment</th>
            {scoreKeys.map((key) => (
              <th key={key} scope="col" data-number="">
                {scoreLabels[key]} <span className={classes.weight}>{weights[key]} %</span>
              </th>
            ))}
            <th scope="col" data-number="">
              Total
            </th>
            <th scope="col">Recommendation</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const priority = segments.find(({ name }) => name !== undefined && name === row.segment)?.priority
            return (
              <tr key={String(index)}>
                <th scope="row">
                  {priority && <span className={classes.dot} data-priority={priority} title={priority} />}
                  {row.segment ?? '...'}
                </th>
                {scoreKeys.map((key) => (
                  <td key={key} data-number="" data-label={scoreLabels[key]}>
                    {row[key] === null ? 'open' : (row[key] ?? '')}
                  </td>
                ))}
                <td data-number="" data-label="Total" className={classes.sum}>
                  {row.totalScore === null ? 'open' : (row.totalScore ?? '')}
                </td>
                <td data-label="Recommendation" className={classes.advice}>
                  <Cited text={row.recommendation ?? ''} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

import { NumberCell } from '#ui/field/number-cell.tsx'
import { Cited } from '#ui/result/cited.tsx'
import { impactWords, type ListedFeature } from './output.ts'
import classes from './rank-table.module.css'
import type { Ranked } from './ranking.ts'
import { scoreText } from './to-document.ts'
import type { EditablePlan } from './use-plan.ts'

const headings = ['Rank', 'Feature', 'Reach', 'Impact', 'Confidence', 'Effort', 'RICE']

interface NumberColumn {
  field: 'reach' | 'confidence' | 'effort'
  /** Shown beside the number where the table is a list of cards. */
  label: string
  spoken: string
  min: number
}

const columns = {
  reach: { field: 'reach', label: 'Reach', spoken: 'Reach', min: 0 },
  confidence: { field: 'confidence', label: 'Confidence, %', spoken: 'Confidence in percent', min: 0 },
  effort: { field: 'effort', label: 'Effort, weeks', spoken: 'Effort in person-weeks', min: 0.5 },
} as const satisfies Record<string, NumberColumn>

/** All features with their numbers, which can be changed in place. */
export function RankTable({ plan, locked }: { plan: EditablePlan; locked: boolean }) {
  return (
    <table className={classes.table} data-wide>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" data-column={heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        onBlur={(event) => {
          const row = event.target.closest('tr')
          if (!row?.contains(event.relatedTarget)) plan.settle()
        }}
      >
        {plan.rows.map((each) => (
          <Row key={each.feature.id} ranked={each} plan={plan} locked={locked} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ ranked, plan, locked }: { ranked: Ranked; plan: EditablePlan; locked: boolean }) {
  const { feature, rank, bucket, because, rice } = ranked
  const set = (more: Partial<ListedFeature>) => plan.change({ ...feature, ...more })
  const name = (what: string) => `${what} of ${feature.id}, ${feature.name}`
  const number = ({ field, label, spoken, min }: NumberColumn) => (
    <td className={classes.number} data-label={label}>
      <NumberCell
        label={name(spoken)}
        value={feature[field] ?? 0}
        empty={feature[field] === undefined}
        min={min}
        max={100}
        disabled={locked}
        onNumber={(value) => set({ [field]: value })}
      />
    </td>
  )
  return (
    <tr data-changed={plan.changed.has(feature.id) || undefined}>
      <td className={classes.rank}>{rank}</td>
      <th scope="row" className={classes.feature}>
        <p className={classes.name}>
          <span className={classes.id}>{feature.id}</span> {feature.name}
        </p>
        <p className={classes.under}>
          <span className={classes.bucket} data-bucket={bucket} title={because}>
            {bucket}
          </span>
          <span>{because}</span>
          {feature.dependsOn.length > 0 && <span>after {feature.dependsOn.join(', ')}</span>}
        </p>
        <details className={classes.details}>
          <summary aria-label={`Why, and what the numbers rest on: ${feature.id}`}>
            Why, and what the numbers rest on
          </summary>
          <p>
            <Cited text={feature.because} />
          </p>
          {feature.rests && (
            <p>
              <Cited text={feature.rests} />
            </p>
          )}
          {feature.check && <p className={classes.check}>{feature.check}</p>}
        </details>
      </th>
      {number(columns.reach)}
      <td className={classes.number} data-label="Impact">
        <select
          className={classes.select}
          aria-label={name('Impact')}
          value={String(feature.impact ?? '')}
          disabled={locked}
          onChange={(event) => set({ impact: Number(event.currentTarget.value) })}
        >
          {feature.impact === undefined && <option value="">–</option>}
          {impactWords.map(([value, word]) => (
            <option key={value} value={String(value)}>
              {value} {word}
            </option>
          ))}
        </select>
      </td>
      {number(columns.confidence)}
      {number(columns.effort)}
      <td className={classes.rice} data-label="RICE">
        {rice === null ? '–' : scoreText(rice)}
      </td>
    </tr>
  )
}

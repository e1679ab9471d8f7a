import classes from './matrix.module.css'
import { type CellValue, cellValues } from './output.ts'
import { valueLabels } from './value-labels.ts'

/** One shape per answer, so that colour is never the only sign. */
export function Mark({ value }: { value: CellValue }) {
  return (
    <svg className={classes.mark} data-value={value} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {value === 'yes' && <circle cx="10" cy="10" r="7" fill="currentColor" />}
      {value === 'partly' && (
        <>
          <circle cx="10" cy="10" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M10 3.75a6.25 6.25 0 0 0 0 12.5z" fill="currentColor" />
        </>
      )}
      {value === 'no' && (
        <path d="m5.5 5.5 9 9m0-9-9 9" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      )}
      {value === 'unknown' && (
        <circle cx="10" cy="10" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 2.4" />
      )}
    </svg>
  )
}

export function Legend() {
  return (
    <ul className={classes.legend} aria-label="What the marks mean">
      {cellValues.map((value) => (
        <li key={value}>
          <Mark value={value} />
          {value === 'unknown' ? 'To check: the sources do not say' : valueLabels[value]}
        </li>
      ))}
    </ul>
  )
}

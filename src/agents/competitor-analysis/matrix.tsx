import { useState } from 'react'
import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { CellDetail } from './cell-detail.tsx'
import classes from './matrix.module.css'
import { Legend, Mark } from './matrix-cell.tsx'
import { type Cell, type MatrixRow, ownColumn } from './output.ts'
import { labelOfCell } from './value-labels.ts'

/** A box that scrolls must be reachable by the keyboard, also where the browser does not see to it. */
const reachable = { tabIndex: 0 }

interface MatrixProps {
  vendors: readonly string[]
  rows: readonly DeepPartial<MatrixRow>[]
  /** What stands under a vendor's name that the user knows of. */
  markOf: (vendor: string) => string | undefined
  /** Stores another answer for one cell; absent while it cannot be changed. */
  onChange?: ((row: number, cell: Cell) => Promise<boolean>) | undefined
}

/** True when two vendors are known to differ, or one of them from the product. */
export function isDifference(row: DeepPartial<MatrixRow>): boolean {
  const known = present(row.cells).flatMap(({ value }) => (value && value !== 'unknown' ? [value] : []))
  return new Set(known).size > 1
}

export function Matrix({ vendors, rows, markOf, onChange }: MatrixProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const [chosen, setChosen] = useState<{ row: number; vendor: string } | null>(null)
  const shown = rows.flatMap((row, index) => (onlyDifferences && !isDifference(row) ? [] : [{ row, index }]))
  const differences = rows.filter(isDifference).length
  const chosenRow = chosen ? rows[chosen.row] : undefined
  const chosenCell = present(chosenRow?.cells).find(({ vendor }) => vendor === chosen?.vendor)
  return (
    <section className={classes.section} aria-labelledby="matrix-title">
      <div className={classes.head}>
        <h3 id="matrix-title">Feature matrix</h3>
        <div data-screen-only>
          <Checkbox
            id="matrix-differences"
            name="differences"
            label={`Differences only (${differences} of ${rows.length})`}
            checked={onlyDifferences}
            onChecked={setOnlyDifferences}
          />
        </div>
      </div>
      <Legend />
      <section className={classes.scroll} aria-label="Feature matrix, scrolls sideways" {...reachable}>
        <table className={classes.table} data-wide>
          <thead>
            <tr>
              <th scope="col">Capability</th>
              {vendors.map((vendor) => (
                <th key={vendor} scope="col" data-own={vendor === ownColumn || undefined}>
                  {vendor}
                  {markOf(vendor) && <span className={classes.mark}>{markOf(vendor)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, index }) => (
              <tr key={row.criterion ?? String(index)}>
                <th scope="row">
                  {row.criterion}
                  {row.why && <span>{row.why}</span>}
                </th>
                {vendors.map((vendor) => {
                  const cell = present(row.cells).find((each) => each.vendor === vendor)
                  const value = cell?.value ?? 'unknown'
                  const isChosen = chosen?.row === index && chosen.vendor === vendor
                  return (
                    <td key={vendor} data-own={vendor === ownColumn || undefined}>
                      <button
                        type="button"
                        className={classes.cell}
                        data-printed
                        aria-label={`${vendor}, ${row.criterion ?? ''}: ${labelOfCell(value, vendor)}. Show what it rests on`}
                        aria-expanded={isChosen}
                        aria-controls="matrix-detail"
                        onClick={() => setChosen(isChosen ? null : { row: index, vendor })}
                      >
                        <Mark value={value} />
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 && (
          <p className={classes.none}>No row in which two answers are known to differ. Check the open cells first.</p>
        )}
      </section>
      <div id="matrix-detail" className={classes.detail} aria-live="polite">
        {chosen && chosenRow && chosenCell ? (
          <CellDetail
            key={`${chosen.row} ${chosen.vendor}`}
            criterion={chosenRow.criterion ?? ''}
            cell={chosenCell}
            onSave={onChange ? (cell) => onChange(chosen.row, cell) : undefined}
          />
        ) : (
          <p className={classes.hint} data-screen-only>
            Choose a cell to see what it rests on{onChange ? ' or to fill it in' : ''}.
          </p>
        )}
      </div>
    </section>
  )
}

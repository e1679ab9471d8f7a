import { NumberCell } from '#ui/field/number-cell.tsx'
import { Cited } from '#ui/result/cited.tsx'
import type { SheetRow } from './output.ts'
import { leastOf } from './row-scale.ts'
import classes from './sheet-table.module.css'
import { cases } from './sizing-sheet.ts'
import type { EditableSheet } from './use-sheet.ts'

const headings = { low: 'Low', base: 'Base', high: 'High' } as const

function Basis({ row }: { row: SheetRow }) {
  if (row.basis === 'fact') {
    return (
      <p className={classes.basis}>
        <Cited text={[row.source === null ? '' : `[${row.source}]`, row.note ?? ''].filter(Boolean).join(' ')} />
      </p>
    )
  }
  if (row.basis === 'given') return <p className={classes.basis}>{row.note}</p>
  return (
    <p className={classes.basis}>
      <span className={classes.assumed}>{row.blank ? 'To look up' : 'Assumption'}</span> {row.note && `${row.note}. `}
      {row.check}
    </p>
  )
}

/** Every number that the sheet rests on. */
export function SheetTable({ editable, locked }: { editable: EditableSheet; locked: boolean }) {
  const { sheet, changed, change, isOneNumber, wasBlank } = editable
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Row</th>
          {cases.map((which) => (
            <th key={which} scope="col" className={classes.number}>
              {headings[which]}
            </th>
          ))}
          <th scope="col">Unit</th>
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row) => (
          <tr key={row.id} data-changed={changed.has(row.id) || undefined}>
            <th scope="row">
              <span className={classes.label}>{row.label}</span>
              <Basis row={row} />
            </th>
            {isOneNumber(row) ? (
              <td colSpan={cases.length} className={classes.whole} data-label="Value">
                <NumberCell
                  label={`${row.label}, ${row.unit}`}
                  value={row.value}
                  empty={row.blank}
                  min={leastOf(row)}
                  disabled={locked}
                  onNumber={(number) => change(row, 'base', number)}
                  onEmpty={wasBlank(row) ? () => change(row, 'base', null) : undefined}
                />
              </td>
            ) : (
              cases.map((which) => (
                <td key={which} className={classes.number} data-label={headings[which]}>
                  <NumberCell
                    label={`${row.label}, ${headings[which].toLowerCase()}, ${row.unit}`}
                    value={which === 'base' ? row.value : row[which]}
                    min={leastOf(row)}
                    disabled={locked}
                    onNumber={(number) => change(row, which, number)}
                  />
                </td>
              ))
            )}
            <td className={classes.unit} data-label="Unit">
              {row.unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import classes from './file-control.module.css'
import type { TablePreview } from './read-table-preview.ts'

const numeric = /^-?[$€£]?\s?-?\d[\d.,\s]*%?$/
/** A box that scrolls must be reachable by the keyboard. */
const reachable = { tabIndex: 0 }

/** Headers and first rows of a chosen file, as they were read. */
export function FilePreview({ preview, name }: { preview: TablePreview; name: string }) {
  const { headers, rows } = preview
  // Rows of a file have no name but their place.
  const places = new Map(rows.map((row, place) => [row, place]))
  const right = headers.map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
    return cells.length > 0 && cells.every((cell) => numeric.test(cell.trim()))
  })
  return (
    <section className={classes.preview} aria-label={`Preview of ${name}`} {...reachable}>
      <table>
        <caption>
          First {rows.length} {rows.length === 1 ? 'row' : 'rows'}, {headers.length}{' '}
          {headers.length === 1 ? 'column' : 'columns'}
        </caption>
        <thead>
          <tr>
            {headers.map((header, column) => (
              <th key={header} scope="col" data-number={right[column] || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={places.get(row)}>
              {headers.map((header, column) => (
                <td key={header} data-number={right[column] || undefined}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

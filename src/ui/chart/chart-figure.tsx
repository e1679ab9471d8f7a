import type { ChartBlock } from '#shared/document/block.ts'
import { chartTable } from '#shared/document/chart-table.ts'
import { lyingBarsHeight } from '#shared/document/lying-bars.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import classes from './chart-figure.module.css'
import { ScatterPicture } from './scatter-picture.tsx'

/** Pixels: of the names beside bars, and of a picture that needs no more than its usual height. */
const FONT_SIZE = 13
const FLAT = 240

const ChartPicture = lazyPart(() => import('./chart-picture.tsx'))

interface ChartFigureProps {
  block: ChartBlock
  /** Where a heading already says it, the title is left to screen readers. */
  hideTitle?: boolean
}

/** A chart with its title, its sentence and its numbers. A picture that a library draws is loaded when it is needed; its place is kept. */
export function ChartFigure({ block, hideTitle = false }: ChartFigureProps) {
  const { chart, title, description } = block
  const table = chartTable(block)
  const lying = lyingBarsHeight(chart, FONT_SIZE)
  return (
    <figure className={classes.figure}>
      <figcaption className={hideTitle ? classes.unseen : classes.title}>{title}</figcaption>
      <p className={classes.description}>{description}</p>
      {chart.kind === 'scatter' ? (
        <ScatterPicture chart={chart} />
      ) : (
        <div className={classes.picture} style={lying > FLAT ? { height: lying } : undefined} aria-hidden="true">
          <ChartPicture chart={chart} />
        </div>
      )}
      <details className={classes.numbers}>
        <summary>Show the numbers</summary>
        <div className={classes.scroll}>
          <table>
            <caption className={classes.unseen}>{title}</caption>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column.label} scope="col" data-align={column.align}>
                    {column.label || <span className={classes.unseen}>Name</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, at) => (
                // Rows of numbers have no identity but their place.
                <tr key={String(at)}>
                  {table.columns.map((column, index) =>
                    index === 0 ? (
                      <th key={column.label} scope="row">
                        {String(row[index] ?? '')}
                      </th>
                    ) : (
                      <td key={column.label} data-align={column.align}>
                        {String(row[index] ?? '')}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { byPlace } from '../by-place.ts'
import type { ComparedLine } from './compared-lines.ts'
import classes from './versions.module.css'
import { Words } from './words.tsx'

function Inline({ lines }: { lines: readonly ComparedLine[] }) {
  return (
    <ol className={classes.lines}>
      {byPlace(lines).map(({ key, item: line }) => (
        <li key={key}>
          {line.under && <p className={classes.under}>{line.under}</p>}
          <p>
            <Words parts={line.parts} />
          </p>
        </li>
      ))}
    </ol>
  )
}

const reachable = { tabIndex: 0 }

function SideBySide({ lines, names }: { lines: readonly ComparedLine[]; names: readonly [string, string] }) {
  return (
    <section className={classes.sides} aria-label="Side by side" {...reachable}>
      <table>
        <thead>
          <tr>
            <th scope="col">{names[0]}</th>
            <th scope="col">{names[1]}</th>
          </tr>
        </thead>
        {byPlace(lines).map(({ key, item: line }) => (
          <tbody key={key}>
            {line.under && (
              <tr className={classes.place}>
                <th colSpan={2} scope="rowgroup">
                  {line.under}
                </th>
              </tr>
            )}
            <tr>
              <td>
                <Words parts={line.parts.filter(({ side }) => side !== 'after')} />
              </td>
              <td>
                <Words parts={line.parts.filter(({ side }) => side !== 'before')} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** What two versions say differently, within each other or side by side. */
export function VersionComparison({
  lines,
  names,
}: {
  lines: readonly ComparedLine[]
  names: readonly [string, string]
}) {
  const [look, setLook] = useState<'inline' | 'sides'>('inline')
  if (lines.length === 0) return <p>Both versions say the same.</p>
  return (
    <div className={classes.comparison}>
      <fieldset className={classes.looks} aria-label="How to show it">
        {(['inline', 'sides'] as const).map((each) => (
          <Button
            key={each}
            size="sm"
            look={look === each ? 'fill' : 'line'}
            aria-pressed={look === each}
            onClick={() => setLook(each)}
          >
            {each === 'inline' ? 'Inline' : 'Side by side'}
          </Button>
        ))}
        <p role="status">{lines.length === 1 ? '1 place differs' : `${lines.length} places differ`}</p>
      </fieldset>
      {look === 'inline' ? <Inline lines={lines} /> : <SideBySide lines={lines} names={names} />}
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import fold from '#agents/_kit/view/fold.module.css'
import { LabelledText } from '#agents/_kit/view/labelled-text.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { keyed } from '#ui/blocks/keyed.ts'
import { Button } from '#ui/button/button.tsx'
import { Cited } from '#ui/result/cited.tsx'
import { EditableText } from '#ui/result/editable-text.tsx'
import type { SalesResult } from './output.ts'
import classes from './view.module.css'

type Partly = DeepPartial<SalesResult>

/** Spoken words a minute in a calm talk. */
const wordsPerMinute = 140

function spokenTime(text: string): string {
  const seconds = Math.round((text.split(/\s+/).length / wordsPerMinute) * 60)
  return seconds < 90
    ? `about ${Math.max(5, Math.round(seconds / 5) * 5)} seconds`
    : `about ${(seconds / 60).toFixed(1)} minutes`
}

/** The long pitch is learned, not read through. */
function Foldable({ title, children }: { title: string | null; children: ReactNode }) {
  if (title === null) return <div className={classes.pitch}>{children}</div>
  return (
    <details className={classes.pitch} data-printed>
      <summary className={classes.fold}>{title}</summary>
      {children}
    </details>
  )
}

/** Both pitches; `save` takes what was changed in one of them. */
export function Pitches({
  pitch,
  save,
}: {
  pitch: Partly['pitch']
  save?: ((change: Partial<SalesResult['pitch']>) => Promise<boolean>) | undefined
}) {
  const { thirtySeconds = '', twoMinutes = '' } = pitch ?? {}
  if (thirtySeconds === '') return null
  const pitches = [
    { key: 'thirtySeconds', label: '30-second pitch', text: thirtySeconds, rows: 5 },
    { key: 'twoMinutes', label: '2-minute pitch', text: twoMinutes, rows: 14 },
  ] as const
  return (
    <section className={classes.section}>
      <h3>Pitch</h3>
      <div className={classes.pitches}>
        {pitches.map(({ key, label, text, rows }) =>
          text === '' ? null : (
            <Foldable key={key} title={key === 'twoMinutes' ? label : null}>
              <EditableText
                id={`pitch-${key}`}
                label={label}
                text={text}
                rows={rows}
                save={save && ((changed) => save({ [key]: changed }))}
              >
                <div className={classes.spoken}>
                  {keyed(text.split(/\n+/)).map(({ key: place, item: part }) => (
                    <p key={place}>
                      <Cited text={part} />
                    </p>
                  ))}
                </div>
              </EditableText>
              <p className={classes.time}>Read aloud: {spokenTime(text)}</p>
            </Foldable>
          ),
        )}
      </div>
    </section>
  )
}

export function Discovery({ discovery }: { discovery: Partly['discovery'] }) {
  const questions = present(discovery)
  if (questions.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Discovery questions</h3>
      <ol className={classes.discovery}>
        {questions.map((each, index) => (
          <li key={String(index)}>
            <p className={classes.question}>{each.question}</p>
            <dl>
              <LabelledText label="Listen for" text={each.listenFor} />
              <LabelledText label="Then" text={each.next} />
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Objections({ objections }: { objections: Partly['objections'] }) {
  const shown = present(objections)
  if (shown.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Objections</h3>
      <div className={classes.objections}>
        {shown.map((each, index) => (
          <article key={String(index)} className={classes.objection}>
            <h4>{each.objection}</h4>
            {each.who && (
              <p className={classes.who}>
                <Cited text={each.who} />
              </p>
            )}
            <dl>
              <LabelledText label="Answer" text={each.answer} />
              <LabelledText label="What settles it" text={each.proof} />
            </dl>
          </article>
        ))}
      </div>
    </section>
  )
}

/** Two play it: what the buyer keeps back is shown at a press. */
export function RolePlay({ rolePlay }: { rolePlay: Partly['rolePlay'] }) {
  const [revealed, setRevealed] = useState(false)
  if (!rolePlay || !(rolePlay.persona || rolePlay.openingLine)) return null
  return (
    <section className={classes.section}>
      <h3>Role-play</h3>
      <div className={classes.stage}>
        <p className={classes.persona}>{rolePlay.persona}</p>
        {rolePlay.openingLine && <p className={classes.line}>{rolePlay.openingLine}</p>}
        {rolePlay.hiddenConcern && (
          <div className={classes.hidden}>
            <Button look="line" size="sm" aria-expanded={revealed} onClick={() => setRevealed(!revealed)}>
              {revealed ? 'Hide the hidden concern' : 'Show the hidden concern'}
            </Button>
            {revealed && (
              <dl>
                <LabelledText label="Hidden concern, for the buyer only" text={rolePlay.hiddenConcern} />
                <LabelledText label="Revealed by" text={rolePlay.revealedBy} />
              </dl>
            )}
          </div>
        )}
      </div>
      <ul className={classes.judge}>
        {present(rolePlay.judge).map((each, index) => (
          <li key={String(index)}>
            <b>{each.criterion}</b>
            <span>{each.seenWhen}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Rivals({ cheatSheets }: { cheatSheets: Partly['cheatSheets'] }) {
  const sheets = present(cheatSheets)
  if (sheets.length === 0) return null
  return (
    <details className={fold.fold} data-printed>
      <summary>Rivals: {sheets.map(({ rival }) => rival).join(', ')}</summary>
      <div className={classes.sheets}>
        {sheets.map((sheet, index) => (
          <article key={String(index)} className={classes.sheet}>
            <h4>{sheet.rival}</h4>
            <dl>
              <LabelledText label="Chosen for" text={sheet.chosenFor} />
              <LabelledText label="Gap" text={sheet.weakAt} />
              <LabelledText label="Ask" text={sheet.ask} />
              <LabelledText label="Say" text={sheet.say} />
            </dl>
            {sheet.never && (
              <dl className={classes.never}>
                <LabelledText label="Never say" text={sheet.never} />
              </dl>
            )}
          </article>
        ))}
      </div>
    </details>
  )
}

export function Checks({ toCheck }: { toCheck: Partly['toCheck'] }) {
  const checks = present(toCheck)
  if (checks.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Before the first training</h3>
      <CitedItems items={checks} className={classes.checks} />
    </section>
  )
}

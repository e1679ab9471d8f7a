import { useId, useState } from 'react'
import { present } from '#agents/_kit/present.ts'
import { Points } from '#agents/_kit/view/points.tsx'
import { SideBySide } from '#agents/_kit/view/side-by-side.tsx'
import { charactersIn } from '#shared/characters.ts'
import { defineView } from '#ui/result/agent-view.ts'
import { EditableText } from '#ui/result/editable-text.tsx'
import { ScrollRegion } from '#ui/result/scroll-region.tsx'
import { copySections } from './copy-fields.ts'
import { type LandingResult, type Look, looks } from './output.ts'
import { blanksIn } from './page/page-node.ts'
import { pageTree } from './page/page-tree.ts'
import { PagePreview } from './page-preview.tsx'
import classes from './view.module.css'

const lookNames: Record<Look, string> = { daylight: 'Daylight', ledger: 'Ledger', night: 'Night' }
const widths = { desktop: 'Desktop', phone: 'Phone' } as const
type Width = keyof typeof widths

/** Characters of a search result that are shown. */
const shownCharacters: Record<string, number> = { 'seo-title': 60, 'seo-description': 155 }

interface ChoiceProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  disabled?: boolean
  onValue: (value: Value) => void
}

/** One of a few, side by side. */
function Choice<Value extends string>({ legend, options, value, disabled, onValue }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.choice} disabled={disabled}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

export default defineView<LandingResult>(function LandingView({ result, running, edit }) {
  const [width, setWidth] = useState<Width>(() => (matchMedia('(max-width: 48em)').matches ? 'phone' : 'desktop'))
  const [wished, setWished] = useState<Look | null>(null)
  const look = wished ?? result.look ?? 'daylight'
  const sections = copySections(result)
  const blanks = sections.flatMap(({ name, fields }) =>
    fields.flatMap(({ text }) => blanksIn(text).map((text_) => ({ section: name, text: text_ }))),
  )
  const chooseLook = async (next: Look) => {
    setWished(next)
    // The file takes the stored look, so a look that could not be stored is not shown.
    if (edit && !(await edit.save({ ...result, look: next }))) setWished(null)
  }
  return (
    <div className={classes.view}>
      <section className={classes.stage} aria-label="Preview" data-screen-only>
        <div className={classes.controls}>
          <Choice
            legend="Look"
            options={looks.map((value) => ({ value, label: lookNames[value] }))}
            value={look}
            disabled={running}
            onValue={chooseLook}
          />
          <Choice
            legend="Width"
            options={[
              { value: 'desktop', label: widths.desktop },
              { value: 'phone', label: widths.phone },
            ]}
            value={width}
            onValue={setWidth}
          />
        </div>
        <ScrollRegion className={classes.frame} data-width={width} label="Picture of the page; its copy stands below">
          <PagePreview tree={pageTree({ ...result, look })} className={classes.paper} />
        </ScrollRegion>
      </section>
      {blanks.length > 0 && !running && (
        <section className={classes.blanks} aria-labelledby="blanks-title">
          <h3 id="blanks-title">{blanks.length === 1 ? 'One blank' : `${blanks.length} blanks`} only you can fill</h3>
          <ul>
            {blanks.map((blank, index) => (
              <li key={`${blank.section}-${String(index)}`}>
                <b>{blank.section}</b> {blank.text.slice(1, -1)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={classes.copy}>
        <h3>Copy</h3>
        {sections.map(({ name, fields }) => (
          <details key={name} className={classes.part} data-printed open={name === 'Hero' || running}>
            <summary>
              <span className={classes.name}>{name}</span>
              <span className={classes.first}>{fields[0]?.text}</span>
            </summary>
            <div className={classes.fields}>
              {fields.map(({ id, label, text, change }) => (
                <EditableText
                  key={id}
                  id={id}
                  label={`${name}: ${label}`}
                  heading={<h4>{label}</h4>}
                  text={text}
                  rows={2}
                  save={edit && ((changed) => edit.save(change(changed)))}
                  meter={
                    shownCharacters[id]
                      ? (typed) => ({ characters: charactersIn(typed), limit: shownCharacters[id] ?? 0, of: label })
                      : undefined
                  }
                />
              ))}
            </div>
          </details>
        ))}
      </section>
      <SideBySide>
        <Points title="To decide about the price" items={present(result.pricing?.asks)} tone="signal" />
        <Points title="Before you publish" items={present(result.toCheck)} tone="signal" />
      </SideBySide>
    </div>
  )
})

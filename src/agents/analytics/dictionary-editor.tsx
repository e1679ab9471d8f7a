import { useState } from 'react'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import type { ResultAsking } from '#ui/result/agent-view.ts'
import { type Dictionary, rememberedDictionary } from './dictionary.ts'
import classes from './dictionary-editor.module.css'
import layout from './view.module.css'

type Column = Dictionary['columns'][number]

const kinds: { value: Column['kind']; label: string }[] = [
  { value: 'sum', label: 'Added up' },
  { value: 'mean', label: 'Averaged' },
  { value: 'category', label: 'Splits the rows' },
  { value: 'ignore', label: 'Not used' },
]
const directions: { value: Column['more']; label: string }[] = [
  { value: 'good', label: 'More is good' },
  { value: 'bad', label: 'More is bad' },
  { value: 'neutral', label: 'Neither' },
]

interface DictionaryEditorProps {
  remembered: DeepPartial<{ shape: string; dictionary: Dictionary }>
  ask: ResultAsking
}

/** How each column is read, to be put right; the analysis is then computed again and the dictionary kept for files of this shape. */
export function DictionaryEditor({ remembered, ask }: DictionaryEditorProps) {
  const stored = rememberedDictionary.safeParse(remembered)
  const [edited, setEdited] = useState<Dictionary | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!stored.success) return null
  const dictionary = edited ?? stored.data.dictionary
  const change = (name: string, part: Partial<Column>) =>
    setEdited({
      ...dictionary,
      columns: dictionary.columns.map((column) => (column.name === name ? { ...column, ...part } : column)),
    })
  const save = async () => {
    setBusy(true)
    const wrong = await ask.send({ dictionary })
    setBusy(false)
    setProblem(wrong)
  }
  const measures = dictionary.columns.filter(({ kind }) => kind === 'sum' || kind === 'mean')
  return (
    <details className={layout.columns}>
      <summary>Data dictionary: correct how columns are read</summary>
      <p className={layout.format}>
        Recalculating costs no use, replaces the text by the built-in one and removes follow-up questions. The
        dictionary is remembered for files with these columns.
      </p>
      <div className={classes.columns}>
        {dictionary.columns.map(({ name, kind, unit, more }, index) => (
          <fieldset key={name} className={classes.column} disabled={busy}>
            <legend>{name}</legend>
            <Select
              id={`dictionary-${index}-kind`}
              name="kind"
              label="Kind"
              value={kind}
              options={kinds}
              onText={(value) => change(name, { kind: kinds.find((each) => each.value === value)?.value ?? kind })}
            />
            {(kind === 'sum' || kind === 'mean') && (
              <>
                <TextInput
                  id={`dictionary-${index}-unit`}
                  name="unit"
                  label="Unit"
                  placeholder="$ or %"
                  value={unit}
                  most={8}
                  onText={(value) => change(name, { unit: value })}
                />
                <Select
                  id={`dictionary-${index}-more`}
                  name="more"
                  label="Good direction"
                  value={more}
                  options={directions}
                  onText={(value) =>
                    change(name, { more: directions.find((each) => each.value === value)?.value ?? more })
                  }
                />
              </>
            )}
          </fieldset>
        ))}
      </div>
      <div className={classes.foot}>
        {measures.length > 0 && (
          <Select
            id="dictionary-main"
            name="main"
            label="Main measure"
            value={dictionary.main ?? ''}
            options={[
              { value: '', label: 'Chosen by the analysis' },
              ...measures.map(({ name }) => ({ value: name, label: name })),
            ]}
            disabled={busy}
            onText={(value) => setEdited({ ...dictionary, main: value === '' ? null : value })}
          />
        )}
        {problem && <p role="alert">{problem}</p>}
        <Button busy={busy} disabled={busy || edited === null} onClick={() => void save()}>
          {busy ? 'Recalculating...' : 'Save and recalculate'}
        </Button>
      </div>
    </details>
  )
}

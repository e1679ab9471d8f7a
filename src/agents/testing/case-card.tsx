import { useState } from 'react'
import { present } from '#agents/_kit/present.ts'
import workItem from '#agents/_kit/view/work-item.module.css'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-control.tsx'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import { EditorActions } from '#ui/result/editor-actions.tsx'
import { caseText, stateLabels } from './case-blocks.ts'
import classes from './case-card.module.css'
import type { TestCase } from './output.ts'
import type { CaseChange } from './use-case-changes.ts'

interface CaseCardProps {
  testCase: DeepPartial<TestCase>
  onChange?: ((id: string, change: CaseChange) => Promise<boolean>) | undefined
}

const results = ['passed', 'failed', 'blocked'] as const

/** The steps of a case, folded. */
function CaseSteps({ testCase }: { testCase: DeepPartial<TestCase> }) {
  const steps = present(testCase.steps)
  const { preconditions } = testCase
  return (
    <details className={`${workItem.more} ${classes.more}`} data-printed>
      <summary>
        {steps.length} {steps.length === 1 ? 'step' : 'steps'} and what is expected
      </summary>
      {preconditions && (
        <p className={classes.given}>
          <span>Before</span> <Cited text={preconditions} />
        </p>
      )}
      <ol className={classes.steps}>
        {steps.map(({ action, expected }, index) => (
          <li key={action ?? String(index)}>
            <p>{action}</p>
            <p className={classes.expected}>
              <span>Expected</span> {expected}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

export function CaseCard({ testCase, onChange }: CaseCardProps) {
  const { id = '', title, type, priority } = testCase
  const state = testCase.state ?? 'open'
  const note = testCase.note ?? ''
  const steps = present(testCase.steps)
  const [saving, setSaving] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)

  const storeNote = async () => {
    if (!onChange || draft === null) return
    setSaving(true)
    const stored = await onChange(id, { note: draft.trim() })
    setSaving(false)
    if (stored) setDraft(null)
  }

  return (
    <article className={`${workItem.item} ${classes.card}`} data-state={state}>
      <header className={classes.head}>
        <div>
          <p className={workItem.tags}>
            <span className={workItem.id}>{id}</span>
            <span>{type}</span>
            <span data-priority={priority}>{priority}</span>
          </p>
          <h5>{title}</h5>
        </div>
        <CopyButton text={caseText(testCase)} what={`case ${id}`} />
      </header>
      {testCase.expected && (
        <p className={classes.expected}>
          <span>Expected</span> <Cited text={testCase.expected} />
        </p>
      )}
      {testCase.basis && (
        <p className={classes.basis}>
          <Cited text={testCase.basis} />
        </p>
      )}
      {steps.length > 0 && <CaseSteps testCase={testCase} />}
      {onChange && (
        <div className={classes.result}>
          <fieldset className={classes.choice}>
            <legend>Result of {id}</legend>
            {results.map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={state === value}
                data-value={value}
                // A second press takes the result back.
                onClick={() => onChange(id, { state: state === value ? 'open' : value })}
              >
                {stateLabels[value]}
              </button>
            ))}
          </fieldset>
          {draft === null && (
            <Button size="sm" look="quiet" onClick={() => setDraft(note)}>
              {note ? 'Change note' : 'Add note'}
            </Button>
          )}
        </div>
      )}
      {draft !== null ? (
        <div className={classes.editor}>
          <TextArea
            id={`note-${id}`}
            label="Note"
            help="What was seen, on which device, in which version"
            rows={2}
            value={draft}
            disabled={saving}
            onText={setDraft}
          />
          <EditorActions saving={saving} onSave={storeNote} onCancel={() => setDraft(null)} />
        </div>
      ) : (
        note && <p className={classes.note}>{note}</p>
      )}
    </article>
  )
}

import { useState } from 'react'
import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Select } from '#ui/field/select-control.tsx'
import { Cited } from '#ui/result/cited.tsx'
import { stateLabels } from './case-blocks.ts'
import { CaseCard } from './case-card.tsx'
import classes from './case-list.module.css'
import { type CaseState, caseStates, caseTypes, priorities, type TestCase } from './output.ts'
import type { CaseChange } from './use-case-changes.ts'

interface CaseListProps {
  cases: readonly DeepPartial<TestCase>[]
  steps: readonly { id?: string | undefined; step?: string | undefined }[]
  /** True while a change is on its way. */
  saving: boolean
  /** Stores a change of one case; absent while it cannot be changed. */
  onChange?: ((id: string, change: CaseChange) => Promise<boolean>) | undefined
}

const all = { value: '', label: 'All' }
const optionsOf = (values: readonly string[]) => [all, ...values.map((value) => ({ value, label: value }))]

/** How far the run through the cases is. */
function Progress({ cases }: { cases: readonly DeepPartial<TestCase>[] }) {
  const count = (state: CaseState) => cases.filter((each) => (each.state ?? 'open') === state).length
  return (
    <div className={classes.progress}>
      <div className={classes.bar} aria-hidden="true">
        {caseStates.map((state) => (
          <span key={state} data-state={state} style={{ flexGrow: count(state) }} />
        ))}
      </div>
      <ul className={classes.counts}>
        {caseStates.map((state) => (
          <li key={state} data-state={state}>
            {stateLabels[state]} {count(state)}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function CaseList({ cases, steps, saving, onChange }: CaseListProps) {
  const [priority, setPriority] = useState('')
  const [type, setType] = useState('')
  const [state, setState] = useState('')
  if (cases.length === 0) return null
  const shown = cases.filter(
    (each) =>
      (priority === '' || each.priority === priority) &&
      (type === '' || each.type === type) &&
      (state === '' || (each.state ?? 'open') === state),
  )
  const used = caseTypes.filter((each) => cases.some((one) => one.type === each))
  return (
    <section className={classes.section} aria-label="Cases" aria-busy={saving}>
      <h3>Cases</h3>
      <p className={classes.none}>Numbers in the expected results are a start; agree them before the first run.</p>
      <Progress cases={cases} />
      <div className={classes.filters} data-screen-only>
        <Select
          id="case-priority"
          name="priority"
          label="Priority"
          value={priority}
          options={optionsOf(priorities)}
          onText={setPriority}
        />
        <Select id="case-type" name="type" label="Type" value={type} options={optionsOf(used)} onText={setType} />
        <Select
          id="case-state"
          name="state"
          label="Result"
          value={state}
          options={[all, ...caseStates.map((value) => ({ value, label: stateLabels[value] }))]}
          onText={setState}
        />
        <p className={classes.shown} aria-live="polite">
          {shown.length} of {cases.length} cases
        </p>
      </div>
      {shown.length === 0 && <p className={classes.none}>No case fits all three choices.</p>}
      {present(steps).map(({ id, step }, index) => {
        const own = shown.filter((each) => each.step === id)
        if (own.length === 0) return null
        return (
          <section key={id ?? String(index)} className={classes.group}>
            <h4>
              <span>{id}</span>
              <Cited text={step ?? ''} />
            </h4>
            {own.map((each, at) => (
              <CaseCard key={each.id ?? String(at)} testCase={each} onChange={onChange} />
            ))}
          </section>
        )
      })}
    </section>
  )
}

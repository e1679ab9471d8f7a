import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import { OpenQuestions } from '#agents/_kit/view/open-questions.tsx'
import { Spoken } from '#agents/_kit/view/spoken.tsx'
import { TitledSection } from '#agents/_kit/view/titled-section.tsx'
import { UnsavedChanges } from '#agents/_kit/view/unsaved-changes.tsx'
import { keyed } from '#ui/blocks/keyed.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import { money, quantity } from './amounts.ts'
import { blanksText } from './blanks-text.ts'
import { comparisonTitle } from './comparison-title.ts'
import { Effects } from './effects.tsx'
import { gapText } from './estimate-text.ts'
import { formulaText, isMoney } from './formula-text.ts'
import { MethodCards } from './method-cards.tsx'
import type { SizingResult } from './output.ts'
import { SheetTable } from './sheet-table.tsx'
import { effectsOn, formulaOf, type Method, type SizingSheet } from './sizing-sheet.ts'
import { useSheet } from './use-sheet.ts'
import classes from './view.module.css'

export default defineView<SizingResult>(function MarketSizingView({ result, input, running, edit }) {
  const leading: Method =
    (result.inputs?.estimationApproach ?? input.estimationApproach) === 'bottom-up' ? 'bottom-up' : 'top-down'
  const editable = useSheet(result, leading, edit)
  const { sheet, changed, estimate } = editable
  const currency = result.currency ?? 'USD'
  const som = formulaOf(sheet, leading, 'SOM')
  const gap = gapText(sheet, result.gapNote, currency)
  const questions = present(result.openQuestions)
  const comparisons = present(result.comparisons)
  const known = running ? [] : blanksText(sheet, currency)
  return (
    <div className={classes.view}>
      {result.scope && (
        <p className={classes.scope}>
          <Cited text={result.scope} />
        </p>
      )}
      {keyed(known).map(({ key, item: text }) => (
        <p key={key} className={classes.scope}>
          {text}
        </p>
      ))}
      {(running || sheet.formulas.length > 0) && <MethodCards sheet={sheet} currency={currency} leading={leading} />}
      <Spoken text={changed.size > 0 && som ? `SOM is now ${money(sheet.amounts.get(som.id)?.base, currency)}` : ''} />
      {gap && (
        <div className={classes.gap}>
          <Icon name="alert" size={20} />
          <p>{gap}</p>
        </div>
      )}
      {sheet.rows.length > 0 && (
        <TitledSection title="Assumptions" hint={!running && 'Change a number: everything follows at once.'}>
          <SheetTable editable={editable} locked={running || editable.saving} />
        </TitledSection>
      )}
      {comparisons.length > 0 && (
        <TitledSection title={comparisonTitle}>
          <CitedItems items={comparisons} />
        </TitledSection>
      )}
      {changed.size > 0 && (
        <UnsavedChanges
          text={`${changed.size} ${changed.size === 1 ? 'row' : 'rows'} changed.`}
          onceSaved="Files have them once saved."
          save={edit ? editable.save : null}
          undo={editable.undo}
          saving={editable.saving}
        />
      )}
      {som && !running && <Effects effects={effectsOn(sheet, som.id)} currency={currency} of={`${leading} SOM`} />}
      <Formulas sheet={sheet} />
      {estimate && (
        <details className={classes.formulas}>
          <summary>Estimate in words</summary>
          <div className={classes.estimate}>
            {keyed(estimate.split('\n\n')).map(({ key, item: part }) => (
              <p key={key}>
                <Cited text={part} />
              </p>
            ))}
            {!running && <CopyButton text={estimate} what="the estimate" />}
          </div>
        </details>
      )}
      <OpenQuestions questions={questions} title="Resolve first" />
    </div>
  )
})

function Formulas({ sheet }: { sheet: SizingSheet }) {
  if (sheet.formulas.length === 0) return null
  return (
    <details className={classes.formulas}>
      <summary>How it is calculated</summary>
      <dl>
        {sheet.formulas.map((formula) => {
          const base = sheet.amounts.get(formula.id)?.base ?? null
          return (
            <div key={formula.id}>
              <dt>{formula.part === 'step' ? formula.label : `${formula.part} ${formula.method}`}</dt>
              <dd>
                <span>{formulaText(formula, sheet)}</span>
                <strong>
                  {isMoney(formula.unit) ? money(base, formula.unit.slice(0, 3)) : `${quantity(base)} ${formula.unit}`}
                </strong>
              </dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}

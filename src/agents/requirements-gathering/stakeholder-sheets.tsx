import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import type { RequirementsResult } from './output.ts'
import classes from './view.module.css'

type Result = DeepPartial<RequirementsResult>

/** A sheet of questions for each person who has a say. */
export function StakeholderSheets({ items }: { items: Result['stakeholders'] }) {
  const list = present(items)
  if (list.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>What to ask whom</h3>
      <div className={classes.sheets}>
        {list.map(({ who, why, questions }, index) => {
          const asked = present(questions)
          return (
            <article key={String(index)} className={classes.sheet}>
              <header>
                <h4>
                  <Cited text={who ?? ''} />
                </h4>
                <CopyButton
                  text={[who ?? '', ...asked.map((text, at) => `${at + 1}. ${text}`)].join('\n')}
                  what={`the questions for ${who ?? 'this stakeholder'}`}
                />
              </header>
              <p className={classes.basis}>{why}</p>
              {asked.length > 0 && <CitedItems ordered items={asked} />}
            </article>
          )
        })}
      </div>
    </section>
  )
}

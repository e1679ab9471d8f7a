import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import type { InterviewResult } from './output.ts'
import classes from './view.module.css'

interface QuestionCategoryProps {
  category: DeepPartial<InterviewResult['categories'][number]>
  /** Of the category, from 1. */
  number: number
  /** Of its first question, counted through the guide. */
  start: number
}

export function QuestionCategory({ category, number, start }: QuestionCategoryProps) {
  const { name, description, minutes } = category
  const guide = present(category.guide)
  const titleId = `category-${number}`
  const text = present(category.questions).join('\n')
  return (
    <section className={classes.category} aria-labelledby={titleId}>
      <header className={classes.categoryHead}>
        <div>
          <h3 id={titleId}>{name ?? '...'}</h3>
          {description && (
            <p>
              <Cited text={description} />
            </p>
          )}
        </div>
        <div className={classes.categoryActions}>
          {minutes !== undefined && <span className={classes.minutes}>{minutes} min</span>}
          {text !== '' && <CopyButton text={text} what={`questions of ${name ?? 'this category'}`} />}
        </div>
      </header>
      <ol className={classes.questions} start={start}>
        {guide.map(({ question, probe, goodAnswer }, index) => (
          <li key={String(index)} className={classes.question}>
            <span className={classes.number} aria-hidden="true">
              {start + index}
            </span>
            <div>
              <p className={classes.asked}>{question ?? '...'}</p>
              {probe && (
                <p className={classes.probe}>
                  <span>Ask next</span> {probe}
                </p>
              )}
              {goodAnswer && (
                <p className={classes.listen}>
                  <span>Listen for</span> <Cited text={goodAnswer} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

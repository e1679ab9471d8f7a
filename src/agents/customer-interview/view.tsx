import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import type { InterviewResult } from './output.ts'
import { QuestionCategory } from './question-category.tsx'
import classes from './view.module.css'

function Points({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section className={classes.points}>
      <h3>{title}</h3>
      <CitedItems items={items} />
    </section>
  )
}

export default defineView<InterviewResult>(function InterviewView({ result, running }) {
  const categories = present(result.categories)
  const minutes = categories.reduce((sum, category) => sum + (category.minutes ?? 0), 0)
  const total = result.metadata?.totalQuestions ?? 0
  // Numbers run through the whole guide, so that a note can say "on 7".
  const starts = categories.map((_, index) =>
    categories.slice(0, index).reduce((sum, category) => sum + present(category.guide).length, 1),
  )
  return (
    <div className={classes.view}>
      {total > 0 && (
        <dl className={classes.counts}>
          <div>
            <dt>Questions</dt>
            <dd>{total}</dd>
          </div>
          <div>
            <dt>Categories</dt>
            <dd>{categories.length}</dd>
          </div>
          {!running && (
            <div>
              <dt>Planned</dt>
              <dd>{minutes} min</dd>
            </div>
          )}
        </dl>
      )}
      <Points title="Who to recruit" items={present(result.recruiting)} />
      <Points title="What would change the plan" items={present(result.decisions)} />
      {result.introduction && (
        <section className={classes.script} aria-labelledby="introduction-title">
          <div className={classes.scriptHead}>
            <h3 id="introduction-title">Before the first question</h3>
            <CopyButton text={result.introduction} what="introduction" />
          </div>
          <blockquote>
            <Cited text={result.introduction} />
          </blockquote>
          <CitedItems items={present(result.consent)} />
        </section>
      )}
      {categories.map((category, index) => (
        // Categories have no identity but their place.
        <QuestionCategory key={String(index)} category={category} number={index + 1} start={starts[index] ?? 1} />
      ))}
      <Points title="Closing the interview" items={present(result.closing)} />
    </div>
  )
})

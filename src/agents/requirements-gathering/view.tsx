import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import { ExplainedList } from '#agents/_kit/view/explained-list.tsx'
import { OpenQuestions } from '#agents/_kit/view/open-questions.tsx'
import { Summary } from '#agents/_kit/view/summary.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { defineView } from '#ui/result/agent-view.ts'
import { Qualities, Rules } from './bound-rows.tsx'
import { Glossary } from './glossary.tsx'
import type { RequirementsResult } from './output.ts'
import { StakeholderSheets } from './stakeholder-sheets.tsx'
import { StoryCard, storyAnchor } from './story-card.tsx'
import classes from './view.module.css'

type Result = DeepPartial<RequirementsResult>

/** The job as a line of steps; each leads to the story that covers it. */
function Trace({ result }: { result: Result }) {
  const steps = present(result.steps)
  if (steps.length === 0) return null
  return (
    <nav className={classes.section} aria-label="From step to story">
      <h3>From step to story</h3>
      <ol className={classes.trace}>
        {steps.map(({ id, step, who }, index) => {
          const stories = present(result.stories).filter((story) => story.step === id)
          return (
            <li key={String(index)}>
              <span className={classes.stepId}>{id}</span>
              <span className={classes.stepText}>
                {step}
                {who && <span className={classes.by}>{who}</span>}
              </span>
              <span className={classes.covered}>
                {stories.map((story, at) => (
                  <a key={String(at)} href={`#${storyAnchor(story.id ?? '')}`}>
                    {story.id}
                  </a>
                ))}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** What a colleague would point out before anybody builds, each with what follows. */
function DecideFirst({ items }: { items: Result['decideFirst'] }) {
  const list = present(items)
  if (list.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Decide first</h3>
      <ExplainedList
        items={list.map(({ text, decide, follows }) => ({
          term: [text, decide].filter(Boolean).join(' '),
          text: follows ?? '',
        }))}
      />
    </section>
  )
}

export default defineView<RequirementsResult>(function RequirementsView({ result, running }) {
  const stories = present(result.stories)
  const left = present(result.outOfScope)
  const isLast = (index: number) => running && index === stories.length - 1 && !result.nonFunctional
  return (
    <div className={classes.view}>
      <Summary text={result.summary} />
      <DecideFirst items={result.decideFirst} />
      <Trace result={result} />
      {stories.length > 0 && (
        <section className={classes.section}>
          <h3>User stories</h3>
          <p className={classes.basis}>Numbers in the scenarios are a start; the first pilot replaces them.</p>
          {stories.map((story, index) => (
            <StoryCard key={String(index)} story={story} writing={isLast(index)} />
          ))}
        </section>
      )}
      <Qualities items={result.nonFunctional} />
      <Rules items={result.businessRules} />
      {left.length > 0 && (
        <section className={classes.section}>
          <h3>Out of scope</h3>
          <CitedItems items={left} className={classes.left} />
        </section>
      )}
      <Glossary items={result.glossary} />
      <StakeholderSheets items={result.stakeholders} />
      <OpenQuestions questions={present(result.openQuestions)} />
    </div>
  )
})

import { present } from '#agents/_kit/present.ts'
import fold from '#agents/_kit/view/fold.module.css'
import { OpenQuestions } from '#agents/_kit/view/open-questions.tsx'
import { Summary } from '#agents/_kit/view/summary.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { defineView } from '#ui/result/agent-view.ts'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import type { RequirementsResult } from './output.ts'
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
            <li key={id ?? String(index)}>
              <span className={classes.stepId}>{id}</span>
              <span className={classes.stepText}>
                {step}
                {who && <span className={classes.by}>{who}</span>}
              </span>
              <span className={classes.covered}>
                {stories.map((story) => (
                  <a key={story.id ?? ''} href={`#${storyAnchor(story.id ?? '')}`}>
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

function Qualities({ items }: { items: Result['nonFunctional'] }) {
  const list = present(items)
  if (list.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Qualities that can be measured</h3>
      <ul className={classes.rows}>
        {list.map(({ id, area, requirement, criterion, basis }, index) => (
          <li key={id ?? String(index)}>
            <p className={classes.rowHead}>
              <span className={classes.code}>{id}</span>
              {area}
            </p>
            <div>
              <p className={classes.main}>
                <Cited text={requirement ?? ''} />
              </p>
              <p className={classes.measure}>
                <span>Measured by</span> <Cited text={criterion ?? ''} />
              </p>
              <p className={classes.basis}>
                <Cited text={basis ?? ''} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rules({ items }: { items: Result['businessRules'] }) {
  const list = present(items)
  if (list.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Business rules</h3>
      <ul className={classes.rows}>
        {list.map(({ id, rule, basis }, index) => (
          <li key={id ?? String(index)}>
            <p className={classes.rowHead}>
              <span className={classes.code}>{id}</span>
            </p>
            <div>
              <p className={classes.main}>{rule}</p>
              <p className={classes.basis}>{basis}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Glossary({ items }: { items: Result['glossary'] }) {
  const list = present(items)
  if (list.length === 0) return null
  return (
    <details className={fold.fold} data-printed>
      <summary>Words as they are used here</summary>
      <dl className={classes.glossary}>
        {list.map(({ term, meaning, toSettle }, index) => (
          <div key={term ?? String(index)}>
            <dt>{term}</dt>
            <dd>
              {meaning}
              {toSettle && <span className={classes.settle}>{toSettle}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Stakeholders({ items }: { items: Result['stakeholders'] }) {
  const list = present(items)
  if (list.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>What to ask whom</h3>
      <div className={classes.sheets}>
        {list.map(({ who, why, questions }, index) => {
          const asked = present(questions)
          return (
            <article key={who ?? String(index)} className={classes.sheet}>
              <header>
                <h4>{who}</h4>
                <CopyButton
                  text={[who ?? '', ...asked.map((text, at) => `${at + 1}. ${text}`)].join('\n')}
                  what={`the questions for ${who ?? 'this stakeholder'}`}
                />
              </header>
              <p className={classes.basis}>{why}</p>
              <ol>
                {asked.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            </article>
          )
        })}
      </div>
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
      <Trace result={result} />
      {stories.length > 0 && (
        <section className={classes.section}>
          <h3>User stories</h3>
          <p className={classes.basis}>Numbers in the scenarios are a start; the first pilot replaces them.</p>
          {stories.map((story, index) => (
            <StoryCard key={story.id ?? String(index)} story={story} writing={isLast(index)} />
          ))}
        </section>
      )}
      <Qualities items={result.nonFunctional} />
      <Rules items={result.businessRules} />
      {left.length > 0 && (
        <section className={classes.section}>
          <h3>Out of scope</h3>
          <ul className={classes.left}>
            {left.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <Glossary items={result.glossary} />
      <Stakeholders items={result.stakeholders} />
      <OpenQuestions questions={present(result.openQuestions)} />
    </div>
  )
})

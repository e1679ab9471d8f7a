import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { keyed } from '#ui/blocks/keyed.ts'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import type { Scenario, Story } from './output.ts'
import classes from './story-card.module.css'
import { scenarioLabels, storyText } from './to-document.ts'

function ScenarioBox({ scenario }: { scenario: DeepPartial<Scenario> }) {
  const lines = [
    ['Given', scenario.given],
    ['When', scenario.when],
    ['Then', scenario.outcome],
  ] as const
  return (
    <li className={classes.scenario} data-kind={scenario.kind}>
      <p className={classes.kind}>{scenario.kind ? scenarioLabels[scenario.kind] : ''}</p>
      <h5>{scenario.title}</h5>
      <dl>
        {lines.map(
          ([word, text]) =>
            text && (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  )
}

/** A story whose lines come whole from the market's library, or are the user's own words. */
function SelectedStory({ story }: { story: DeepPartial<Story> }) {
  const { asA, want, requirement, soThat, quote, basis, edge, ask } = story
  const tests = present(story.tests)
  return (
    <>
      <h4 className={classes.sentence}>
        {asA}: <strong>{want}</strong>
      </h4>
      {requirement && (
        <p>
          <Cited text={requirement} />
        </p>
      )}
      <CitedItems items={present(story.acceptance)} className={classes.lines} />
      {ask?.question && (
        <p>
          To resolve: {ask.question} <strong>{ask.proposal}</strong>
        </p>
      )}
      {(quote || basis) && (
        <p className={classes.basis}>
          <Cited text={quote ? `You: “${quote}”` : (basis ?? '')} />
        </p>
      )}
      {(tests.length > 0 || edge || soThat) && (
        <details className={classes.more} data-printed>
          <summary>{tests.length > 0 ? 'Tests and what goes wrong' : 'What goes wrong'}</summary>
          <ul className={classes.lines}>
            {keyed(tests).map(({ key, item: line }) => (
              <li key={key}>{line}</li>
            ))}
            {edge && (
              <li>
                {edge.wrong} <strong>{edge.answer}</strong>
              </li>
            )}
          </ul>
          {soThat && <p className={classes.basis}>What for: {soThat}</p>}
        </details>
      )}
    </>
  )
}

export const storyAnchor = (id: string) => `story-${id.toLowerCase()}`

export function StoryCard({ story, writing }: { story: DeepPartial<Story>; writing: boolean }) {
  const id = story.id ?? ''
  const scenarios = present(story.scenarios)
  return (
    <article className={classes.card} id={storyAnchor(id)} data-writing={writing || undefined}>
      <header className={classes.head}>
        <p className={classes.tags}>
          <span className={classes.id}>{id}</span>
          {story.step && <span>{story.step}</span>}
          {story.priority && <span data-priority={story.priority}>{story.priority}</span>}
        </p>
        {!writing && <CopyButton text={storyText(story)} what={`${id} with its scenarios`} />}
      </header>
      {story.acceptance ? (
        <SelectedStory story={story} />
      ) : (
        <h4 className={classes.sentence}>
          As {story.asA ?? '...'}, I want to <strong>{story.want ?? '...'}</strong>
          {story.soThat && <>, so that {story.soThat}</>}.
        </h4>
      )}
      {scenarios.length > 0 && (
        <details className={classes.more} data-printed>
          <summary>
            {scenarios.length} {scenarios.length === 1 ? 'scenario' : 'scenarios'}:{' '}
            {scenarios.map(({ title }) => title).join('; ')}
          </summary>
          <ul className={classes.scenarios}>
            {scenarios.map((scenario, index) => (
              <ScenarioBox key={String(index)} scenario={scenario} />
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}

import type { DeepPartial } from '#shared/deep-partial.ts'
import { CopyButton } from '#ui/result/copy-button.tsx'
import { findingAnchor } from './findings.tsx'
import type { Suggestion } from './output.ts'
import type { ShownFinding } from './shown-finding.ts'
import classes from './view.module.css'

interface KeySuggestionsProps {
  suggestions: readonly DeepPartial<Suggestion>[]
  findings: readonly DeepPartial<ShownFinding>[]
}

/** What to do first: the step, what it follows from, who does it, and what the next export must show. */
export function KeySuggestions({ suggestions, findings }: KeySuggestionsProps) {
  const written = suggestions.filter(({ title }) => title)
  if (written.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="analytics-suggestions">
      <h3 id="analytics-suggestions">Key suggestions</h3>
      <ol className={classes.suggestions}>
        {written.map((suggestion) => {
          const basis = findings.find(({ id }) => id !== undefined && suggestion.findings?.includes(id))
          return (
            <li key={suggestion.title} className={classes.suggestion}>
              <div className={classes.suggestionHead}>
                <h4>{suggestion.title}</h4>
                <CopyButton text={asText(suggestion)} what={`suggestion: ${suggestion.title}`} />
              </div>
              <p>{suggestion.action}</p>
              <dl className={classes.facts}>
                {suggestion.because && (
                  <div>
                    <dt>Because</dt>
                    <dd>
                      {suggestion.because}{' '}
                      {basis?.id && (
                        <a href={`#${findingAnchor(basis.id)}`} className={classes.basis}>
                          See the figures
                        </a>
                      )}
                    </dd>
                  </div>
                )}
                {suggestion.check && (
                  <div>
                    <dt>How to check</dt>
                    <dd>{suggestion.check}</dd>
                  </div>
                )}
                {suggestion.owner && (
                  <div>
                    <dt>Owner</dt>
                    <dd>{suggestion.owner}</dd>
                  </div>
                )}
              </dl>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function asText({ title, action, because, owner, check }: DeepPartial<Suggestion>): string {
  return [title, action, `Because: ${because ?? ''}`, `Owner: ${owner ?? ''}`, `How to check: ${check ?? ''}`].join(
    '\n',
  )
}

import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import classes from './empty-result.module.css'

/** A sheet still in dashes, with the one mark that says where to look. Decoration. */
function WaitingSheet() {
  return (
    <svg className={classes.sheet} viewBox="0 0 148 112" aria-hidden="true" focusable="false">
      <path className={classes.behind} d="M21 20h64v84H21zM38 12h64v84H38z" />
      <path className={classes.front} d="M56 4h60l18 18v82H56z" />
      <path className={classes.front} d="M116 4v18h18" />
      <path className={classes.heading} d="M70 38h34" />
      <path className={classes.words} d="M70 54h50M70 66h44M70 78h26" />
      <path className={classes.mark} d="m116 78 9 16h-18z" />
    </svg>
  )
}

/** What the page shows before the first result: what will come, or the steps to it. */
export function EmptyResult({ messages }: { messages: AgentMessages }) {
  const { title, text, steps } = messages.empty
  return (
    <section className={classes.empty} aria-labelledby="empty-title">
      <WaitingSheet />
      <h2 id="empty-title" className={classes.title}>
        {title}
      </h2>
      <p>{text}</p>
      {steps && (
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

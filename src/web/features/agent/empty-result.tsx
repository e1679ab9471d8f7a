import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import { Logo } from '#ui/icon/logo.tsx'
import classes from './empty-result.module.css'

/** What the page shows before the first result: what will come, or the steps to it. */
export function EmptyResult({ messages }: { messages: AgentMessages }) {
  const { title, text, steps } = messages.empty
  return (
    <section className={classes.empty} aria-labelledby="empty-title">
      <Logo size={30} />
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

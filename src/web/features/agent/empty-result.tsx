import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import { Logo } from '#ui/icon/logo.tsx'
import classes from './agent-screen.module.css'

/** What the page shows before the first result. */
export function EmptyResult({ messages }: { messages: AgentMessages }) {
  return (
    <section className={classes.empty} aria-labelledby="empty-title">
      <Logo size={30} />
      <h2 id="empty-title" className={classes.emptyTitle}>
        {messages.empty.title}
      </h2>
      <p>{messages.empty.text}</p>
    </section>
  )
}

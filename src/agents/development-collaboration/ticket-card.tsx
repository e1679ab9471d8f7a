import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import workItem from '#agents/_kit/view/work-item.module.css'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { keyed } from '#ui/blocks/keyed.ts'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import classes from './board.module.css'
import type { Ticket } from './output.ts'
import { daysOf, ticketText } from './to-document.ts'

export const ticketAnchor = (id: string) => `ticket-${id.toLowerCase()}`

export function TicketLink({ id }: { id: string }) {
  return (
    <a className={classes.link} href={`#${ticketAnchor(id)}`}>
      {id}
    </a>
  )
}

export function TicketCard({ ticket, wave }: { ticket: DeepPartial<Ticket>; wave: number | undefined }) {
  const id = ticket.id ?? ''
  const waits = present(ticket.dependsOn)
  const acceptance = present(ticket.acceptance)
  return (
    <article className={`${workItem.item} ${classes.ticket}`} id={ticketAnchor(id)} data-type={ticket.type}>
      <header className={classes.ticketHead}>
        <p className={workItem.tags}>
          <span className={workItem.id}>{id}</span>
          <span>{ticket.type}</span>
          {ticket.priority && <span data-priority={ticket.priority}>{ticket.priority}</span>}
        </p>
        <CopyButton text={ticketText(ticket)} what={`ticket ${id}`} />
      </header>
      <h5>{ticket.title}</h5>
      <p className={classes.meta}>
        {ticket.estimate && <span title={ticket.estimate.assumption}>{daysOf(ticket.estimate)}, assumed</span>}
        {wave !== undefined && <span>Wave {wave}</span>}
      </p>
      {waits.length > 0 && (
        <p className={classes.waits}>
          After{' '}
          {keyed(waits).map(({ key, item: other }) => (
            <TicketLink key={key} id={other} />
          ))}
        </p>
      )}
      <details className={`${workItem.more} ${classes.more}`} data-printed>
        <summary>
          Details and {acceptance.length} {acceptance.length === 1 ? 'criterion' : 'criteria'}
        </summary>
        <p>
          <Cited text={ticket.description ?? ''} />
        </p>
        <CitedItems items={acceptance} />
        {ticket.estimate?.assumption && <p className={classes.assumption}>{ticket.estimate.assumption}</p>}
      </details>
    </article>
  )
}

import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Cited } from '#ui/result/cited.tsx'
import classes from './board.module.css'
import type { Epic } from './output.ts'
import { TicketCard, TicketLink } from './ticket-card.tsx'
import { daysOf } from './to-document.ts'
import { wavesOf } from './waves.ts'

/** A box that scrolls must be reachable by the keyboard, also where the browser does not see to it. */
const reachable = { tabIndex: 0 }

/** One column an epic, and under it the waves in which the tickets can be started. */
export function Board({ epics, running }: { epics: readonly DeepPartial<Epic>[]; running: boolean }) {
  if (epics.length === 0) return null
  const { waves } = wavesOf(epics.flatMap((epic) => present(epic.tickets)))
  const waveOf = (id: string | undefined) => {
    const at = waves.findIndex((wave) => id !== undefined && wave.includes(id))
    return running || at < 0 ? undefined : at + 1
  }
  return (
    <>
      <section className={classes.section}>
        <h3>Board</h3>
        <section className={classes.board} aria-label="Epics with their tickets, scrolls" {...reachable}>
          {epics.map((epic, index) => (
            <section key={epic.id ?? String(index)} className={classes.column}>
              <header>
                <p className={classes.epicId}>{epic.id}</p>
                <h4>{epic.title}</h4>
                {epic.why && (
                  <p className={classes.why}>
                    <Cited text={epic.why} />
                  </p>
                )}
                {epic.estimate && (
                  <p className={classes.meta}>
                    {daysOf(epic.estimate)}: {epic.estimate.assumption}
                  </p>
                )}
              </header>
              {present(epic.tickets).map((ticket, at) => (
                <TicketCard key={ticket.id ?? String(at)} ticket={ticket} wave={waveOf(ticket.id)} />
              ))}
            </section>
          ))}
        </section>
      </section>
      {!running && waves.length > 0 && (
        <section className={classes.section}>
          <h3>Order of work</h3>
          <ol className={classes.waves}>
            {waves.map((wave, index) => (
              <li key={wave.join()}>
                <span className={classes.waveName}>Wave {index + 1}</span>
                <span className={classes.waveTickets}>
                  {wave.map((id) => (
                    <TicketLink key={id} id={id} />
                  ))}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

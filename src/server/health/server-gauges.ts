import { Gauge, type Registry } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import { withDeadline } from '#server/observe/metrics/with-deadline.ts'

export interface GaugedParts {
  database: Database
  /** Open streams of `/api/events`, and of runs that are followed. */
  pages(): number
  followers(): number
  model: string
  research: string
}

interface Queue {
  waiting: number
  oldest_waiting: number
  running: number
  abandoned: number
  asking: number
}

/** The queue is the same for everybody, so many scrapes cost one look. */
const lookEveryMs = 1_000
/** A database that does not answer must not keep the other figures from being read. */
const deadlineMs = 1_500

const readQueue = `
select count(*) filter (where status = 'queued')::int as waiting,
  coalesce(extract(epoch from now() - min(created_at + waited_ms * interval '1 millisecond') filter (where status = 'queued')), 0)::float as oldest_waiting,
  count(*) filter (where status = 'running')::int as running,
  count(*) filter (where status = 'running' and lease_until < now())::int as abandoned,
  count(*) filter (where status = 'asking')::int as asking
from runs where status in ('queued', 'running', 'asking')`

/** What is read at the moment somebody asks: the queue of all servers, this server's pool and its open streams. */
export function registerServerGauges(registry: Registry, parts: GaugedParts): void {
  const registers = [registry]
  registerQueue(registers, parts.database)
  registerPool(registers, parts.database)
  new Gauge({
    name: 'pm_pilot_watchers',
    help: 'Open streams: "pages" of users, "runs" that somebody follows',
    labelNames: ['kind'],
    registers,
    collect() {
      this.set({ kind: 'pages' }, parts.pages())
      this.set({ kind: 'runs' }, parts.followers())
    },
  })
  const { model, research } = parts
  new Gauge({
    name: 'pm_pilot_info',
    help: 'How this server is set up',
    labelNames: ['model', 'research'],
    registers,
    aggregator: 'first',
  }).set({ model, research }, 1)
}

/** The queue, and whether the database answers: one statement says both. */
function registerQueue(registers: Registry[], { pool }: GaugedParts['database']): void {
  let looked: { at: number; queue: Promise<Queue | null> } | null = null
  const queue = (): Promise<Queue | null> => {
    if (!looked || performance.now() - looked.at > lookEveryMs) {
      const rows = pool.query<Queue>(readQueue).then((answer) => answer.rows[0] ?? null)
      looked = { at: performance.now(), queue: withDeadline(rows, deadlineMs) }
    }
    return looked.queue
  }
  const queueGauge = (name: string, help: string, pick: (queue: Queue) => number) =>
    new Gauge({
      name,
      help,
      registers,
      // All servers look at the same queue.
      aggregator: 'max',
      async collect() {
        const now = await queue()
        // No figure is better than an old one.
        if (now) this.set(pick(now))
        else this.remove()
      },
    })

  queueGauge('pm_pilot_runs_waiting', 'Runs in the queue, of all servers', ({ waiting }) => waiting)
  queueGauge(
    'pm_pilot_runs_oldest_waiting_seconds',
    'How long the oldest run in the queue has waited',
    ({ oldest_waiting }) => oldest_waiting,
  )
  queueGauge('pm_pilot_runs_running', 'Runs that are worked on, of all servers', ({ running }) => running)
  queueGauge(
    'pm_pilot_runs_abandoned',
    'Runs whose server stopped renewing its lease; another one takes them up',
    ({ abandoned }) => abandoned,
  )
  queueGauge('pm_pilot_runs_asking', 'Runs that wait for the answer of their user', ({ asking }) => asking)
  new Gauge({
    name: 'pm_pilot_database_up',
    help: '1 when the database answered just now',
    registers,
    aggregator: 'min',
    async collect() {
      this.set((await queue()) ? 1 : 0)
    },
  })
}

function registerPool(registers: Registry[], { pool }: GaugedParts['database']): void {
  new Gauge({
    name: 'pm_pilot_database_connections',
    help: 'Connections of this server to the database',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'pm_pilot_database_waiting',
    help: 'Statements that wait for a free connection',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

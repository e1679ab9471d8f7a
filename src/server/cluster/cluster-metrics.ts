import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'
import { withDeadline } from '#server/observe/metrics/with-deadline.ts'

type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** Between the servers that share a port and the process that keeps them running. */
type Message =
  /** A server is asked for the metrics of all, and asks on. */
  | { type: 'pm-pilot:ask-all'; id: number }
  | { type: 'pm-pilot:all'; id: number; text: string }
  /** The figures of one server. */
  | { type: 'pm-pilot:ask-one'; id: number }
  | { type: 'pm-pilot:one'; id: number; figures: Figures }

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  typeof message.type === 'string' &&
  message.type.startsWith('pm-pilot:')

/** A server that is busy or ends just now is left out: the figures of the others are worth more than an error. */
const deadlineMs = 2_000

/** Without somebody who hears of it, a message to a server that ends just now would end this process too. */
const post = (worker: Worker, message: Message) => worker.send(message, () => undefined)

/** In the process that keeps them: answers each server that asks with the figures of all that listen. */
export function serveClusterMetrics(): void {
  const listening = new Set<Worker>()
  const asked = new Map<number, (figures: Figures) => void>()
  let last = 0
  const figuresOf = (worker: Worker): Promise<Figures | null> => {
    const id = ++last
    const answered = new Promise<Figures>((resolve) => asked.set(id, resolve))
    post(worker, { type: 'pm-pilot:ask-one', id })
    return withDeadline(answered, deadlineMs).finally(() => asked.delete(id))
  }
  cluster.on('listening', (worker) => listening.add(worker))
  cluster.on('exit', (worker) => listening.delete(worker))
  cluster.on('message', (worker, message: unknown) => {
    if (!isMessage(message)) return
    if (message.type === 'pm-pilot:one') asked.get(message.id)?.(message.figures)
    if (message.type !== 'pm-pilot:ask-all') return
    const { id } = message
    const able = [...listening].filter((each) => each.isConnected())
    void Promise.all(able.map(figuresOf)).then(async (all) => {
      const text = await AggregatorRegistry.aggregate(all.flatMap((figures) => (figures ? [figures] : []))).metrics()
      if (worker.isConnected()) post(worker, { type: 'pm-pilot:all', id, text })
    })
  })
}

/** How a server reads the metrics: its own where it is alone, of all where several share its port. */
export function createMetricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  const asked = new Map<number, (text: string) => void>()
  let last = 0
  process.on('message', (message: unknown) => {
    if (!isMessage(message)) return
    if (message.type === 'pm-pilot:all') asked.get(message.id)?.(message.text)
    if (message.type !== 'pm-pilot:ask-one') return
    const { id } = message
    void registry.getMetricsAsJSON().then((figures) => {
      process.send?.({ type: 'pm-pilot:one', id, figures } satisfies Message)
    })
  })
  return () => {
    const id = ++last
    const answered = new Promise<string>((resolve) => asked.set(id, resolve))
    process.send?.({ type: 'pm-pilot:ask-all', id } satisfies Message)
    return answered.finally(() => asked.delete(id))
  }
}

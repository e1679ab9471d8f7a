import type { Sample } from '#shared/samples/sample.ts'

/** One file each, loaded when its page is opened. */
const results = import.meta.glob<Sample>('../../../shared/samples/results/*.json', { import: 'default' })

/** Null for an agent that has none. */
export async function readSample(agentId: string): Promise<Sample | null> {
  return (await results[`../../../shared/samples/results/${agentId}.json`]?.()) ?? null
}

import type { Guide } from './guide.ts'

/** Every walk-through by its file, which is named after the agent; each comes when it is opened. */
const files = import.meta.glob<Guide>('./guides/*.ts', { import: 'guide' })

export const guideIds: readonly string[] = Object.keys(files).map((path) =>
  path.slice('./guides/'.length, -'.ts'.length),
)

/** Throws for an agent without a walk-through, and when it cannot be fetched. */
export async function loadGuide(agentId: string): Promise<Guide> {
  const load = files[`./guides/${agentId}.ts`]
  if (!load) throw new Error(`no guide for ${agentId}`)
  return load()
}

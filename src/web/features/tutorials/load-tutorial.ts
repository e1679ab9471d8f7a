import type { Tutorial } from '#agents/_kit/tutorial.ts'

/** Every walk-through by its agent's folder; each is loaded when it is opened. */
const files = import.meta.glob<Tutorial>('../../../agents/[a-z]*/tutorial.json', { import: 'default' })
const fileOf = (agentId: string) => `../../../agents/${agentId}/tutorial.json`

export const tutorialIds: readonly string[] = Object.keys(files).map((path) => path.split('/').at(-2) ?? '')

/** Throws for an agent without a walk-through, and when it cannot be fetched. */
export async function loadTutorial(agentId: string): Promise<Tutorial> {
  const load = files[fileOf(agentId)]
  if (!load) throw new Error(`no tutorial for ${agentId}`)
  return load()
}

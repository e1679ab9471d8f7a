/** What a result hands to /settings: the path that leads back to it. */
export const stateWithResult = (path: string) => ({ result: path })

/** Only a path of the workspace: the state of an address outlives the page that wrote it. */
export function resultIn(state: unknown): string | null {
  if (state === null || typeof state !== 'object' || !('result' in state)) return null
  const { result } = state
  return typeof result === 'string' && result.startsWith('/features/') ? result : null
}

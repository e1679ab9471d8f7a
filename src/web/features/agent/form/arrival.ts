/** What a page hands over that filled in an agent's form elsewhere and wants the run started on arrival. */
export const arrivingToRun = { begin: true } as const

export function arrivesToRun(state: unknown): boolean {
  return state !== null && typeof state === 'object' && 'begin' in state && state.begin === true
}

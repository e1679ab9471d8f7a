/** What a page hands over that filled in an agent's form elsewhere and wants the run started on arrival. */
export const arrivingToRun = { begin: true } as const

export function arrivesToRun(state: unknown): boolean {
  return state !== null && typeof state === 'object' && 'begin' in state && state.begin === true
}

/** What a page hands over that filled in a part of a form: where the rest begins. */
export const arrivingAt = (field: string) => ({ at: field })

/** The field to begin at; undefined where none was handed over. */
export function arrivesAt(state: unknown): string | undefined {
  if (state === null || typeof state !== 'object' || !('at' in state)) return undefined
  return typeof state.at === 'string' ? state.at : undefined
}

/** What a page hands over that goes on from results: they go along with the form, where a model writes. */
export const arrivingWith = (runIds: readonly string[]) => ({ uses: runIds })

/** The runs whose results go along; empty where none were handed over. */
export function arrivesWith(state: unknown): string[] {
  if (state === null || typeof state !== 'object' || !('uses' in state) || !Array.isArray(state.uses)) return []
  return state.uses.filter((each) => typeof each === 'string')
}

const wishKey = 'pm-pilot.begin'
/** Who takes longer to make an account has other things in mind, in milliseconds. */
const wishHoldsMs = 30 * 60_000

/** A guest makes an account in order to run this agent: the run starts when they come back. Kept in this tab alone. */
export function wishToBegin(agentId: string): void {
  try {
    sessionStorage.setItem(wishKey, JSON.stringify({ agentId, at: Date.now() }))
  } catch {
    // Without storage the form waits for a press.
  }
}

/** True once where the agent was wished for. */
export function takeWish(agentId: string): boolean {
  try {
    const wish: unknown = JSON.parse(sessionStorage.getItem(wishKey) ?? 'null')
    if (wish === null || typeof wish !== 'object' || !('agentId' in wish) || wish.agentId !== agentId) return false
    sessionStorage.removeItem(wishKey)
    return 'at' in wish && typeof wish.at === 'number' && Date.now() - wish.at < wishHoldsMs
  } catch {
    return false
  }
}

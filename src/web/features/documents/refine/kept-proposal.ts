const keyOf = (runId: string) => `document-proposal:${runId}`

/** What this tab was proposed for a document and nobody has decided on; it outlives a reload, and goes with the tab. */
export function readKept(runId: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(runId)) ?? 'null')
  } catch {
    return null
  }
}

/** Light enough for a page that only reads. */
export const isProposalKept = (runId: string): boolean => readKept(runId) !== null

export function keepProposal(runId: string, kept: object): void {
  try {
    sessionStorage.setItem(keyOf(runId), JSON.stringify(kept))
  } catch {
    // Without room nothing but the proposal across a reload is lost.
  }
}

export function forgetProposal(runId: string): void {
  try {
    sessionStorage.removeItem(keyOf(runId))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

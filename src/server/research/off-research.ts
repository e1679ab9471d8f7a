import type { Research } from './research.ts'

/** `SEARCH=off`: no sources at all, so results rest on what the model or the drafter knows. */
export const offResearch: Research = {
  id: 'off',
  label: 'Off',
  gather: async (_request, signal) => {
    signal.throwIfAborted()
    return { sources: [], note: 'Research is switched off on this installation, so this result has no sources.' }
  },
}

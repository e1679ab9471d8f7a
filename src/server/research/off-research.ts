import type { Research } from './research.ts'

/** No sources at all: results rest on the user's words alone and say so. */
export const offResearch: Research = {
  id: 'off',
  label: 'no sources',
  gather: async () => ({ sources: [], note: 'Research is switched off on this installation.' }),
}

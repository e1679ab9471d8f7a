/** Form values by field name. */
export type FormValues = Record<string, unknown>

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (agentId: string) => `pm-pilot.draft.${agentId}`

function storage(): Keep | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** What was typed before a reload or a detour to the sign-in page. Fields that the form no longer has are dropped. */
export function readDraft(agentId: string, defaults: FormValues, keep: Keep | null = storage()): FormValues {
  try {
    const stored: unknown = JSON.parse(keep?.getItem(keyOf(agentId)) ?? 'null')
    return stored !== null && typeof stored === 'object' ? fillForm(defaults, { ...stored }) : { ...defaults }
  } catch {
    return { ...defaults }
  }
}

export function writeDraft(agentId: string, values: FormValues, keep: Keep | null = storage()): void {
  try {
    keep?.setItem(keyOf(agentId), JSON.stringify(values))
  } catch {
    // A full storage costs the draft, not the page.
  }
}

/** The defaults with those values whose kind fits the field. */
export function fillForm(defaults: FormValues, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => {
      const value = values[name]
      return [name, typeof value === typeof fallback && value !== null ? value : fallback]
    }),
  )
}

import { type Asked, readAsked } from './asked.ts'

/** Form values by field name. */
export type FormValues = Record<string, unknown>

export interface FormDraft {
  values: FormValues
  /** The run whose form the values were typed over; null when they belong to none. */
  run: string | null
  /** What was asked about these values, and not yet answered to the end. */
  asked: Asked | null
}

type Keep = Pick<Storage, 'getItem' | 'setItem'>

/** Where drafts are kept: this tab's own first, then what outlives the tab. */
export interface DraftPlaces {
  tab: Keep | null
  browser: Keep | null
}

const keyOf = (agentId: string) => `pm-pilot.draft.${agentId}`

function places(): DraftPlaces {
  const open = (storage: () => Storage) => {
    try {
      return storage()
    } catch {
      return null
    }
  }
  return { tab: open(() => sessionStorage), browser: open(() => localStorage) }
}

type Stored = Omit<FormDraft, 'values'> & { values: object }

function parse(keep: Keep | null, agentId: string, owner: string | null): Stored | null {
  try {
    const stored: unknown = JSON.parse(keep?.getItem(keyOf(agentId)) ?? 'null')
    if (stored === null || typeof stored !== 'object') return null
    const record: { values?: unknown; run?: unknown; asked?: unknown; owner?: unknown } = stored
    if (record.values === null || typeof record.values !== 'object') return null
    // A guest's words go along to the account that the guest opens; one account's words are never another's.
    if (typeof record.owner === 'string' && record.owner !== owner) return null
    const run = typeof record.run === 'string' ? record.run : null
    return { values: record.values, run, asked: readAsked(record.asked) }
  } catch {
    return null
  }
}

/**
 * What was typed before a reload, a detour to the sign-in page or the tab's end. Fields that the form no longer has are
 * dropped. `owner` is the account's id, null for a guest.
 */
export function readDraft(agentId: string, defaults: FormValues, owner: string | null, kept = places()): FormDraft {
  const draft = parse(kept.tab, agentId, owner) ?? parse(kept.browser, agentId, owner)
  if (!draft) return { values: { ...defaults }, run: null, asked: null }
  return { ...draft, values: fillForm(defaults, { ...draft.values }) }
}

export function writeDraft(agentId: string, draft: FormDraft, owner: string | null, kept = places()): void {
  const text = JSON.stringify({ ...draft, owner })
  // A guest may sit at a shared machine: those words end with the tab.
  for (const keep of owner === null ? [kept.tab] : [kept.tab, kept.browser]) {
    try {
      keep?.setItem(keyOf(agentId), text)
    } catch {
      // A full storage costs the draft, not the page.
    }
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

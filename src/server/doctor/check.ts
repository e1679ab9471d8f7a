export interface Finding {
  status: 'ok' | 'warning' | 'failed'
  /** What was found, one line. */
  says: string
  /** What to do about it; there unless all is well. */
  fix?: string
}

export interface Check {
  name: string
  run(): Promise<Finding | readonly Finding[]>
}

export interface Diagnosis extends Finding {
  name: string
}

export const ok = (says: string): Finding => ({ status: 'ok', says })
export const warning = (says: string, fix: string): Finding => ({ status: 'warning', says, fix })
export const failed = (says: string, fix: string): Finding => ({ status: 'failed', says, fix })

/** Runs every check, each by itself: one that breaks is a finding and ends no other. */
export async function runChecks(checks: readonly Check[]): Promise<Diagnosis[]> {
  const found = await Promise.all(
    checks.map(async ({ name, run }) => {
      try {
        return [await run()].flat().map((finding) => ({ name, ...finding }))
      } catch (error) {
        return [
          { name, ...failed(`could not be checked: ${reasonOf(error)}`, 'Look at the message; nothing was changed.') },
        ]
      }
    }),
  )
  return found.flat()
}

/** The first line of what an error says, and of what caused it where it says nothing itself. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, cause } = error as Error & { code?: unknown }
  const own = error.message.split('\n')[0]?.trim() ?? ''
  const text = own || (typeof code === 'string' ? code : error.name)
  return cause instanceof Error && !text.includes(cause.message) ? `${text} (${reasonOf(cause)})` : text
}

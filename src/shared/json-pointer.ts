const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value)

export type Path = readonly (string | number)[]

/** RFC 6901: "/items/0/name"; the whole value is "". */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Null for what is no pointer. A step that is a number stays a text here: only the value says what it is. */
export function pathOf(pointer: string): string[] | null {
  const written = pointer.trim().replace(/^#/, '')
  if (written === '') return []
  if (!written.startsWith('/')) return null
  return written
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

export function valueAt(value: unknown, path: Path): unknown {
  let at = value
  for (const step of path) {
    if (isList(at)) at = at[Number(step)]
    else if (isObject(at) && Object.hasOwn(at, step)) at = at[step]
    else return undefined
  }
  return at
}

/** The value with another one at a path: a copy. A step into what is not there, or past the end of a list, changes nothing. */
export function withValueAt(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return next
  if (isList(value)) {
    const at = step === '-' ? value.length : Number(step)
    if (!Number.isInteger(at) || at < 0 || at > value.length || (at === value.length && rest.length > 0)) return value
    return value.toSpliced(at, 1, withValueAt(value[at], rest, next))
  }
  if (!isObject(value) || step === '__proto__') return value
  return { ...value, [step]: withValueAt(value[String(step)], rest, next) }
}

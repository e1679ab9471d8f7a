import { type MockInstance, vi } from 'vitest'

let forgiven: RegExp | null = null
let spy: MockInstance<typeof console.error>

/** A test that breaks something on purpose says what the console may hold of it. */
export function forgiveComplaints(pattern: RegExp): void {
  forgiven = pattern
}

export function hearComplaints(): void {
  forgiven = null
  spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
}

/** What React and the library said is wrong with a component. */
export function complaints(): string[] {
  const said = spy.mock.calls.map((parts) => parts.map(String).join(' '))
  return said.filter((text) => !forgiven?.test(text))
}

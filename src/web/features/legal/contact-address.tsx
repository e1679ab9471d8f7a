import { useSystem } from './use-system.ts'

/** Where to write to, as the operator has set it. */
export function ContactAddress() {
  const system = useSystem()
  if (system?.contact) {
    return (
      <p>
        Write to <a href={`mailto:${system.contact}`}>{system.contact}</a>.
      </p>
    )
  }
  return (
    <p>
      {system === undefined
        ? 'Looking up the address of this installation...'
        : 'This installation has not published an address. Ask whoever gave you its link, most likely an administrator of your company.'}
    </p>
  )
}

import classes from './plain-page.module.css'
import { useSystem } from './use-system.ts'

/** Which model and which search this installation uses, asked when the page opens. */
export function ThisInstallation() {
  const system = useSystem()
  return (
    <div className={classes.here} role="status">
      {system === undefined && <p>Asking this installation what it uses...</p>}
      {system === null && <p>This installation could not be asked what it uses. Reload the page to try again.</p>}
      {system && (
        <p>
          This installation writes with <strong>{system.model.label}</strong>
          {system.model.builtIn
            ? ', which runs on the same server: what you type is not sent to a model provider.'
            : ': what you type into an agent is sent to that model.'}{' '}
          It looks for sources with <strong>{system.research.label}</strong>.
        </p>
      )}
    </div>
  )
}

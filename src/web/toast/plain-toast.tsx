import { useEffect, useEffectEvent } from 'react'
import classes from './plain-toast.module.css'
import type { Toast } from './toast.ts'

/** A toast where the library that draws the others could not be loaded. */
export function PlainToast({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), toast.duration ?? 4000)
    return () => clearTimeout(timer)
  }, [toast])
  const { action } = toast
  return (
    <div className={classes.toast} data-tone={toast.tone} role={toast.tone === 'error' ? 'alert' : 'status'}>
      {toast.title && <b>{toast.title}</b>}
      <span>{toast.message}</span>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            action.onPress()
            onClose()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

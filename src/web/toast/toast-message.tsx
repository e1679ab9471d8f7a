import type { Toast } from './toast.ts'

interface ToastMessageProps {
  text: string
  action: NonNullable<Toast['action']>
  close: () => void
}

/** A toast's text with what can be done about it. */
export function ToastMessage({ text, action, close }: ToastMessageProps) {
  return (
    <span className="toast-line">
      <span>{text}</span>
      <button
        type="button"
        className="toast-action"
        onClick={() => {
          action.onPress()
          close()
        }}
      >
        {action.label}
      </button>
    </span>
  )
}

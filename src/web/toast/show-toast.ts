import { createElement } from 'react'
import type { Toast } from './toast.ts'

export const loadToasts = () =>
  Promise.all([import('@mantine/notifications'), import('./toast-message.tsx'), import('./toasts.tsx')])

interface Host {
  /** The host mounts the toasts' place with the first one. */
  mount: () => void
  /** Shows a toast without the code that could not be loaded. */
  showPlain: (toast: Toast) => void
}

let host: Host | null = null

export function hostToasts(next: Host): () => void {
  host = next
  return () => {
    if (host === next) host = null
  }
}

let newest: Toast | null = null

/**
 * One at a time: a new toast takes the place of the one that shows, also where the code for the earlier one arrives later. Never throws.
 * `load` fetches that code.
 */
export async function showToast(toast: Toast, load = loadToasts): Promise<void> {
  newest = toast
  const loaded = await load().catch(() => null)
  if (newest !== toast) return
  if (!loaded) {
    host?.showPlain(toast)
    return
  }
  host?.mount()
  const [{ notifications }, { ToastMessage }] = loaded
  const { action } = toast
  notifications.clean()
  const close = () => notifications.clean()
  notifications.show({
    ...(toast.title ? { title: toast.title } : {}),
    message: action ? createElement(ToastMessage, { text: toast.message, action, close }) : toast.message,
    autoClose: toast.duration ?? 4000,
    withBorder: true,
    role: toast.tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
    className: `toast-${toast.tone ?? 'info'}`,
  })
}

import { createElement } from 'react'
import type { Toast } from './toast.ts'

let mountHost: () => void = () => undefined

/** The host says how it is mounted; it waits for the first toast. */
export function mountHostWith(mount: () => void): void {
  mountHost = mount
}

/** One at a time: a new toast takes the place of the one that shows. */
export async function showToast(toast: Toast): Promise<void> {
  mountHost()
  const { action } = toast
  const { notifications } = await import('@mantine/notifications')
  const { ToastMessage } = await import('./toast-message.tsx')
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

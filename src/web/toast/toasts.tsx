import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import './toasts.css'
import { Notifications } from '@mantine/notifications'
import { LibraryProvider } from '#ui/theme/library-provider.tsx'

export default function Toasts() {
  return (
    <LibraryProvider>
      <Notifications limit={1} autoClose={4000} position="bottom-right" />
    </LibraryProvider>
  )
}

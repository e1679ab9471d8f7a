import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import { Drawer } from '@mantine/core'
import { SidebarLinks } from './sidebar-links.tsx'

/** The sidebar of small screens. Loaded at its first opening. */
export default function SideSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title="Agents"
      size="18rem"
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      overlayProps={{ backgroundOpacity: 0.55, color: '#0c1424' }}
      styles={{ body: { padding: 0 } }}
    >
      <nav aria-label="Workspace">
        <SidebarLinks onNavigate={onClose} />
      </nav>
    </Drawer>
  )
}

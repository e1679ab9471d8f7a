import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import { Drawer } from '@mantine/core'
import { useOpenedAfterMount } from '#ui/dialog/use-opened-after-mount.ts'
import { LibraryProvider } from '#ui/theme/library-provider.tsx'
import classes from './sidebar.module.css'
import { SidebarLinks } from './sidebar-links.tsx'

/** The sidebar of small screens. Loaded at its first opening. */
export default function SideSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const shown = useOpenedAfterMount(opened)
  return (
    <LibraryProvider>
      <Drawer.Root opened={shown} onClose={onClose} size="18rem" lockScroll={false}>
        <Drawer.Overlay backgroundOpacity={0.55} color="#0c1424" />
        <Drawer.Content>
          <div className={classes.sheetHead}>
            <Drawer.Title>Agents</Drawer.Title>
            <Drawer.CloseButton aria-label="Close" />
          </div>
          <nav aria-label="Workspace">
            <SidebarLinks onNavigate={onClose} />
          </nav>
        </Drawer.Content>
      </Drawer.Root>
    </LibraryProvider>
  )
}

import { Activity, useEffect, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { SidebarLinks } from '../features/workspace/sidebar-links.tsx'
import { useSidebar } from '../features/workspace/use-sidebar.ts'
import classes from '../features/workspace/workspace.module.css'
import { LiveUpdates } from '../live/live-updates.tsx'
import { QueryScope } from '../session/query-scope.tsx'
import { Header } from '../site/header.tsx'
import { PageOutlet } from '../site/page-outlet.tsx'
import { SkipLink } from '../site/skip-link.tsx'

const SideSheet = lazyDialog('Agents', () => import('../features/workspace/side-sheet.tsx'))

export default function WorkspaceLayout() {
  const sidebar = useSidebar()
  const [sheetWanted, setSheetWanted] = useState(false)
  useEffect(() => {
    if (sidebar.sheetOpen) setSheetWanted(true)
  }, [sidebar.sheetOpen])
  return (
    <QueryScope>
      <LiveUpdates />
      <SkipLink />
      <Header wide />
      <div className={classes.workspace} data-open={sidebar.open}>
        <nav className={classes.sidebar} aria-label="Workspace" inert={!sidebar.open}>
          <Activity>
            <SidebarLinks />
          </Activity>
        </nav>
        <main id="main" tabIndex={-1} className={classes.main}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={sidebar.open}
            aria-keyshortcuts="Control+B Meta+B"
            title="Ctrl B"
            onClick={sidebar.toggle}
          >
            <Icon name="sidebar" size={18} />
            <span>Agents</span>
          </button>
          <PageOutlet />
        </main>
      </div>
      {sheetWanted && <SideSheet opened={sidebar.sheetOpen} onClose={sidebar.closeSheet} />}
    </QueryScope>
  )
}

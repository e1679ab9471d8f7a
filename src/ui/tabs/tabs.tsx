import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { nextTab } from './next-tab.ts'
import classes from './tabs.module.css'

export interface Tab<Id extends string> {
  id: Id
  label: string
  disabled?: boolean
}

interface TabsProps<Id extends string> {
  /** Says what the tabs choose between. */
  label: string
  /** Starts the ids of tabs and panels, so that two sets can stand on one page. */
  name: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`
const panelId = (name: string, id: string) => `${name}-panel-${id}`

/** A row of tabs. Arrow keys, Home and End move and choose; a disabled tab is passed over. */
export function Tabs<Id extends string>({ label, name, tabs, chosen, onChoose }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(tabs, chosen, event.key)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(name, next))}`)?.focus()
  }
  return (
    <div className={classes.tabs} role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(name, tab.id)}
          className={classes.tab}
          aria-selected={tab.id === chosen}
          aria-controls={panelId(name, tab.id)}
          tabIndex={tab.id === chosen ? 0 : -1}
          disabled={tab.disabled}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

interface TabPanelProps {
  name: string
  id: string
  chosen: boolean
  className?: string | undefined
  children: ReactNode
}

/** What a tab shows. It stays in the page while hidden, so that nothing typed in it is lost. */
export function TabPanel({ name, id, chosen, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(name, id)}
      aria-labelledby={tabId(name, id)}
      hidden={!chosen}
      className={className}
    >
      {children}
    </div>
  )
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { AgentForm } from '#agents/_kit/form.ts'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import classes from './agent-screen.module.css'

/** Which half of the screen shows where an agent shows one at a time. */
export type Side = 'input' | 'output'

interface ScreenTabsProps {
  labels: NonNullable<AgentForm<object>['tabs']>
  side: Side
  /** True when there is something in the second half. */
  ready: boolean
  started: boolean
  onSide: (side: Side) => void
  input: ReactNode
  output: ReactNode
}

/** Form and result as two tabs, for agents whose definition names them. */
export function ScreenTabs({ labels, side, ready, started, onSide, input, output }: ScreenTabsProps) {
  const screen = useRef<HTMLDivElement>(null)
  const before = useRef(side)
  // A half that goes out of sight takes the focus with it: it goes on at the tab of the other half.
  useLayoutEffect(() => {
    if (before.current === side) return
    before.current = side
    const focused = document.activeElement
    const lost = focused === document.body || focused?.closest('[role="tabpanel"][hidden]')
    if (lost) screen.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [side])
  return (
    <div className={classes.tabbed} ref={screen}>
      <Tabs
        label="Form and result"
        name="screen"
        tabs={[
          { id: 'input', label: labels.input },
          { id: 'output', label: labels.output, disabled: !ready },
        ]}
        chosen={side}
        onChoose={onSide}
      />
      <TabPanel name="screen" id="input" chosen={side === 'input'}>
        <div className={classes.screen} data-started={started || undefined}>
          {input}
        </div>
      </TabPanel>
      <TabPanel name="screen" id="output" chosen={side === 'output'}>
        {output}
      </TabPanel>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { findCard } from '#agents/registry-cards.ts'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { AgentTutorials } from './agent-tutorials.tsx'
import { Journey } from './journey.tsx'
import { TutorialDetail } from './tutorial-detail.tsx'
import classes from './tutorials-page.module.css'

const tabs = [
  { id: 'journey', label: 'Complete User Journey' },
  { id: 'agents', label: 'Individual Agents' },
] as const
type TabId = (typeof tabs)[number]['id']

/** The list, or the tutorial of the agent that was chosen in it. The choice is no part of the address. */
export function TutorialsPage() {
  const [tab, setTab] = useState<TabId>('journey')
  const [agentId, setAgentId] = useState<string | null>(null)
  const lastPlace = useRef(0)
  const title = useRef<HTMLHeadingElement>(null)
  const card = agentId === null ? undefined : findCard(agentId)

  // Back in the list, the reader is where they left it.
  const left = useRef(false)
  useEffect(() => {
    if (card) {
      left.current = true
      return
    }
    if (!left.current) return
    left.current = false
    title.current?.focus({ preventScroll: true })
    window.scrollTo(0, lastPlace.current)
  }, [card])

  const open = (id: string) => {
    lastPlace.current = window.scrollY
    setAgentId(id)
  }
  return (
    <div className={classes.page}>
      {card ? (
        <TutorialDetail key={card.id} card={card} onBack={() => setAgentId(null)} />
      ) : (
        <>
          <header className={classes.head}>
            <h1 ref={title} tabIndex={-1}>
              Tutorials
            </h1>
            <p>
              Follow a product from the first interview to what happens after launch, or take one agent and learn what
              to type, how to read what comes back, and what to do with it.
            </p>
          </header>
          <Tabs label="Tutorials" name="tutorials" tabs={tabs} chosen={tab} onChoose={setTab} />
          <TabPanel name="tutorials" id="journey" chosen={tab === 'journey'} className={classes.panel}>
            <Journey onOpen={open} />
          </TabPanel>
          <TabPanel name="tutorials" id="agents" chosen={tab === 'agents'} className={classes.panel}>
            <AgentTutorials onOpen={open} />
          </TabPanel>
        </>
      )}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { AgentCard } from '#agents/_kit/card.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { pathOf } from '../catalogue/catalogue.ts'
import classes from './tutorial-detail.module.css'
import { TutorialExample } from './tutorial-example.tsx'
import { TutorialOverview } from './tutorial-overview.tsx'
import { TutorialPractices } from './tutorial-practices.tsx'
import { TutorialWorkflow } from './tutorial-workflow.tsx'
import { useTutorial } from './use-tutorial.ts'

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'workflow', label: 'Workflow' },
  { id: 'practices', label: 'Best Practices' },
  { id: 'examples', label: 'Examples' },
] as const
type TabId = (typeof tabs)[number]['id']

export function TutorialDetail({ card, onBack }: { card: AgentCard; onBack: () => void }) {
  const [tab, setTab] = useState<TabId>('overview')
  const { loaded, retry } = useTutorial(card.id)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  const panel = { name: 'tutorial', className: classes.panel }
  return (
    <div className={classes.detail}>
      <button type="button" className={classes.back} onClick={onBack}>
        <Icon name="arrow-left" size={18} />
        Back to Tutorials
      </button>
      <header className={classes.head}>
        <Icon name={card.icon} size={34} className={classes.icon} />
        <div>
          <h1 ref={title} tabIndex={-1}>
            {card.name}
          </h1>
          <p>{card.description}</p>
        </div>
      </header>
      <div className={classes.video}>
        <Icon name="presentation" size={30} />
        <p>Video Tutorial Coming Soon</p>
        <p className={classes.meanwhile}>Until then everything is below, in words.</p>
      </div>
      <Tabs label="Parts of the tutorial" name="tutorial" tabs={tabs} chosen={tab} onChoose={setTab} />
      <div className={classes.panels} aria-busy={loaded === undefined}>
        {loaded === undefined && <p className={classes.wait}>Opening the tutorial...</p>}
        {loaded === null && (
          <div className={classes.failed} role="alert">
            <p>The tutorial could not be loaded. Check your connection and try again.</p>
            <Button look="line" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
        {loaded && (
          <>
            <TabPanel {...panel} id="overview" chosen={tab === 'overview'}>
              <TutorialOverview card={card} tutorial={loaded.tutorial} />
            </TabPanel>
            <TabPanel {...panel} id="workflow" chosen={tab === 'workflow'}>
              <TutorialWorkflow tutorial={loaded.tutorial} />
            </TabPanel>
            <TabPanel {...panel} id="practices" chosen={tab === 'practices'}>
              <TutorialPractices tutorial={loaded.tutorial} />
            </TabPanel>
            <TabPanel {...panel} id="examples" chosen={tab === 'examples'}>
              <TutorialExample agentId={card.id} example={loaded.example} next={loaded.tutorial.example.next} />
            </TabPanel>
          </>
        )}
      </div>
      <div className={classes.actions}>
        <ButtonLink to={pathOf(card)} size="lg">
          Try {card.name}
        </ButtonLink>
        <ButtonLink to="/features" look="line" size="lg">
          View All Agents
        </ButtonLink>
      </div>
    </div>
  )
}

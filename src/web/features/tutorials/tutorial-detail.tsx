import { useEffect, useRef, useState } from 'react'
import type { AgentCard } from '#agents/_kit/card.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { pathOf } from '../catalogue/catalogue.ts'
import { GuideExample } from './guide-example.tsx'
import { GuideOverview } from './guide-overview.tsx'
import { GuidePractices } from './guide-practices.tsx'
import { GuideWorkflow } from './guide-workflow.tsx'
import classes from './tutorial-detail.module.css'
import { useGuide } from './use-guide.ts'

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'workflow', label: 'Workflow' },
  { id: 'practices', label: 'Best Practices' },
  { id: 'examples', label: 'Examples' },
] as const
type TabId = (typeof tabs)[number]['id']

export function TutorialDetail({ card, onBack }: { card: AgentCard; onBack: () => void }) {
  const [tab, setTab] = useState<TabId>('overview')
  const { guide, retry } = useGuide(card.id)
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
      <div className={classes.panels} aria-busy={guide === undefined}>
        {guide === undefined && <p className={classes.wait}>Opening the tutorial...</p>}
        {guide === null && (
          <div className={classes.failed} role="alert">
            <p>The tutorial could not be loaded. Check your connection and try again.</p>
            <Button look="line" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
        {guide && (
          <>
            <TabPanel {...panel} id="overview" chosen={tab === 'overview'}>
              <GuideOverview card={card} guide={guide} />
            </TabPanel>
            <TabPanel {...panel} id="workflow" chosen={tab === 'workflow'}>
              <GuideWorkflow guide={guide} />
            </TabPanel>
            <TabPanel {...panel} id="practices" chosen={tab === 'practices'}>
              <GuidePractices guide={guide} />
            </TabPanel>
            <TabPanel {...panel} id="examples" chosen={tab === 'examples'}>
              <GuideExample guide={guide} />
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

import type { ReactNode } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { LoadNotice } from '#ui/loading/load-notice.tsx'
import { useSessionLost } from '../../session/use-session.ts'
import classes from './agent-screen.module.css'
import { ResultPanel, RunStanding, RunUnderstood, RunWay } from './outcome-parts.tsx'
import { ScreenForm } from './screen-form.tsx'
import { ScreenTabs } from './screen-tabs.tsx'
import { type AgentScreenState, useAgentScreen } from './use-agent-screen.ts'

/** Form, run and result of any agent, from its definition alone. */
export function AgentScreen({ agent }: { agent: AgentFace }) {
  const screen = useAgentScreen(agent)
  const sessionLost = useSessionLost()
  const { run, state, shown, sending, signedIn, opening, busy } = screen
  const { tabs } = agent.form
  const of = { agent, run, sending, signedIn, opening }
  const standing = <RunStanding {...of} sessionLost={sessionLost} onDiscard={screen.leaveRun} />
  const understood = <RunUnderstood {...of} />
  const result = <Result screen={screen} />
  const started = opening || state.phase !== 'idle' || undefined
  if (!tabs) {
    return (
      <div className={classes.screen} data-started={started}>
        <ScreenForm screen={screen} />
        <Outcome screen={screen}>
          {standing}
          {understood}
          {result}
        </Outcome>
      </div>
    )
  }
  return (
    <ScreenTabs
      labels={tabs}
      side={shown ? screen.side : 'input'}
      ready={shown !== null}
      onSide={screen.setSide}
      started={started === true}
      input={
        <>
          <ScreenForm screen={screen} />
          <Outcome screen={screen}>
            {standing}
            {busy && understood}
          </Outcome>
        </>
      }
      output={
        <div className={classes.outcome}>
          <RunWay {...of} />
          {understood}
          {result}
        </div>
      }
    />
  )
}

const isWritten = ({ state }: AgentScreenState) => state.result !== null || state.text !== ''

function Outcome({ screen, children }: { screen: AgentScreenState; children: ReactNode }) {
  return (
    <div
      className={classes.outcome}
      ref={screen.outcome}
      tabIndex={-1}
      data-stands-in
      data-room={screen.busy || screen.opening || isWritten(screen) || screen.shown !== null || undefined}
    >
      {children}
    </div>
  )
}

/** The result, or that its code could not be loaded. */
function Result({ screen }: { screen: AgentScreenState }) {
  const { run, state, parts, definition, shown, again } = screen
  if (parts.failure) {
    return isWritten(screen) && state.connected ? (
      <LoadNotice error={parts.failure.error} onAgain={parts.again} />
    ) : null
  }
  if (!shown || !definition) return null
  return <ResultPanel agent={definition} View={parts.value?.View ?? null} run={run} shown={shown} onAgain={again} />
}

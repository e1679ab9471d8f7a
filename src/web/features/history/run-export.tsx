import { useState } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { loadAgent } from '#agents/registry-browser.ts'
import type { RunListItem } from '#shared/api/runs.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { showToast } from '../../toast/show-toast.ts'

const ExportMenu = lazyPart(() => import('../agent/result/export-menu.tsx'))

/** The formats of a run's agent. They are loaded with the first press. */
export function RunExport({ run }: { run: RunListItem }) {
  const [agent, setAgent] = useState<Agent | null>(null)
  const [loading, setLoading] = useState(false)
  const name = `Export ${run.title}`
  const load = async () => {
    setLoading(true)
    const loaded = await loadAgent(run.agentId).catch(() => null)
    setLoading(false)
    if (loaded) setAgent(loaded)
    else showToast({ tone: 'error', message: 'Export failed' })
  }
  const button = (
    <Button
      look="line"
      size="sm"
      busy={loading}
      disabled={loading}
      aria-label={name}
      aria-haspopup="menu"
      onClick={load}
    >
      {!loading && <Icon name="download" size={18} />}
      Export
    </Button>
  )
  if (!agent) return button
  return <ExportMenu fallback={button} agent={agent} runId={run.id} look="line" name={name} opened />
}

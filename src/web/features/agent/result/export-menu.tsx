import { useState } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { type ExportFormat, exportFormatLabels } from '#shared/document/export-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { showToast } from '../../../toast/show-toast.ts'
import { downloadRun } from './download-run.ts'

export default function ExportMenu({ agent, runId }: { agent: Agent; runId: string }) {
  const [busy, setBusy] = useState(false)
  const download = async (format: ExportFormat, label: string) => {
    setBusy(true)
    try {
      await downloadRun(runId, format)
      const text = agent.messages.exported ?? 'Downloaded as {FORMAT}'
      showToast({ tone: 'success', message: text.replace('{FORMAT}', label.toUpperCase()) })
    } catch {
      showToast({ tone: 'error', message: 'Export failed' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu>
      <Menu.Target>
        <Button size="sm" busy={busy} disabled={busy}>
          {!busy && <Icon name="download" size={18} />}
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {agent.exports.formats.map(({ format, label = exportFormatLabels[format] }) => (
          <Menu.Item key={format} onClick={() => download(format, label)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

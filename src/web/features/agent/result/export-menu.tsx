import { useState } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { type ExportFormat, exportFormatLabels } from '#shared/document/export-format.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import { showToast } from '../../../toast/show-toast.ts'
import { downloadRun } from './download-run.ts'

interface ExportMenuProps {
  agent: Agent
  runId: string
  look?: 'fill' | 'line'
  /** Opens with its first drawing: what it offers was loaded by the press on the button that it replaces. */
  opened?: boolean
  /** The button's full name where many stand on one page. */
  name?: string
}

export default function ExportMenu({ agent, runId, look = 'fill', opened = false, name }: ExportMenuProps) {
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
    <MenuButton
      title="Export"
      opened={opened}
      groups={[
        {
          actions: agent.exports.formats.map(({ format, label = exportFormatLabels[format] }) => ({
            label,
            onPress: () => download(format, label),
          })),
        },
      ]}
      button={(handlers) => (
        <Button {...handlers} size="sm" look={look} busy={busy} disabled={busy} aria-label={name}>
          {!busy && <Icon name="download" size={18} />}
          Export
        </Button>
      )}
    />
  )
}

import { useState } from 'react'
import type { Agent, ErasedContext } from '#agents/_kit/define-agent.ts'
import { languageIn } from '#agents/_kit/document-language.ts'
import type { DocumentView, VersionContent } from '#shared/api/documents.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { withFreeBlocks } from '#shared/document/with-free-blocks.ts'
import { loadLabels } from '#shared/labels/load-labels.ts'
import { localizedDocument } from '#shared/labels/localized-document.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { catchFocus } from '#ui/focus/lost-focus.ts'
import { asApiError } from '../../../http/api-error.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { type ComparedLine, comparedLines } from './compared-lines.ts'
import { compareVersions, readVersion, restoreVersion, useVersions } from './use-versions.ts'
import { VersionComparison } from './version-comparison.tsx'
import { VersionReader } from './version-reader.tsx'
import { VersionRow } from './version-row.tsx'
import classes from './versions.module.css'

interface VersionsDialogProps {
  opened: boolean
  onClose: () => void
  agent: Agent
  runId: string
  context: ErasedContext
  onRestored: (view: DocumentView) => void
}

const undoForMs = 10_000

interface OpenVersion {
  version: VersionContent
  document: ResultDocument
}

interface Compared {
  from: number
  to: number
  lines: readonly ComparedLine[]
}

/** Every saved state of a document: who made it, when and why. Any two are compared; one restored is a version of its own. */
export default function VersionsDialog(props: VersionsDialogProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title="Versions" size="lg">
      {props.opened && <VersionsPanel {...props} />}
    </Dialog>
  )
}

function VersionsPanel({ agent, runId, context, onRestored, onClose }: VersionsDialogProps) {
  const { list, more, failure, readMore, rename } = useVersions(runId)
  const [compared, setCompared] = useState<Compared | null>(null)
  const [open, setOpen] = useState<OpenVersion | null>(null)
  const [busy, setBusy] = useState(false)
  const nameOf = (number: number) => list.find((each) => each.number === number)?.name || `Version ${number}`
  const alone = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showToast({ tone: 'error', message: asApiError(error).message })
    }
    setBusy(false)
  }
  const documentOf = async ({ result, blocks }: VersionContent) => {
    const labels = await loadLabels(languageIn(result))
    return withFreeBlocks(localizedDocument(agent.toDocument(result, context), labels), blocks)
  }
  const read = (number: number) =>
    alone(async () => {
      const version = await readVersion(runId, number)
      setOpen({ version, document: await documentOf(version) })
    })
  const close = () => {
    const opener = `open-version-${open?.version.number}`
    setOpen(null)
    requestAnimationFrame(() => catchFocus(window.document.getElementById(opener)))
  }
  const compare = (from: number, to: number) =>
    alone(async () => {
      const both = await compareVersions(runId, from, to)
      const lines = comparedLines(await documentOf(both.from), await documentOf(both.to))
      setOpen(null)
      setCompared({ from, to, lines })
    })
  const restore = (number: number) =>
    alone(async () => {
      const latest = list[0]?.number ?? number
      const restored = await restoreVersion(runId, number, latest)
      onRestored(restored)
      const undo = async () => {
        try {
          onRestored(await restoreVersion(runId, latest, restored.revision))
        } catch (error) {
          showToast({ tone: 'error', title: 'Not taken back', message: asApiError(error).message })
        }
      }
      showToast({
        tone: 'success',
        message: `${nameOf(number)} restored`,
        duration: undoForMs,
        action: { label: 'Undo', onPress: () => void undo() },
      })
      onClose()
    })
  const options = list.map(({ number }) => ({ value: String(number), label: nameOf(number) }))

  return (
    <div className={classes.panel}>
      {failure && <p role="alert">{failure}</p>}
      {compared && (
        <section className={classes.compared} aria-label="Comparison">
          <div className={classes.chosen}>
            <Select
              id="compare-from"
              name="from"
              label="From"
              value={String(compared.from)}
              options={options}
              onText={(text) => compare(Number(text), compared.to)}
            />
            <Select
              id="compare-to"
              name="to"
              label="To"
              value={String(compared.to)}
              options={options}
              onText={(text) => compare(compared.from, Number(text))}
            />
            <Button size="sm" look="line" onClick={() => setCompared(null)}>
              Back to the list
            </Button>
          </div>
          <VersionComparison lines={compared.lines} names={[nameOf(compared.from), nameOf(compared.to)]} />
        </section>
      )}
      {open && (
        <VersionReader
          {...open}
          latest={open.version.number === list[0]?.number ? null : (list[0]?.number ?? null)}
          busy={busy}
          onCompare={compare}
          onRestore={() => restore(open.version.number)}
          onBack={close}
        />
      )}
      {!compared && !open && (
        <>
          <ol className={classes.versions}>
            {list.map((version, index) => {
              const before = list[index + 1]
              return (
                <VersionRow
                  key={version.number}
                  version={version}
                  latest={index === 0}
                  busy={busy}
                  onOpen={() => read(version.number)}
                  onName={(name) => rename(version.number, name)}
                  onCompare={before && (() => compare(before.number, version.number))}
                  onRestore={() => restore(version.number)}
                />
              )
            })}
          </ol>
          {more && (
            <Button look="line" onClick={readMore}>
              Older versions
            </Button>
          )}
        </>
      )}
    </div>
  )
}

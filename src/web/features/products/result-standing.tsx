import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { StandingBlock } from '#shared/api/standing.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { apiJson } from '../../http/api-fetch.ts'
import { useAccount } from '../../session/use-session.ts'
import type { RefineDialogProps } from '../documents/refine/refine-dialog.tsx'
import type { RefineTarget } from '../documents/refine/refine-target.ts'
import { RefineDialog } from '../documents/refine/refine-tool.tsx'
import { nameOfBlock } from './block-name.ts'
import { productName, productPath } from './product-name.ts'
import { ProductOfferLine } from './product-offer-line.tsx'
import { reviewDocument } from './review-document.ts'
import classes from './standing-note.module.css'
import { StandingNote } from './standing-note.tsx'

const KeepFactDialog = lazyDialog('Keep as a fact', () => import('./keep-fact-dialog.tsx'))

const BlockMarks = lazyPart(() => import('./block-marks.tsx'), null)
const BlockList = lazyPart(() => import('./block-list.tsx'), null)
const BlockStandingDialog = lazyDialog('What has changed', () => import('./block-standing-dialog.tsx'))

interface ResultStandingProps extends Pick<RefineDialogProps, 'agent' | 'context' | 'onSaved'> {
  runId: string
  revision: number
  /** What is drawn of the document; null while it is edited. */
  content: RefObject<HTMLElement | null> | null
}

/** Changes that are asked for: of the blocks in these places, or of all that has changed. */
interface Proposing {
  target: RefineTarget | null
  blocks?: readonly string[]
}

/** Above a result: the product that it belongs to, what it was made from, and what of that has changed. */
export function ResultStanding({ runId, revision, content, ...document }: ResultStandingProps) {
  const account = useAccount()
  const { data, isLoading } = useQuery({
    queryKey: ['runs', 'standing', account?.id, runId, revision],
    queryFn: ({ signal }) =>
      apiJson(
        `/api/documents/${encodeURIComponent(runId)}/standing`,
        () => import('#shared/api/standing.ts').then((module) => module.standing),
        { signal },
      ),
    enabled: Boolean(account),
  })
  const queries = useQueryClient()
  const location = useLocation()
  const navigate = useNavigate()
  /** The product's page has led here for it. */
  const isAsked = location.state?.proposes === true
  const [proposing, setProposing] = useState<Proposing | null>(isAsked ? { target: null } : null)
  const [shown, setShown] = useState<{ block: StandingBlock; opened: boolean } | null>(null)
  const hide = () => setShown((before) => before && { ...before, opened: false })
  const [kept, setKept] = useState<{ text: string; opened: boolean } | null>(null)
  // Most results have a line here: what is read stays in its place when that comes.
  if (isLoading) return <div className={classes.place} />
  if (!data || (!data.product && !data.offer && data.from.length === 0)) return null
  const { product, offer, blocks } = data
  const changed = blocks.filter(({ changes }) => changes.length > 0)
  const open = (block: StandingBlock) => setShown({ block, opened: true })
  return (
    <div className={classes.standing} data-screen-only>
      {product && (
        <p className={classes.product}>
          <span>
            For <Link to={productPath(product.id)}>{productName({ ...product, description: '' })}</Link>
          </span>
          <Button
            look="quiet"
            size="sm"
            aria-haspopup="dialog"
            // The selection is gone once the button has the focus.
            onPointerDown={() => setKept({ text: selectedText(), opened: false })}
            onClick={() => setKept((before) => ({ text: before?.text ?? selectedText(), opened: true }))}
          >
            <Icon name="pin" size={16} />
            Keep as a fact
          </Button>
        </p>
      )}
      {offer && <ProductOfferLine runId={runId} offer={offer} />}
      <StandingNote
        id={runId}
        standing={data}
        propose={
          <Button look="line" size="sm" aria-haspopup="dialog" onClick={() => setProposing({ target: null })}>
            Propose a change
          </Button>
        }
      />
      {content && changed.length > 0 && <BlockList content={content} blocks={changed} onOpen={open} />}
      {content && blocks.length > 0 && <BlockMarks content={content} blocks={blocks} onOpen={open} />}
      {shown && (
        <BlockStandingDialog
          block={shown.block}
          opened={shown.opened}
          onClose={hide}
          onAnswer={(answer) => {
            hide()
            void reviewDocument(queries, runId, answer, [shown.block.id])
          }}
          onPropose={() => {
            const { id, within } = shown.block
            hide()
            setProposing({ target: { within, quote: '', name: nameOfBlock(shown.block) }, blocks: [id] })
          }}
        />
      )}
      <RefineDialog
        {...document}
        runId={runId}
        target={proposing?.target ?? null}
        begin="update"
        opened={proposing !== null && data.stale.length > 0}
        onClose={() => {
          setProposing(null)
          // A reload shall not ask once more.
          if (isAsked) navigate(location, { replace: true, state: null, preventScrollReset: true })
        }}
        onTaken={() => void reviewDocument(queries, runId, 'updated', proposing?.blocks)}
      />
      {product && kept && (
        <KeepFactDialog
          key={kept.text}
          productId={product.id}
          text={kept.text}
          opened={kept.opened}
          onClose={() => setKept(null)}
        />
      )}
    </div>
  )
}

/** What the reader marked in the result, as one line. */
const selectedText = () => (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim()

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ProductOverview } from '#shared/api/product-overview.ts'
import { Button } from '#ui/button/button.tsx'
import { useOnceDrawn } from '#ui/focus/use-once-drawn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import { asApiError } from '../../http/api-error.ts'
import { showToast } from '../../toast/show-toast.ts'
import { productName } from './product-name.ts'
import classes from './product-page.module.css'
import { ProductWords } from './product-words.tsx'
import { productApi, switchTo } from './switch-product.ts'

const ShareDialog = lazyDialog('Share', () => import('../documents/sharing/share-dialog.tsx'))
const RemoveProductDialog = lazyDialog('Delete product', () => import('./remove-product-dialog.tsx'))

/** What the product is, and what can be done with it as a whole. */
export function ProductHead({ overview }: { overview: ProductOverview }) {
  const { product } = overview
  const queries = useQueryClient()
  const [sharing, setSharing] = useState(false)
  const [editing, setEditing] = useState(false)
  const [removal, setRemoval] = useState<'never' | 'open' | 'closed'>('never')
  useLoadAhead(RemoveProductDialog.load)
  const head = useRef<HTMLElement>(null)
  const onceDrawn = useOnceDrawn()
  /** What had the focus has gone: the keyboard goes on at the first button. */
  const toEdit = () => onceDrawn(() => head.current?.querySelector('button'))
  const end = () => {
    setEditing(false)
    toEdit()
  }
  const work = async () => {
    try {
      await switchTo(queries, product)
      showToast({ tone: 'success', message: 'Empty forms start with this product now.' })
      toEdit()
    } catch (error) {
      showToast({ tone: 'error', title: 'Not saved', message: asApiError(error).message })
    }
  }
  return (
    <header ref={head} className={classes.head}>
      <div className={classes.titleLine}>
        <h1 data-written>{productName(product)}</h1>
        {product.prefills && <span className={classes.badge}>Forms start with it</span>}
      </div>
      {editing ? (
        <ProductWords product={product} onSaved={end} onCancel={end} />
      ) : (
        <>
          {product.description && (
            <p className={classes.words} dir="auto" data-written>
              {product.description}
            </p>
          )}
          <div className={classes.buttons} data-screen-only>
            <Button look="line" size="sm" onClick={() => setEditing(true)}>
              <Icon name="edit" size={16} />
              Rename or edit
            </Button>
            <Button look="line" size="sm" aria-haspopup="dialog" onClick={() => setSharing(true)}>
              <Icon name="link" size={16} />
              Share
            </Button>
            {!product.prefills && (
              <Button look="line" size="sm" onClick={work}>
                <Icon name="target" size={16} />
                Start forms with it
              </Button>
            )}
            <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => setRemoval('open')}>
              <Icon name="trash" size={16} />
              Delete
            </Button>
          </div>
        </>
      )}
      <ShareDialog
        opened={sharing}
        onClose={() => setSharing(false)}
        path={productApi(product.id, '/links')}
        revision={null}
      />
      {removal !== 'never' && (
        <RemoveProductDialog overview={overview} opened={removal === 'open'} onClose={() => setRemoval('closed')} />
      )}
    </header>
  )
}

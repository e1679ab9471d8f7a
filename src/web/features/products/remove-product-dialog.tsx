import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ProductOverview } from '#shared/api/product-overview.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { asApiError } from '../../http/api-error.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { showToast } from '../../toast/show-toast.ts'
import { productName } from './product-name.ts'
import classes from './product-page.module.css'
import { productApi, renewProducts } from './switch-product.ts'

interface RemoveProductDialogProps {
  overview: ProductOverview
  opened: boolean
  onClose: () => void
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Says what goes before anything does. */
export default function RemoveProductDialog({ overview, opened, onClose }: RemoveProductDialogProps) {
  const { product, facts, documents } = overview
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [withDocuments, setWithDocuments] = useState(true)
  const [removing, setRemoving] = useState(false)
  const name = productName(product)

  const remove = async () => {
    setRemoving(true)
    try {
      const path = productApi(product.id, `?documents=${withDocuments && documents > 0 ? 'remove' : 'keep'}`)
      await apiFetch(path, { method: 'DELETE' })
      navigate('/features/products')
      showToast({ tone: 'success', message: `Deleted “${name}”` })
      await renewProducts(queries)
    } catch (error) {
      setRemoving(false)
      showToast({ tone: 'error', title: 'Not deleted', message: asApiError(error).message })
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="sm"
      title={`Delete “${name}”?`}
      description={`Its words${facts > 0 ? ` and ${counted(facts, 'fact', 'facts')}` : ''} are deleted. This cannot be undone.`}
    >
      <div className={classes.form}>
        {documents > 0 && (
          <>
            <Checkbox
              id="remove-documents"
              name="documents"
              label={`Delete its ${counted(documents, 'document', 'documents')} too`}
              checked={withDocuments}
              onChecked={setWithDocuments}
            />
            <p className={classes.soft}>Otherwise they stay in your history, without a product.</p>
          </>
        )}
        <div className={classes.buttons}>
          <Button look="danger" onClick={remove} busy={removing} disabled={removing}>
            Delete product
          </Button>
          <Button look="line" onClick={onClose} disabled={removing}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { Button } from '#ui/button/button.tsx'
import { asApiError } from '../../../http/api-error.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { fieldsFor, isBlank, joined, noProduct, productIn } from '../../account/product-traits.ts'
import type { ProductProfileControl } from '../../account/use-product-profile.ts'
import classes from './agent-form.module.css'
import type { FormValues } from './form-draft.ts'

interface ProductToolsProps {
  agent: AgentFace
  profile: ProductProfileControl
  values: FormValues
  disabled: boolean
  onFill: (values: FormValues) => void
}

/** Keeps what the form says of the product, or fills the form with what is kept. */
export function ProductTools({ agent, profile, values, disabled, onFill }: ProductToolsProps) {
  const { about } = agent.form
  const { product, save } = profile
  if (product === undefined || Object.keys(about).length === 0) return null
  const typed = productIn(about, values)
  const kept = fieldsFor(about, product ?? noProduct)
  const said = fieldsFor(about, typed)
  const same = Object.keys(said).length > 0 && Object.entries(said).every(([field, text]) => kept[field] === text)
  const fillable = Object.entries(kept).some(([field, text]) => said[field] !== text)

  const keep = async () => {
    try {
      await save(joined(product ?? noProduct, typed))
      showToast({ tone: 'success', message: 'Saved as your product. Empty forms of other agents start with it.' })
    } catch (error) {
      showToast({ tone: 'error', title: 'Not saved', message: asApiError(error).message })
    }
  }
  return (
    <>
      {fillable && (
        <Button look="quiet" size="sm" onClick={() => onFill(kept)} disabled={disabled}>
          Fill from my product
        </Button>
      )}
      {!isBlank(typed) && !same && (
        <Button look="quiet" size="sm" onClick={keep} disabled={disabled}>
          Save as my product
        </Button>
      )}
      {same && <span className={classes.filled}>From your product profile</span>}
    </>
  )
}

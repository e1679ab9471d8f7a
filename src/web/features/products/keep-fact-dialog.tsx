import { Dialog } from '#ui/dialog/dialog.tsx'
import { AddFacts } from './add-facts.tsx'

interface KeepFactDialogProps {
  productId: string
  /** What was marked in the result. */
  text: string
  opened: boolean
  onClose: () => void
}

/** Keeps what is read in a result as a fact of its product. Mark a passage first, and it stands there. */
export default function KeepFactDialog({ productId, text, opened, onClose }: KeepFactDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Keep as a fact"
      description="Later results of this product put it before what the library or a model says."
    >
      <AddFacts
        productId={productId}
        initial={{ kind: 'other', text, date: new Date().toISOString().slice(0, 10) }}
        onAdded={onClose}
      />
    </Dialog>
  )
}

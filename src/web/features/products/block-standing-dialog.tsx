import { findCard } from '#agents/registry-cards.ts'
import type { Review, StandingBlock } from '#shared/api/standing.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { wordParts } from '../documents/versions/compared-lines.ts'
import { Words } from '../documents/versions/words.tsx'
import classes from './block-standing.module.css'
import { ReviewLine } from './review-line.tsx'

interface BlockStandingDialogProps {
  block: StandingBlock
  opened: boolean
  onClose: () => void
  onAnswer: (answer: Review['answer']) => void
  onPropose: () => void
}

/** What a block rests on and how that has changed, with the answers that a person can give. */
export default function BlockStandingDialog({ block, opened, onClose, onAnswer, onPropose }: BlockStandingDialogProps) {
  const { words, changes, review } = block
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={changes.length > 0 ? 'The source of this block has changed' : 'Reviewed'}
    >
      <div className={classes.standing}>
        <blockquote className={classes.block} dir="auto">
          {words[0]?.words}
        </blockquote>
        {changes.map(({ runId, agentId, name, used, latest, was, now }) => (
          <section key={`${runId} ${name} ${was}`} className={classes.change}>
            <h3>
              {[findCard(agentId)?.name ?? agentId, name].filter(Boolean).join(', ')}
              <small>
                version {used} is now version {latest}
              </small>
            </h3>
            <p className={classes.words} dir="auto">
              <Words parts={now === null ? [{ text: was, side: 'before' }] : wordParts(was, now)} />
            </p>
            {now === null && <p className={classes.gone}>It was removed.</p>}
          </section>
        ))}
        {review && <ReviewLine review={review} />}
        {changes.length > 0 && (
          <div className={classes.answers}>
            <Button size="sm" onClick={() => onAnswer('still-true')}>
              Still true
            </Button>
            <Button look="line" size="sm" aria-haspopup="dialog" onClick={onPropose}>
              Propose a change
            </Button>
            <Button look="quiet" size="sm" onClick={() => onAnswer('ignore')}>
              Ignore
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

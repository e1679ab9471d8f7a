import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './failure-card.module.css'

/** After Stop: the run can be started again as it was, or left. */
export function StoppedCard({ onResume, onDiscard }: { onResume: () => void; onDiscard: () => void }) {
  return (
    <div className={classes.card} data-gate="stopped" role="status">
      <Icon name="stop" size={22} className={classes.icon} />
      <div className={classes.body}>
        <h2 className={classes.title}>Stopped. Nothing was charged.</h2>
        <div className={classes.actions}>
          <Button onClick={onResume}>Resume</Button>
          <Button look="line" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </div>
    </div>
  )
}

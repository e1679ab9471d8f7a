import { Dialog } from '#ui/dialog/dialog.tsx'
import classes from './developments-dialog.module.css'
import { developments } from './site-copy.ts'

export default function DevelopmentsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Latest Developments"
      description="Stay updated with the latest PM Pilot features and improvements."
    >
      <ul className={classes.list}>
        {developments.map((item) => (
          <li key={item.title} className={classes.item}>
            <div className={classes.line}>
              <span className={classes.kind} data-kind={item.kind}>
                {item.kind}
              </span>
              <span className={classes.time}>{item.time}</span>
            </div>
            <h3 className={classes.title}>{item.title}</h3>
            <p className={classes.text}>{item.description}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

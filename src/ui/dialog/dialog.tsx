import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'

interface DialogProps {
  opened: boolean
  onClose: () => void
  title: string
  description?: string
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

const widths = { sm: '26rem', md: '34rem', lg: '52rem' }

/** Load it lazily: it brings the library's overlay, focus trap and scroll lock. */
export function Dialog({ opened, onClose, title, description, size = 'md', children }: DialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={widths[size]}
      centered
      lockScroll={false}
      radius="var(--radius-3)"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{
        title: classes.title ?? '',
        header: classes.header ?? '',
        content: classes.content ?? '',
        body: classes.body ?? '',
      }}
      overlayProps={{ backgroundOpacity: 0.55, color: '#0c1424' }}
    >
      {description && <p className={classes.description}>{description}</p>}
      {children}
    </Modal>
  )
}

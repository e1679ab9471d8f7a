import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { LibraryProvider } from '../theme/library-provider.tsx'
import classes from './dialog.module.css'
import { useOpenedAfterMount } from './use-opened-after-mount.ts'

interface DialogProps {
  opened: boolean
  onClose: () => void
  title: string
  description?: string
  /** `full` fills the window. */
  size?: 'sm' | 'md' | 'lg' | 'full'
  children: ReactNode
}

const widths = { sm: '26rem', md: '34rem', lg: '52rem', full: '100%' }

/** Load it lazily: it brings the library's overlay, focus trap and scroll lock. */
export function Dialog({ opened, onClose, title, description, size = 'md', children }: DialogProps) {
  const shown = useOpenedAfterMount(opened)
  return (
    <LibraryProvider>
      <Modal.Root
        opened={shown}
        onClose={onClose}
        size={widths[size]}
        centered
        fullScreen={size === 'full'}
        lockScroll={false}
        classNames={{ content: classes.content ?? '', body: classes.body ?? '', title: classes.title ?? '' }}
      >
        <Modal.Overlay backgroundOpacity={0.55} color="#0c1424" />
        <Modal.Content radius={size === 'full' ? 0 : 'var(--radius-3)'}>
          <div className={classes.header} data-size={size}>
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label="Close" />
          </div>
          <Modal.Body>
            {description && <p className={classes.description}>{description}</p>}
            {children}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </LibraryProvider>
  )
}

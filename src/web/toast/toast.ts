export interface Toast {
  tone?: 'success' | 'error' | 'info'
  title?: string
  message: string
  /** Milliseconds; 4000 when not given. */
  duration?: number
  /** One thing to do about it; pressing it closes the toast. */
  action?: { label: string; onPress: () => void }
}

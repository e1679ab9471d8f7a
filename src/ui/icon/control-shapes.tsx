import type { ReactNode } from 'react'

/** Pictures of what the interface does. 24 units a side, strokes of 1.6. */
export const controlShapes = {
  play: <path d="M7.5 4.5 19 12 7.5 19.5z" />,
  pause: <path d="M8 5v14M16 5v14" />,
  star: <path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z" />,
  list: <path d="M9 6h11M9 12h11M9 18h7M4 6h.01M4 12h.01M4 18h.01" />,
  expand: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />,
  pin: <path d="M9 3.5h6l-.7 6 3.2 3.5v1.5h-11V13l3.2-3.5zM12 14.5v6" />,
  more: <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" />,
  menu: <path d="M4 7h16M4 12h16M4 17h10" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  'chevron-down': <path d="m6 9.5 6 6 6-6" />,
  'chevron-right': <path d="m9.5 6 6 6-6 6" />,
  'arrow-right': <path d="M4 12h15.5M13.5 6l6 6-6 6" />,
  'arrow-left': <path d="M20 12H4.5M10.5 6l-6 6 6 6" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7" />
    </>
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />,
  bell: <path d="M5.5 17.5c1.5-1.5 1.5-3 1.5-6.5a5 5 0 0 1 10 0c0 3.5 0 5 1.5 6.5zM10 20.5h4" />,
  copy: <path d="M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  send: <path d="M20.5 3.5 3.5 10l7 3.5 3.5 7zM20.5 3.5l-10 10" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  download: <path d="M12 4v11.5M7 11l5 5 5-5M4 20h16" />,
  upload: <path d="M12 15.5V4M7 8.5l5-5 5 5M4 20h16" />,
  table: <path d="M3.5 4.5h17v15h-17zM3.5 9.5h17M3.5 14.5h17M9.5 9.5v10" />,
  edit: <path d="m4 20 1-4.5L16 4.5 19.5 8 8.5 19zM13.5 7 17 10.5" />,
  stop: <path d="M6.5 6.5h11v11h-11z" fill="currentColor" />,
  alert: <path d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.3v.01" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 11v5.5M12 7.7v.01" />
    </>
  ),
  external: <path d="M13.5 4H20v6.5M20 4l-9.5 9.5M17 14v6H4V7h6" />,
  home: <path d="M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4z" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.6-4.2 3.5-6 7.5-6s6.9 1.8 7.5 6" />
    </>
  ),
  settings: (
    <>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
      <circle cx="15" cy="7" r="2.2" />
      <circle cx="9" cy="17" r="2.2" />
    </>
  ),
  'sign-out': <path d="M10 4H4.5v16H10M15 8l4 4-4 4M19 12H9.5" />,
  sidebar: <path d="M3.5 4.5h17v15h-17zM9.5 4.5v15M6 8.5h.8M6 12h.8" />,
  dashboard: <path d="M4 4h7v9H4zM13.5 4H20v5h-6.5zM13.5 11.5H20V20h-6.5zM4 15.5h7V20H4z" />,
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4v5h-5" />,
  link: (
    <path d="M10 14a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1" />
  ),
  book: <path d="M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14" />,
  plug: <path d="M9 3.5v5M15 3.5v5M6 8.5h12v3a6 6 0 0 1-12 0zM12 17.5V21" />,
  eye: (
    <>
      <path d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  'eye-off': (
    <path d="M4 4l16 16M9.5 5.9A8.8 8.8 0 0 1 12 5.5c3.8 0 7 2 9.5 6.5a15 15 0 0 1-3 3.8M6.3 7.6A15 15 0 0 0 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5 1.6 0 3.1-.4 4.5-1.1" />
  ),
  key: (
    <>
      <circle cx="8" cy="15.5" r="4.3" />
      <path d="m11.2 12.3 8.3-8.3M16 7.5l3 3M13.5 10l2 2" />
    </>
  ),
  shield: <path d="M12 3 4.5 6v5.5c0 4.5 3 7.7 7.5 9.5 4.5-1.8 7.5-5 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  trash: <path d="M4.5 6.5h15M9 6.5v-3h6v3M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6" />,
  'thumb-up': (
    <path d="M7.5 10.5 11 3.5c1.7 0 2.5 1 2.5 2.5v3.5h5c1.3 0 2 1 1.8 2.2l-1 6.5c-.2 1-1 1.8-2 1.8H7.5zM7.5 10.5H4V20h3.5" />
  ),
} satisfies Record<string, ReactNode>

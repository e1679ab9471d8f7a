/** Beside the icons that every page loads: only comments show it. */
export const CommentIcon = ({ size }: { size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M4 5h16v11.5h-8.5L7 20.5v-4H4zM8 9h8M8 12.5h5" />
  </svg>
)

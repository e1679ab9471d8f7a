/** Why there are fewer personas than were asked for, and what would name another one. */
export const fewerNote = (count: number, asked: string): string =>
  `${count} of ${asked}: your description names no further distinct roles. To add one, say who pays, who can block the decision or who else is involved.`

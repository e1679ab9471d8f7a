/** The year in which the library's entries were last gone through. */
export const libraryYear = 2026

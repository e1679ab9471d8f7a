/** The server of the browser tests on which an administrator may change what holds for everybody, and those who are one. */
export const administeredPort = (pagePort: number) => pagePort + 3
export const administratorEmails = ['boss-1280@example.com', 'boss-390@example.com']

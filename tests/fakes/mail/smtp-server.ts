import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body as they came. */
  data: string
}

export interface SmtpServer {
  url: string
  received: ReceivedMail[]
  /** Connections that are refused from now on with a passing error. */
  refuse: number
  close(): Promise<void>
}

/** A mail server that keeps what it is given. Speaks as much SMTP as a client needs. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const fake: SmtpServer = { url: '', received, refuse: 0, close: async () => undefined }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    if (fake.refuse > 0) {
      fake.refuse--
      socket.end('421 busy\r\n')
      return
    }
    talk(socket, received)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  fake.url = `smtp://127.0.0.1:${address.port}`
  fake.close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  return fake
}

function talk(socket: Socket, received: ReceivedMail[]): void {
  let text = ''
  let mail: ReceivedMail = { from: '', to: [], data: '' }
  let inData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 fake')
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    text += chunk
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end)
      text = text.slice(end + 2)
      if (inData) {
        if (line === '.') {
          inData = false
          received.push(mail)
          mail = { from: '', to: [], data: '' }
          say('250 taken')
        } else mail.data += `${line.replace(/^\./, '')}\n`
        continue
      }
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'MAIL') mail.from = /<(.*?)>/.exec(line)?.[1] ?? ''
      if (command === 'RCPT') mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
      if (command === 'DATA') inData = true
      say(command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 fine')
      if (command === 'QUIT') socket.end()
    }
  })
}

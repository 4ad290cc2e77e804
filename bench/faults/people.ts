/** Those who work on a program that may be gone at any moment: signed in, asking, and asking again under the same key. */
import { createHash, randomUUID } from 'node:crypto'

const PASSWORD = 'jikim!2026'
/** S-464, and what a busy machine takes. */
const PATIENCE_MS = 15_000
const PAUSE_MS = 50

interface Act {
  method: 'POST' | 'PATCH'
  path: string
  body: object
}

/** Whoever keeps on asking until there is an answer. */
export class Worker {
  /** Acts that were answered, and tries that were not. */
  answeredCnt = 0
  lostCnt = 0
  private readonly userId: string
  private readonly address: () => string
  private token: Promise<string> | undefined

  /** @param address of the program, as it stands now */
  constructor(userId: string, address: () => string) {
    this.userId = userId
    this.address = address
  }

  /** @throws Error with what a program has refused */
  async do<Answer>({ method, path, body }: Act): Promise<Answer> {
    const key = randomUUID()
    for (;;) {
      const said = await this.try(method, path, body, key).catch(() => undefined)
      if (said?.status === 401) this.token = undefined
      else if (said && said.status < 500) {
        if (said.status >= 300) throw new Error(`${method} ${path}: ${said.status} ${said.text}`)
        this.answeredCnt++
        return JSON.parse(said.text) as Answer
      }
      this.lostCnt++
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }

  private async try(method: string, path: string, body: object, key: string) {
    const token = await this.signedIn()
    const response = await fetch(`${this.address()}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-authorization': `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, text: await response.text() }
  }

  /** One token for all that this person does at once. */
  private signedIn(): Promise<string> {
    this.token ??= tokenOf(this.address(), this.userId)
    this.token.catch(() => {
      this.token = undefined
    })
    return this.token
  }
}

export async function tokenOf(address: string, userId: string): Promise<string> {
  const userPwdSHA = createHash('sha256').update(PASSWORD).digest('hex')
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, userPwdSHA }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const { accessToken } = (await response.json()) as { accessToken?: string }
  if (!accessToken) throw new Error(`${userId} cannot sign in: ${response.status}`)
  return accessToken
}

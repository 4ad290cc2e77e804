/** Calls of people in a journey, for what is not its point: each signs in for the moment at which he calls. */
import { createHash } from 'node:crypto'
import { DEMO_PASSWORD } from '#apps/demo/demo-accounts.ts'

/** What the contractors of the journey choose. */
export const VENDOR_PASSWORD = 'Pipe-line 2026'
export type Caller = ReturnType<typeof callerAt>

/** @param now when the site believes it to be: a sign-in lasts some minutes of its time */
export function callerAt(address: string, userId: string) {
  const isVendor = /^V\d/.test(userId)
  const signIn = async () => {
    const userPwdSHA = createHash('sha256')
      .update(isVendor ? VENDOR_PASSWORD : DEMO_PASSWORD)
      .digest('hex')
    const answer = await fetch(`${address}/api/auth/${isVendor ? 'vendorlogin' : 'login'}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId, userPwdSHA }),
    })
    return ((await answer.json()) as { accessToken: string }).accessToken
  }
  let token: Promise<string> | undefined
  const call = async <T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<T> => {
    token ??= signIn()
    const isForm = body instanceof FormData
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        'x-authorization': `Bearer ${await token}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${userId} ${method} ${path}: ${answer.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
  const act = async <T>(api: string, no: number, actionCd: string, values: object = {}): Promise<T> => {
    const { rowVersion } = await call<{ rowVersion: number }>(`${api}/${no}`)
    return call<T>(`${api}/${no}/${actionCd}`, { rowVersion, ...values })
  }
  const edit = async <R extends object>(api: string, no: number, change: (record: R) => object): Promise<R> => {
    const record = await call<R & { rowVersion: number }>(`${api}/${no}`)
    return call<R>(`${api}/${no}`, { rowVersion: record.rowVersion, ...change(record) }, 'PUT')
  }
  return { call, act, edit }
}

/**
 * S-373, S-464: the key of the change that somebody asks for. It is committed with the change, in the same journey to the
 * database, so that whichever program is asked once more finds it there: the second try cannot commit what the first has.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { type Sql, sql } from './sql.ts'

/** What is answered once more. */
export interface ChangeAnswer {
  status: number
  body: string
}

/** What a transaction came to. */
interface Outcome {
  value?: unknown
}

export interface ChangeKey {
  /** A uuid: digest of who asks for what under which key. */
  readonly id: string
  /** The rest of the digest, which nobody learns from the database. */
  readonly secret: Buffer
  /** It stands for the first transaction that is begun. */
  isTaken: boolean
  /** The change is known to be committed, by this try or one before. */
  isKept: boolean
  /** What is answered is the record as it stands then; nothing of it is kept. */
  isReadAnew: boolean
  answer?: ChangeAnswer
  /** Committed with the change where its answer is not known yet. */
  outcome?: Outcome
}

const asked = new AsyncLocalStorage<ChangeKey>()

export function changeKey(text: string): ChangeKey {
  const digest = createHash('sha256').update(text).digest()
  const id = digest.subarray(0, 16).toString('hex')
  return { id, secret: digest.subarray(16), isTaken: false, isKept: false, isReadAnew: false }
}

/** Whatever is begun within belongs to this key. */
export const underKey = <T>(key: ChangeKey, work: () => T): T => asked.run(key, work)

/** The part of a change that is committed by itself, as one of many records, has a key of its own. */
export function underPart<T>(part: string, work: () => T): T {
  const key = asked.getStore()
  return key ? underKey(changeKey(`${key.secret.toString('hex')} ${part}`), work) : work()
}

/** Of what is answered now; undefined where nobody gave a key. */
export const currentKey = (): ChangeKey | undefined => asked.getStore()

/** For the first transaction that is begun under it. */
export function takeKey(): ChangeKey | undefined {
  const key = asked.getStore()
  if (!key || key.isTaken) return undefined
  key.isTaken = true
  return key
}

/** Longer answers are files and long lists, which nobody gets by changing something. */
export const MOST_CHARACTERS = 200_000

/** Before it is committed: who asks once more goes on from what it came to, as the first would have. */
export function noteOutcome(key: ChangeKey, value: unknown): void {
  if (key.isReadAnew || key.answer || !isPlain(value)) return
  if ((JSON.stringify(value) ?? '').length <= MOST_CHARACTERS) key.outcome = { value }
}

/** What JSON gives back as it was. */
function isPlain(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value !== 'object')
    return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
  if (Array.isArray(value)) return value.every((one) => one !== undefined && isPlain(one))
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}

/** @param kept what stands with the key, by whichever try; undefined where the transaction cannot be gone on from */
export function outcomeOf(key: ChangeKey, kept: Buffer | null): Outcome | undefined {
  if (key.isReadAnew) return {}
  const content = kept && opened(key, kept)
  return content && !('status' in content) ? content : undefined
}

/** The last statement of a transaction: who waits here waits for one that is being committed. */
export const keepKey = (key: ChangeKey): Sql => sql`
  insert into sys_change_key (change_key, answer_content) values (${key.id}::uuid, ${sealed(key)})`

export const keptKey = ({ id }: ChangeKey): Sql => sql`
  select answer_content as answer from sys_change_key where change_key = ${id}::uuid`

/** That it stands there already. */
export const isKeyTaken = (error: unknown): boolean => (error as { table?: string }).table === 'sys_change_key'

/** What becomes known after the change was committed. */
export const keepAnswer = (key: ChangeKey): Sql => sql`
  update sys_change_key set answer_content = ${sealed(key)} where change_key = ${key.id}::uuid`

/** What was refused may be asked for once more, whatever of the refusal is remembered. */
export const dropKey = ({ id }: ChangeKey): Sql => sql`delete from sys_change_key where change_key = ${id}::uuid`

const CIPHER = 'aes-128-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Answers may tell of people's health: only who comes with the same key and the same words opens one. */
function sealed({ secret, answer, outcome }: ChangeKey): Buffer | null {
  const kept = answer ?? outcome
  if (!kept) return null
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, secret, iv, { authTagLength: TAG_BYTES })
  const content = Buffer.concat([cipher.update(JSON.stringify(kept), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content])
}

function opened({ secret }: ChangeKey, content: Buffer): ChangeAnswer | Outcome {
  const iv = content.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, secret, iv, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(content.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = Buffer.concat([decipher.update(content.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(text.toString('utf8')) as ChangeAnswer | Outcome
}

/** @returns undefined where it is not known what was answered */
export function answerOf(key: ChangeKey, kept: Buffer | null): ChangeAnswer | undefined {
  const content = kept && opened(key, kept)
  return content && 'status' in content ? content : undefined
}

/** Who is behind a session, kept in memory until the database tells that something about him has changed. */
import type { Listener } from '../database/listen.ts'
import { sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { isOneTimeOver } from './one-time-password.ts'
import { readPerson, type SignedInPerson } from './person.ts'
import { endRefusal, signInRefusal } from './refusals.ts'
import type { Claims } from './tokens.ts'

/** How long an entry is good by itself, and how long while changes cannot be heard. */
const FRESH_MS = 60_000
const FRESH_UNHEARD_MS = 1_000
const MAX_SESSIONS = 5_000

interface Entry {
  person: SignedInPerson | Refusal
  loadedAt: number
}

export class SessionCache {
  private readonly services: Services
  private readonly listener: Listener
  private entries = new Map<string, Entry>()
  private readonly loading = new Map<string, Promise<SignedInPerson | Refusal>>()

  constructor(services: Services, listener: Listener) {
    this.services = services
    this.listener = listener
    listener.on('jikim_directory', () => this.forgetAll())
    listener.on('jikim_session', (sessionNo) => this.forget(sessionNo))
    listener.onReconnect(() => this.forgetAll())
  }

  /** @returns the person, or why the session is over; undefined when it has to be loaded */
  recall(sessionNo: string): SignedInPerson | Refusal | undefined {
    const entry = this.entries.get(sessionNo)
    if (!entry) return undefined
    const freshMs = this.listener.isConnected ? FRESH_MS : FRESH_UNHEARD_MS
    return performance.now() - entry.loadedAt < freshMs ? entry.person : undefined
  }

  load({ sessionNo, userId }: Claims): Promise<SignedInPerson | Refusal> {
    const known = this.loading.get(sessionNo)
    if (known) return known
    const loadedAt = performance.now()
    const loading = this.read(sessionNo, userId)
      .then((person) => {
        // What was forgotten while it was read may be old already.
        if (this.loading.get(sessionNo) === loading) this.keep(sessionNo, { person, loadedAt })
        return person
      })
      .finally(() => {
        if (this.loading.get(sessionNo) === loading) this.loading.delete(sessionNo)
      })
    this.loading.set(sessionNo, loading)
    return loading
  }

  forget(sessionNo: string): void {
    this.entries.delete(sessionNo)
    this.loading.delete(sessionNo)
  }

  private forgetAll(): void {
    this.entries.clear()
    this.loading.clear()
  }

  /** Whoever has to change his password first is read again each time: the change opens the rest at once, everywhere. */
  private keep(sessionNo: string, entry: Entry): void {
    if (!(entry.person instanceof Refusal) && entry.person.mustChangePassword) return
    if (this.entries.size >= MAX_SESSIONS) {
      const [oldest] = this.entries.keys()
      if (oldest !== undefined) this.entries.delete(oldest)
    }
    this.entries.set(sessionNo, entry)
  }

  private read(sessionNo: string, userId: string): Promise<SignedInPerson | Refusal> {
    return this.services.db.read('SYSTEM', async (db) => {
      const [[session], person] = await Promise.all([
        db.query<SessionRow>(sessionStatement(sessionNo, userId, this.services.clock.now())),
        readPerson(db, userId, this.services.clock.today(), sessionNo),
      ])
      if (!session) return signInRefusal('LOGIN_REQUIRED')
      if (session.endedDt || session.isOver) return endRefusal(session.endReasonCd)
      if (!person) return signInRefusal('LOGGED_OUT')
      return session.isOneTime ? { ...person, mustChangePassword: true } : person
    })
  }
}

interface SessionRow {
  endedDt: string | null
  endReasonCd: string | null
  isOneTime: boolean
  isOver: boolean
}

/** Who came by the word of a portal or a provider has entered no password, and needs not change one. */
const sessionStatement = (sessionNo: string, userId: string, now: Date) => sql`
  select s.ended_dt as "endedDt", s.end_reason_cd as "endReasonCd",
    s.confirm_dt is not null and coalesce(c.pwd_expired_yn = 'Y', false) as "isOneTime",
    s.confirm_dt is not null and coalesce(${isOneTimeOver(now)}, false) as "isOver"
  from sys_session s left join sys_credential c on c.user_id = s.user_id
  where s.session_no = ${sessionNo} and s.user_id = ${userId}`

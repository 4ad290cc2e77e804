/**
 * What many requests ask of tables that hardly anybody changes: kept by every instance until the database tells of a
 * change. While changes cannot be heard, nothing is kept.
 */
import type { Listener } from './listen.ts'

const KEPT = [
  'com_legal_param',
  'sys_setting',
  'sys_user',
  'sys_dept',
  'plant',
  'process',
  'vendor_info',
  'vendor_account',
] as const
export type KeptTable = (typeof KEPT)[number]

/** What may be asked of whoever runs statements. */
export interface Remembers {
  /**
   * @param load reads the table in full, through whoever is asked, or makes what is filled as it is asked for
   * @returns what it gave, now or earlier; one table has one type of answer
   */
  get<T>(table: KeptTable, load: () => Promise<T>): Promise<T>
}

/** How long an answer is good by itself, should a change ever go unheard. */
const FRESH_MS = 60_000

interface Answer {
  value: unknown
  loadedAt: number
}

export class Memory implements Remembers {
  private readonly answers = new Map<KeptTable, Answer>()
  private listener: Listener | undefined
  private forgottenCnt = 0

  /** From here on answers are kept: changes are heard. */
  hear(listener: Listener): void {
    this.listener = listener
    listener.on('jikim_directory', (table) => this.forget(KEPT.filter((kept) => kept === table)))
    listener.onReconnect(() => this.forget(KEPT))
  }

  async get<T>(table: KeptTable, load: () => Promise<T>): Promise<T> {
    if (!this.listener?.isConnected) return load()
    const known = this.answers.get(table)
    const askedAt = performance.now()
    if (known && askedAt - known.loadedAt < FRESH_MS) return known.value as T
    const { forgottenCnt } = this
    const value = await load()
    // What was forgotten while it was read may be old already.
    if (this.forgottenCnt === forgottenCnt) this.answers.set(table, { value, loadedAt: askedAt })
    return value
  }

  forget(tables: readonly KeptTable[]): void {
    if (tables.length === 0) return
    this.forgottenCnt += 1
    for (const table of tables) this.answers.delete(table)
  }
}

/** The memory of one piece of work: that of all, but for tables that it has changed itself. */
export class OwnMemory implements Remembers {
  private readonly memory: Memory
  private changed: readonly KeptTable[] = []

  constructor(memory: Memory) {
    this.memory = memory
  }

  get<T>(table: KeptTable, load: () => Promise<T>): Promise<T> {
    return this.changed.includes(table) ? load() : this.memory.get(table, load)
  }

  /** Called before a statement that changes these is sent. */
  note(tables: readonly KeptTable[]): void {
    if (tables.length > 0) this.changed = [...this.changed, ...tables]
  }

  /** At the end of the work: whoever asks next must not be given what was before. */
  tell(): void {
    this.memory.forget(this.changed)
  }
}

const CHANGES = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+"?(\w+)/gi

/** The kept tables that a statement changes. */
export function changedBy(text: string): readonly KeptTable[] {
  const named = new Set([...text.matchAll(CHANGES)].map(([, table]) => table))
  return KEPT.filter((table) => named.has(table))
}

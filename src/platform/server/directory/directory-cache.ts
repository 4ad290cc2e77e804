/** Answers that hang on the directory alone (menus, codes), kept by every instance until the database tells of a change. */
import type { Listener } from '../database/listen.ts'

/** How long an answer is good by itself, and how long while changes cannot be heard. */
const FRESH_MS = 60_000
const FRESH_UNHEARD_MS = 1_000
const MAX_ANSWERS = 5_000

interface Answer {
  value: Promise<unknown>
  askedAt: number
}

export class DirectoryCache {
  private readonly listener: Listener
  private readonly answers = new Map<string, Answer>()

  constructor(listener: Listener) {
    this.listener = listener
    listener.on('jikim_directory', () => this.answers.clear())
    listener.onReconnect(() => this.answers.clear())
  }

  /** @param key names the question with all that its answer depends on; one key has one type of answer */
  get<T>(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.answers.get(key)
    const freshMs = this.listener.isConnected ? FRESH_MS : FRESH_UNHEARD_MS
    if (known && performance.now() - known.askedAt < freshMs) return known.value as Promise<T>
    const value = load()
    const answer = { value, askedAt: performance.now() }
    this.keep(key, answer)
    // A failure is nobody's answer but of who asked.
    value.catch(() => this.answers.get(key) === answer && this.answers.delete(key))
    return value
  }

  private keep(key: string, answer: Answer): void {
    this.answers.delete(key)
    const [oldest] = this.answers.keys()
    if (this.answers.size >= MAX_ANSWERS && oldest !== undefined) this.answers.delete(oldest)
    this.answers.set(key, answer)
  }
}

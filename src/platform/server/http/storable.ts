/**
 * What no table can hold, refused at the door wherever it stands: NUL, halves of letters, and what is nested deeper than
 * any form, for which the stack would not suffice when it is written.
 */
import { notFound, Refusal } from '../refusal.ts'
import type { App } from './app.ts'

const MAX_DEPTH = 64
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

export function refuseUnstorable(app: App): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (unstorablePath(request.params) !== undefined) return done(notFound())
    const path = unstorablePath(request.query) ?? unstorablePath(request.body)
    done(path === undefined ? undefined : refusal(path))
  })
}

const UNSTORABLE = '저장할 수 없는 문자나 구조가 있습니다: {field}'
const MAX_PATH = 200

function refusal(path: string): Refusal {
  const field = path.slice(0, MAX_PATH)
  const problem = { field, code: 'INVALID', message: UNSTORABLE, values: { field } }
  return new Refusal(400, 'INVALID_INPUT', UNSTORABLE, { values: { field }, problems: [problem] })
}

/**
 * Where such a text stands, `rows.0.memo`. Not by recursion: what is sent may be nested deeper than the stack.
 *
 * @returns undefined where there is none
 */
function unstorablePath(sent: unknown): string | undefined {
  const waiting: [value: unknown, path: string, depth: number][] = [[sent, '', 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, path, depth] = next
    if (typeof value === 'string' && !isStorable(value)) return path
    if (typeof value !== 'object' || value === null) continue
    if (depth > MAX_DEPTH) return path
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return path
      if (typeof inner === 'string' || typeof inner === 'object')
        waiting.push([inner, path ? `${path}.${name}` : name, depth + 1])
    }
  }
  return undefined
}

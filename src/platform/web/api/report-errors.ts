/** Errors of this browser, told to the server as well (S-121): few, short, and without what people entered. */
import { withoutValues } from '#platform/model/without-values.ts'
import { api } from './client.ts'
import { type LoggedError, onError } from './error-log.ts'
import { getAccessToken } from './token.ts'

const MAX_MESSAGE = 2000
const MAX_STACK = 8000
const MAX_PLACE = 300
/** The same error a hundred times says no more than once. */
const MAX_REPORTS = 50
const reported = new Set<string>()

export const reportErrors = (): (() => void) => onError((entry) => void report(entry))

async function report({ place, message, url, stack }: LoggedError): Promise<void> {
  const name = `${place} ${message}`
  // Nobody signed in, nobody to be answered; the log on this side has it.
  if (getAccessToken() === null || reported.has(name) || reported.size >= MAX_REPORTS) return
  reported.add(name)
  const body = {
    place: place.slice(0, MAX_PLACE),
    message: withoutValues(message).slice(0, MAX_MESSAGE),
    url,
    stack: withoutValues(stack).slice(0, MAX_STACK),
  }
  try {
    await api.post('/api/common/errorlog', body, { quiet: true })
  } catch {
    // The client has logged that it failed; reporting that as well would never end.
  }
}

/** Access tokens of those who ask, good for some minutes. */
import type { Services } from '#platform/server/services.ts'
import { createSession } from '#platform/server/sign-in/session.ts'
import { people } from './operations.ts'

export async function tokensOf(services: Services): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {}
  for (const [userId, kind] of Object.entries(people))
    tokens[userId] = (await createSession(services, userId, kind)).accessToken
  return tokens
}

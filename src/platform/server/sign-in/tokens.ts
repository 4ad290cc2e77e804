/** Access tokens, which every instance can check by itself, and refresh tokens, of which the database keeps a digest. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { signInRefusal } from './refusals.ts'

export interface Claims {
  userId: string
  sessionNo: string
}
interface KnownToken extends Claims {
  expireMs: number
}

const claimsSchema = z.object({ userId: z.string(), sessionNo: z.uuid(), exp: z.number() })
const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)
const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

export function issueAccessToken(
  secret: string,
  { userId, sessionNo }: Claims,
  now: Date,
  until: Date,
): Promise<string> {
  return new SignJWT({ userId, sessionNo })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(until))
    .sign(keyOf(secret))
}

const MAX_KNOWN = 10_000

/** Checks access tokens; the signature of each once. */
export class TokenReader {
  private readonly known = new Map<string, KnownToken>()
  private readonly key: Uint8Array

  constructor(secret: string) {
    this.key = keyOf(secret)
  }

  /** The claims of a token that was checked before and has not expired; undefined says nothing about the token. */
  recall(token: string, now: Date): Claims | undefined {
    const claims = this.known.get(token)
    return claims && claims.expireMs > now.getTime() ? claims : undefined
  }

  /** @throws Refusal ACCESS_EXPIRED, or LOGIN_REQUIRED for what is no token of ours */
  async check(token: string, now: Date): Promise<Claims> {
    try {
      const { payload } = await jwtVerify(token, this.key, { algorithms: ['HS256'], currentDate: now })
      const { userId, sessionNo, exp } = claimsSchema.parse(payload)
      if (this.known.size >= MAX_KNOWN) this.forgetOldest()
      this.known.set(token, { userId, sessionNo, expireMs: exp * 1000 })
      return { userId, sessionNo }
    } catch (error) {
      throw signInRefusal(error instanceof errors.JWTExpired ? 'ACCESS_EXPIRED' : 'LOGIN_REQUIRED')
    }
  }

  private forgetOldest(): void {
    const [oldest] = this.known.keys()
    if (oldest !== undefined) this.known.delete(oldest)
  }
}

/** What the refresh cookie holds: the session, and a secret that only the browser knows. */
export interface RefreshToken {
  sessionNo: string
  secret: string
}

export const newRefreshSecret = (): string => randomBytes(32).toString('base64url')
/** The same again for the same token, so that an answer that was lost, or asked for twice at once, can be repeated. */
export const nextRefreshSecret = (tokenSecret: string, { sessionNo, secret }: RefreshToken): string =>
  createHmac('sha256', tokenSecret).update(`refresh-next:${sessionNo}:${secret}`).digest('base64url')
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
export const toCookie = ({ sessionNo, secret }: RefreshToken): string => `${sessionNo}.${secret}`

const cookieSchema = z.string().regex(/^[0-9a-f-]{36}\.[\w-]{43}$/)
export function fromCookie(value: string | undefined): RefreshToken | undefined {
  const { data } = cookieSchema.safeParse(value)
  const [sessionNo, secret] = data?.split('.') ?? []
  return sessionNo && secret && z.uuid().safeParse(sessionNo).success ? { sessionNo, secret } : undefined
}

/** The `refreshToken` of an answer: proves nothing without the cookie it was made from (S-065). */
export const refreshHandle = (tokenSecret: string, { secret }: RefreshToken): string =>
  createHmac('sha256', tokenSecret).update(`refresh-handle:${secret}`).digest('base64url')

export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** OpenID Connect as a relying party: authorization code with PKCE, all secrets on the server. */
import { createHash, randomBytes } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'

export interface OidcSettings {
  /** As the provider names itself; its configuration stands below `/.well-known/openid-configuration`. */
  issuer: string
  clientId: string
  clientSecret: string
  /** The claim that holds the user id. */
  claim: string
  /** Where the provider sends people back: the page /auth-redirect of this site. */
  redirectUri: string
}

const TIMEOUT_MS = 5_000
const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
type Metadata = z.infer<typeof metadata>

/** What a sign-in that has begun must remember until the person comes back. */
export interface Begun {
  nonce: string
  verifier: string
}

export class OidcProvider {
  private readonly settings: OidcSettings
  private known: { metadata: Metadata; keys: ReturnType<typeof createRemoteJWKSet> } | undefined

  constructor(settings: OidcSettings) {
    this.settings = settings
  }

  /** The address to send the person to. */
  async begin(state: string): Promise<{ url: string; begun: Begun }> {
    const { metadata } = await this.discover()
    const begun = { nonce: secret(), verifier: secret() }
    const url = new URL(metadata.authorization_endpoint)
    const asked = {
      response_type: 'code',
      scope: 'openid profile',
      client_id: this.settings.clientId,
      redirect_uri: this.settings.redirectUri,
      state,
      nonce: begun.nonce,
      code_challenge: createHash('sha256').update(begun.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
    return { url: url.href, begun }
  }

  /** @returns the user id that the provider vouches for. @throws for every answer that proves nothing */
  async finish(code: string, { nonce, verifier }: Begun, now: Date): Promise<string> {
    const { metadata, keys } = await this.discover()
    const { clientId, clientSecret, redirectUri, claim } = this.settings
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')
    const response = await fetch(metadata.token_endpoint, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }).toString(),
      // Somebody else's address would get the secret.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`The provider answered ${response.status}`)
    const { id_token } = z.object({ id_token: z.string() }).parse(await response.json())
    const { payload } = await jwtVerify(id_token, keys, {
      issuer: this.settings.issuer,
      audience: clientId,
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      requiredClaims: ['exp', 'iat', 'nonce'],
      currentDate: now,
      clockTolerance: 60,
    })
    if (payload.nonce !== nonce) throw new Error('The token answers another sign-in')
    return z.string().min(1).max(30).parse(payload[claim])
  }

  private async discover() {
    if (this.known) return this.known
    const url = `${this.settings.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`The provider answered ${response.status}`)
    const found = metadata.parse(await response.json())
    if (found.issuer !== this.settings.issuer) throw new Error('The provider names itself differently')
    this.known = { metadata: found, keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS }) }
    return this.known
  }
}

const secret = (): string => randomBytes(32).toString('base64url')

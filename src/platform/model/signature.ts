/** What a request proves by its signature headers (S-351, S-352): the same text on both sides, whoever computes it. */

/** The headers, in lower case. `body` is there on every request with a body. */
export const signatureHeaders = {
  key: 'x-signature-key',
  api: 'x-signature-api',
  data: 'x-signature-data',
  body: 'x-signature-body',
} as const

/** Stands for the access token before anybody is signed in: protects against repetition only. */
export const OPEN_SIGNING_TOKEN = 'jikim'
/** What is computed with the token to get the key of its signatures. */
export const SIGNING_PURPOSE = 'sign-v1'
/** S-464: so much of the body is signed. A form with files counts as empty. */
export const SIGNED_BODY_CHARACTERS = 1000

export interface Signable {
  method: string
  path: string
  /** Without its question mark; empty where there is none. */
  query: string
  /** `{unix ms}.{nonce}` */
  key: string
}

/** @param mac HMAC-SHA256 with the signing key, base64url; @param digest SHA-256 in lower-case hex */
export function signRequest(mac: (text: string) => string, digest: (text: string) => string, signable: Signable) {
  const { method, path, query, key } = signable
  const api = mac(`${method}\n${path}`)
  return { api, data: mac(`${key}\n${api}\n${digest(query)}`) }
}

export const signBody = (
  mac: (text: string) => string,
  { path, query }: Pick<Signable, 'path' | 'query'>,
  body: string,
) => mac(`${path}\n${body.slice(0, SIGNED_BODY_CHARACTERS)}\n${query}`)

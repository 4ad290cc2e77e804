/**
 * SHA-256 (FIPS 180-4). On plain http a browser has no `crypto.subtle`, and a phone on the site's own network
 * must still be able to sign in (S-056).
 */

/** The first 32 bits of the fractional parts of a root of the first primes: what the standard's constants are. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const primes: number[] = []
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
const ROUND = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))
const at = (words: Int32Array, index: number): number => words[index] ?? 0

/** The message, a one bit, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n)
  return view
}

function schedule(view: DataView, block: number): Int32Array {
  const words = new Int32Array(64)
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(block + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const near = at(words, i - 2)
    const far = at(words, i - 15)
    const s0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
    const s1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1
  }
  return words
}

function compress(state: Int32Array, words: Int32Array): void {
  const [a0 = 0, b0 = 0, c0 = 0, d0 = 0, e0 = 0, f0 = 0, g0 = 0, h0 = 0] = state
  let [a, b, c, d, e, f, g, h] = [a0, b0, c0, d0, e0, f0, g0, h0]
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(words, i)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g]
  }
  state.set([a0 + a, b0 + b, c0 + c, d0 + d, e0 + e, f0 + f, g0 + g, h0 + h])
}

function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes)
  const state = Int32Array.from(START)
  for (let block = 0; block < view.byteLength; block += 64) compress(state, schedule(view, block))
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word)
  return new Uint8Array(digest.buffer)
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const BLOCK = 64

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

/** HMAC-SHA256 (RFC 2104). Synchronous and the same everywhere: what is signed is short. */
export function hmac(key: Uint8Array | string, text: string): Uint8Array {
  const given = typeof key === 'string' ? utf8(key) : key
  const block = new Uint8Array(BLOCK)
  block.set(given.length > BLOCK ? sha256(given) : given)
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      utf8(text),
    ),
  )
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** SHA-256 of the UTF-8 text, 64 small hex digits. */
export const sha256Hex = (text: string): string =>
  [...sha256(utf8(text))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

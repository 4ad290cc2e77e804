/**
 * SHA-256 (FIPS 180-4). On plain http a browser has no `crypto.subtle`, and a phone on the site's own network
 * must still be able to sign in (S-056). The first requests of a page are signed before the engine has compiled
 * anything: the rounds are written in plain steps, which cost a third of what destructuring does then.
 */

/** The first 32 bits of the fractional parts of a root of the first primes: what the standard's constants are. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const primes: number[] = []
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
const ROUND = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const BLOCK = 64
const at = (words: Int32Array, index: number): number => words[index] ?? 0

/** Of the block that is being worked on; nothing else runs meanwhile. */
const words = new Int32Array(64)

function schedule(view: DataView, block: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(block + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const near = at(words, i - 2)
    const far = at(words, i - 15)
    const s0 = ((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3)
    const s1 = ((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10)
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1
  }
}

function compress(state: Int32Array): void {
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(words, i)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  add(state, [a, b, c, d, e, f, g, h])
}

function add(state: Int32Array, more: readonly number[]): void {
  for (let i = 0; i < 8; i += 1) state[i] = at(state, i) + (more[i] ?? 0)
}

/** The message, a one bit, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(bytes: Uint8Array, lengthBefore: number): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setBigUint64(view.byteLength - 8, BigInt(lengthBefore + bytes.length) * 8n)
  return view
}

function digestBlocks(state: Int32Array, view: DataView): Int32Array {
  for (let block = 0; block < view.byteLength; block += BLOCK) {
    schedule(view, block)
    compress(state)
  }
  return state
}

/** @param from the state after `lengthBefore` bytes, whole blocks, that come before these */
function sha256(bytes: Uint8Array, from: Int32Array = START, lengthBefore = 0): Uint8Array {
  const state = digestBlocks(from.slice(), padded(bytes, lengthBefore))
  const digest = new DataView(new ArrayBuffer(32))
  for (let i = 0; i < 8; i += 1) digest.setInt32(i * 4, at(state, i))
  return new Uint8Array(digest.buffer)
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** HMAC-SHA256 (RFC 2104) with one key. Synchronous and the same everywhere: what is signed is short. */
export function hmacWith(key: Uint8Array | string): (text: string) => Uint8Array {
  const given = typeof key === 'string' ? utf8(key) : key
  const block = new Uint8Array(BLOCK)
  block.set(given.length > BLOCK ? sha256(given) : given)
  const after = (pad: number) => digestBlocks(START.slice(), new DataView(block.map((byte) => byte ^ pad).buffer))
  const inner = after(0x36)
  const outer = after(0x5c)
  return (text) => sha256(sha256(utf8(text), inner, BLOCK), outer, BLOCK)
}

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** SHA-256 of the UTF-8 text, 64 small hex digits. */
export const sha256Hex = (text: string): string =>
  [...sha256(utf8(text))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

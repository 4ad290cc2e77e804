import { expect, test } from 'vitest'
import { base64url, hmacWith, sha256Hex } from './sha256.ts'

test('S-056 SHA-256 gives the published digests', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})

test('S-056 SHA-256 agrees with the system at every length around a block, Korean letters too', async () => {
  for (let length = 0; length <= 130; length += 1) {
    const text = `지킴${'x'.repeat(length)}`
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    expect(sha256Hex(text)).toBe([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
  }
})

test('S-352 HMAC-SHA256 agrees with the system, whatever the length of key and text', async () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  for (const length of [1, 63, 64, 65, 200]) {
    const key = 'k'.repeat(length)
    const text = `지킴${'x'.repeat(length)}`
    const imported = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign'])
    const right = new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytesOf(text)))
    expect(hmacWith(key)(text)).toEqual(right)
    expect(hmacWith(bytesOf(key))(text)).toEqual(right)
  }
  expect(base64url(Uint8Array.of(251, 255, 254, 1))).toBe('-__-AQ')
})

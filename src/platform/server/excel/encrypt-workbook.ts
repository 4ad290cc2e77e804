/**
 * A workbook behind a password, as Excel itself protects one: agile encryption, AES-256 in CBC mode, keys by SHA-512
 * spun 100,000 times. Source: [MS-OFFCRYPTO] 2.3.4.10 to 2.3.4.15.
 */
import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { compoundFile } from './compound-file.ts'

const SPIN_COUNT = 100_000
const TURNS_AT_ONCE = 4000
const SALT_BYTES = 16
const BLOCK_BYTES = 16
const KEY_BYTES = 32
const HASH_BYTES = 64
const SEGMENT = 4096

/** What each derived key is for (2.3.4.13, 2.3.4.14). */
const PURPOSE = {
  verifierInput: 'fea7d2763b4b9e79',
  verifierHash: 'd7aa0f6d3061344e',
  key: '146e0be7abacd0d6',
  hmacKey: '5fb2ad010cb9e1f6',
  hmacValue: 'a0677f02b22c8433',
} as const

const sha512 = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha512')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const purpose = (name: keyof typeof PURPOSE): Buffer => Buffer.from(PURPOSE[name], 'hex')

/** Content that is no multiple of 16 bytes is filled up; its length is told elsewhere. */
function encrypted(key: Buffer, iv: Buffer, content: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, iv).setAutoPadding(false)
  const rest = content.length % BLOCK_BYTES
  const whole = rest === 0 ? content : Buffer.concat([content, Buffer.alloc(BLOCK_BYTES - rest)])
  return Buffer.concat([cipher.update(whole), cipher.final()])
}

/** Others are served between its turns: all of them take a quarter of a second. */
async function passwordHash(password: string, salt: Buffer): Promise<Buffer> {
  let hash = sha512(salt, Buffer.from(password, 'utf16le'))
  for (let turn = 0; turn < SPIN_COUNT; turn++) {
    if (turn % TURNS_AT_ONCE === 0) await setImmediate()
    hash = sha512(uint32(turn), hash)
  }
  return hash
}

const ivOf = (salt: Buffer, block: Buffer): Buffer => sha512(salt, block).subarray(0, BLOCK_BYTES)

/** @param workbook the xlsx as it would be sent without a password */
export async function encryptWorkbook(workbook: Buffer, password: string): Promise<Buffer> {
  const keySalt = randomBytes(SALT_BYTES)
  const key = randomBytes(KEY_BYTES)
  const packed = encryptedPackage(workbook, key, keySalt)
  const info = [keyDataXml(keySalt), integrityXml(packed, key, keySalt), await passwordXml(password, key)].join('')
  return compoundFile([
    { name: 'EncryptionInfo', content: Buffer.concat([INFO_HEAD, Buffer.from(infoXml(info), 'utf8')]) },
    { name: 'EncryptedPackage', content: packed },
  ])
}

/** Version 4.4, agile. */
const INFO_HEAD = Buffer.from('0400040040000000', 'hex')

/** Segments of 4,096 bytes, each with a vector of its own, behind the length of all. */
function encryptedPackage(workbook: Buffer, key: Buffer, salt: Buffer): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(workbook.length))
  const pieces: Buffer[] = [length]
  for (let at = 0, index = 0; at < workbook.length; at += SEGMENT, index++)
    pieces.push(encrypted(key, ivOf(salt, uint32(index)), workbook.subarray(at, at + SEGMENT)))
  return Buffer.concat(pieces)
}

const NAMESPACE = 'http://schemas.microsoft.com/office/2006'
const PASSWORD_KEY = `${NAMESPACE}/keyEncryptor/password`
const ALGORITHMS = `saltSize="${SALT_BYTES}" blockSize="${BLOCK_BYTES}" keyBits="${KEY_BYTES * 8}" hashSize="${HASH_BYTES}" \
cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512"`
const base64 = (bytes: Buffer): string => bytes.toString('base64')

const infoXml = (parts: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<encryption xmlns="${NAMESPACE}/encryption" \
xmlns:p="${PASSWORD_KEY}" xmlns:c="${NAMESPACE}/keyEncryptor/certificate">${parts}</encryption>`
const keyDataXml = (salt: Buffer): string => `<keyData ${ALGORITHMS} saltValue="${base64(salt)}"/>`

/** Whether the package is still what was encrypted. */
function integrityXml(packed: Buffer, key: Buffer, salt: Buffer): string {
  const hmacKey = randomBytes(HASH_BYTES)
  const hmacValue = createHmac('sha512', hmacKey).update(packed).digest()
  const hidden = (name: 'hmacKey' | 'hmacValue', value: Buffer) =>
    base64(encrypted(key, ivOf(salt, purpose(name)), value))
  return `<dataIntegrity encryptedHmacKey="${hidden('hmacKey', hmacKey)}" encryptedHmacValue="${hidden('hmacValue', hmacValue)}"/>`
}

/** The key itself, and what tells a wrong password from the right one. */
async function passwordXml(password: string, key: Buffer): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await passwordHash(password, salt)
  const verifier = randomBytes(SALT_BYTES)
  const hidden = (name: keyof typeof PURPOSE, value: Buffer) =>
    base64(encrypted(sha512(hash, purpose(name)).subarray(0, KEY_BYTES), salt, value))
  return `<keyEncryptors><keyEncryptor uri="${PASSWORD_KEY}"><p:encryptedKey spinCount="${SPIN_COUNT}" ${ALGORITHMS} \
saltValue="${base64(salt)}" encryptedVerifierHashInput="${hidden('verifierInput', verifier)}" \
encryptedVerifierHashValue="${hidden('verifierHash', sha512(verifier))}" encryptedKeyValue="${hidden('key', key)}"/>\
</keyEncryptor></keyEncryptors>`
}

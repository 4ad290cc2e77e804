/** Single values that the database must not hold readable: encrypted with the key of the site, which lies beside its files. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFileIn } from './attachments/storage.ts'
import { keptSecret } from './config.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = (dataDir: string): Buffer => Buffer.from(keptSecret(keyFileIn(dataDir)), 'base64url')

/** @param about what it belongs to: read as anything else it is nothing */
export function lockText(dataDir: string, text: string, about: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(dataDir), iv).setAAD(Buffer.from(about))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** @throws Error where the key or what it belongs to is another one */
export function unlockText(dataDir: string, locked: string, about: string): string {
  const whole = Buffer.from(locked, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(dataDir), whole.subarray(0, IV_BYTES)).setAAD(Buffer.from(about))
  decipher.setAuthTag(whole.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(whole.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** A locked workbook, opened by what the specification says of a reader, sharing nothing with the writer. */
import { createDecipheriv, createHash, createHmac } from 'node:crypto'
import { expect } from 'vitest'

const END = 0xffff_fffe

/** [MS-CFB]: the streams of a compound file by name. */
function streamsOf(file: Buffer): Map<string, Buffer> {
  const sector = (no: number) => file.subarray((no + 1) * 512, (no + 2) * 512)
  const table: number[] = []
  const read = (bytes: Buffer) => Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4))
  const fats = read(file.subarray(76, 512))
  for (let next = file.readUInt32LE(68); next !== END; ) {
    const named = read(sector(next))
    next = named.pop() ?? END
    fats.push(...named)
  }
  for (const no of fats) if (no !== 0xffff_ffff) table.push(...read(sector(no)))
  const follow = (start: number, next: readonly number[]) => {
    const found: number[] = []
    for (let no = start; no !== END; no = next[no] ?? END) found.push(no)
    return found
  }
  const bytesOf = (start: number) => Buffer.concat(follow(start, table).map(sector))
  const directory = bytesOf(file.readUInt32LE(48))
  const entries = Array.from({ length: directory.length / 128 }, (_, at) => {
    const entry = directory.subarray(at * 128, (at + 1) * 128)
    const name = entry.toString('utf16le', 0, Math.max(0, entry.readUInt16LE(64) - 2))
    return { name, start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) }
  })
  const miniTable = file.readUInt32LE(64) > 0 ? read(bytesOf(file.readUInt32LE(60))) : []
  const miniStream = bytesOf(entries[0]?.start ?? END)
  const miniBytes = (start: number) =>
    Buffer.concat(follow(start, miniTable).map((no) => miniStream.subarray(no * 64, (no + 1) * 64)))
  return new Map(
    entries
      .slice(1)
      .filter(({ name }) => name !== '')
      .map(({ name, start, size }) => [name, (size < 4096 ? miniBytes(start) : bytesOf(start)).subarray(0, size)]),
  )
}

const hashOf = (...parts: Buffer[]) => createHash('sha512').update(Buffer.concat(parts)).digest()
const count = (value: number) => Buffer.from(Uint32Array.of(value).buffer)
const decrypted = (key: Buffer, iv: Buffer, content: Buffer) => {
  const decipher = createDecipheriv('aes-256-cbc', key, iv).setAutoPadding(false)
  return Buffer.concat([decipher.update(content), decipher.final()])
}

/** [MS-OFFCRYPTO] 2.3.4.13 and 2.3.4.15. @returns undefined for a wrong password */
export function openWorkbook(file: Buffer, password: string): Buffer | undefined {
  const streams = streamsOf(file)
  const info = streams.get('EncryptionInfo') ?? Buffer.alloc(0)
  const packed = streams.get('EncryptedPackage') ?? Buffer.alloc(0)
  expect(info.readUInt16LE(0)).toBe(4)
  expect(info.readUInt32LE(4)).toBe(0x40)
  const xml = info.toString('utf8', 8)
  const value = (element: string, name: string) =>
    Buffer.from(new RegExp(`<${element} [^>]*${name}="([^"]*)"`).exec(xml)?.[1] ?? '', 'base64')
  const salt = value('p:encryptedKey', 'saltValue')
  let hash = hashOf(salt, Buffer.from(password, 'utf16le'))
  for (let turn = 0; turn < 100_000; turn++) hash = hashOf(count(turn), hash)
  const shown = (block: string, name: string) =>
    decrypted(hashOf(hash, Buffer.from(block, 'hex')).subarray(0, 32), salt, value('p:encryptedKey', name))
  const verifier = shown('fea7d2763b4b9e79', 'encryptedVerifierHashInput')
  if (!hashOf(verifier).equals(shown('d7aa0f6d3061344e', 'encryptedVerifierHashValue'))) return undefined
  const key = shown('146e0be7abacd0d6', 'encryptedKeyValue')
  const keySalt = value('keyData', 'saltValue')
  const iv = (block: Buffer) => hashOf(keySalt, block).subarray(0, 16)
  const hmacKey = decrypted(key, iv(Buffer.from('5fb2ad010cb9e1f6', 'hex')), value('dataIntegrity', 'encryptedHmacKey'))
  const hmac = decrypted(key, iv(Buffer.from('a0677f02b22c8433', 'hex')), value('dataIntegrity', 'encryptedHmacValue'))
  expect(createHmac('sha512', hmacKey).update(packed).digest().equals(hmac)).toBe(true)
  const size = Number(packed.readBigUInt64LE(0))
  const pieces: Buffer[] = []
  for (let at = 8, index = 0; at < packed.length; at += 4096, index++)
    pieces.push(decrypted(key, iv(count(index)), packed.subarray(at, at + 4096)))
  return Buffer.concat(pieces).subarray(0, size)
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zip } from '../excel/zip-writer.ts'
import { contentDisposition } from './download-headers.ts'
import { contentTypeOf, extensionOf, fitsExtension, kindOf } from './file-kind.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jikim-kind-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fits(name: string, content: Buffer): Promise<boolean> {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return fitsExtension(await kindOf(path, content.subarray(0, 65_536)), extensionOf(name), content)
}
const archive = (...names: string[]) =>
  buffer(Readable.from(zip(names.map((name) => ({ name, content: ['x'] }))), { objectMode: false }))
const bytes = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(100)])
const program = bytes('4d5a9000')

test('S-259 a program is refused under any name', async () => {
  for (const name of ['a.jpg', 'a.pdf', 'a.txt', 'a.docx', 'a.dwg', 'a.hwp', 'a'])
    expect([name, await fits(name, program)]).toEqual([name, false])
  expect(await fits('a.sh', Buffer.from('#!/bin/sh\nrm x'))).toBe(false)
  expect(await fits('a.dwg', Buffer.from('AC1032\0\0'))).toBe(true)
})

test('S-259 a picture is a picture under the name of another one, and nothing else is', async () => {
  for (const hex of ['ffd8ffe0', '89504e470d0a1a0a', '474946383961', '52494646000000005745425056503820'])
    expect(await fits('a.JPG', bytes(hex))).toBe(true)
  expect(await fits('a.heic', bytes('0000001c6674797068656963'))).toBe(true)
  expect(await fits('a.png', Buffer.from('%PDF-1.7'))).toBe(false)
  expect(await fits('a.pdf', Buffer.from('%PDF-1.7'))).toBe(true)
  expect(await fits('a.mp4', bytes('000000206674797069736f6d'))).toBe(true)
  expect(await fits('a.jpg', bytes('000000206674797069736f6d'))).toBe(false)
})

test('S-259 Office files are told by what is inside them', async () => {
  const sheet = await archive('[Content_Types].xml', 'xl/workbook.xml')
  expect(await fits('a.xlsx', sheet)).toBe(true)
  expect(await fits('a.docx', sheet)).toBe(false)
  expect(await fits('a.zip', sheet)).toBe(true)
  expect(await fits('a.pptx', await archive('ppt/presentation.xml'))).toBe(true)
  expect(await fits('a.docx', await archive('evil.js'))).toBe(false)
  expect(await fits('a.xlsx', sheet.subarray(0, 40))).toBe(false)
  expect(await fits('a.xls', bytes('d0cf11e0a1b11ae1'))).toBe(true)
  expect(await fits('a.xlsx', bytes('d0cf11e0a1b11ae1'))).toBe(false)
})

test('S-259 a text is UTF-8 or CP949 and holds no zero byte', async () => {
  expect(await fits('a.txt', Buffer.from('안전 제일 '.repeat(20_000)))).toBe(true)
  // 안전 in CP949, which UTF-8 does not know.
  expect(await fits('a.csv', Buffer.from('beC8c0fc2c310a', 'hex'))).toBe(true)
  expect(await fits('a.txt', Buffer.from('a\0b'))).toBe(false)
  expect(await fits('a.txt', Buffer.concat([Buffer.from('a'.repeat(100_000)), Buffer.alloc(1)]))).toBe(false)
})

test('names and types', () => {
  expect(['a.TAR.GZ', '보고서', '.env', 'a.'].map(extensionOf)).toEqual(['gz', '', 'env', ''])
  expect(contentTypeOf('ole', 'hwp')).toBe('application/x-hwp')
  expect(contentTypeOf('other', 'dwg')).toBe('application/octet-stream')
})

test('S-258 a Korean name arrives intact and cannot break out of its header', () => {
  expect(contentDisposition('attachment', `점검 '26"\r\n(1).pdf`)).toBe(
    `attachment; filename="__ '26___(1).pdf"; filename*=UTF-8''%EC%A0%90%EA%B2%80%20%2726%22%0D%0A%281%29.pdf`,
  )
})

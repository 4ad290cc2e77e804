import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forget, type ReadyFile, receive } from './receive.ts'
import type { Setting } from './settings.ts'
import { LocalStorage } from './storage.ts'

let folder: string
let storage: LocalStorage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jikim-receive-'))
  storage = new LocalStorage(folder, () => Buffer.alloc(32, 7))
})
afterAll(() => rm(folder, { recursive: true }))

const setting = (limitBytes = 10_000_000) =>
  ({ acceptExts: ['jpg', 'png', 'gif', 'webp', 'heic', 'txt'], limitBytes }) as unknown as Setting
const taken = (fileOrgNm: string, content: Buffer | Readable, limitBytes?: number) =>
  receive(Buffer.isBuffer(content) ? Readable.from([content]) : content, {
    fileOrgNm,
    setting: setting(limitBytes),
    storage,
  })
async function ready(fileOrgNm: string, content: Buffer | Readable): Promise<ReadyFile> {
  const received = await taken(fileOrgNm, content)
  if (received.refused) throw new Error(received.refused)
  return received.file
}

/** Left half red, right half blue, with a position and a turn in it. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ])
const POSITION = {
  IFD0: { Make: 'Phone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 50/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '127/1 40/1 0/1' },
}

describe('size and name', () => {
  test('EA-A15 10,000,000 bytes are accepted, 10,000,001 refused, and no more than the limit is written', async () => {
    const content = (size: number) => Readable.from(pieces(size))
    function* pieces(size: number) {
      for (let left = size; left > 0; left -= 1_000_000) yield Buffer.alloc(Math.min(left, 1_000_000), 'a')
    }
    expect((await taken('a.txt', content(10_000_000))).refused).toBeUndefined()
    const refused = await taken('a.txt', content(10_000_001))
    expect(refused.refused).toBe('K-52')
    expect((await stat(refused.path)).size).toBeLessThanOrEqual(10_000_000)
    expect((await taken('a.txt', content(30_000_000))).refused).toBe('K-52')
  })

  test('an extension that is not accepted, an empty file, a program by another name, a broken picture', async () => {
    expect((await taken('a.exe', Buffer.from('MZ'))).refused).toBe('K-51')
    expect((await taken('a', Buffer.from('x'))).refused).toBe('K-51')
    expect((await taken('a.txt', Buffer.alloc(0))).refused).toBe('FILE_EMPTY')
    expect((await taken('a.jpg', Buffer.from('MZ\x90\0'))).refused).toBe('FILE_CONTENT')
    const jpeg = await photo(200, 100).jpeg().toBuffer()
    expect((await taken('a.jpg', jpeg.subarray(0, 300))).refused).toBe('FILE_CONTENT')
  })

  test('the name loses folders, control characters and marks that hide its end', async () => {
    const { fileOrgNm } = await ready('C:\\x\\..\\보고\u202egpj.\r\n사진.txt', Buffer.from('a'))
    expect(fileOrgNm).toBe('보고gpj.사진.txt')
    const long = await ready(`${'가'.repeat(300)}.txt`, Buffer.from('a'))
    expect(long.fileOrgNm).toBe(`${'가'.repeat(246)}.txt`)
  })

  test('an upload that breaks off is a fault and leaves nothing', async () => {
    const before = await readdir(join(folder, '.incoming'))
    async function* broken() {
      yield Buffer.from('a')
      throw new Error('gone')
    }
    await expect(taken('a.txt', Readable.from(broken()))).rejects.toThrow('gone')
    expect(await readdir(join(folder, '.incoming'))).toEqual(before)
  })
})

describe('pictures', () => {
  test('a photo with a position is stored upright, without EXIF, no longer than 2560', async () => {
    const original = await photo(3000, 2000).jpeg().withExif(POSITION).withMetadata({ orientation: 6 }).toBuffer()
    const before = await sharp(original).metadata()
    expect([before.exif?.includes('Phone'), before.orientation]).toEqual([true, 6])
    const file = await ready('현장.JPG', original)
    const { format, exif, xmp, iptc, icc, orientation, width, height } = await sharp(file.path).metadata()
    expect({ format, exif, xmp, iptc, icc, orientation, width, height }).toEqual({
      format: 'jpeg',
      width: 1707,
      height: 2560,
    })
    expect(file).toMatchObject({
      fileOrgNm: '현장.JPG',
      fileExt: 'jpg',
      contentType: 'image/jpeg',
      width: 1707,
      height: 2560,
    })
    const { data } = await sharp(file.path)
      .extract({ left: 800, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
    const sizes = await Promise.all(file.previews.map(async ({ path }) => sharp(path).metadata()))
    expect(sizes.map(({ format, height, exif }) => [format, height, exif])).toEqual([['webp', 320, undefined]])
  })

  const pixelsOf = (picture: Buffer | string) => sharp(picture).raw().toBuffer()

  test('a JPEG that is small and upright is freed of what it tells and of what hangs behind it, and drawn by the same bytes', async () => {
    for (const progressive of [false, true]) {
      const told = await photo(200, 100).jpeg({ progressive }).withExif(POSITION).toBuffer()
      const comment = Buffer.from('\xff\xfe\0\x09comment', 'latin1')
      const original = Buffer.concat([
        told.subarray(0, 2),
        comment,
        told.subarray(2),
        Buffer.from('<script>alert(1)</script>'),
      ])
      const file = await ready('a.jpg', original)
      const kept = await readFile(file.path)
      for (const told of ['Exif', 'Phone', 'comment', 'script']) expect(kept.includes(told)).toBe(false)
      const drawn = told.subarray(told.indexOf(Buffer.from([0xff, 0xda])))
      expect(kept.subarray(-drawn.length).equals(drawn)).toBe(true)
      expect(await pixelsOf(file.path)).toEqual(await pixelsOf(original))
      expect(file).toMatchObject({ width: 200, height: 100, fileSize: kept.length })
    }
  })

  test('a photo that is ready does not wait for one that is written anew', async () => {
    const noise = randomBytes(2000 * 1500 * 3)
    const heavy = await sharp(noise, { raw: { width: 2000, height: 1500, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const anew = ready('heavy.png', heavy)
    const asItIs = ready('a.jpg', await photo(200, 100).jpeg().toBuffer())
    expect(await Promise.race([anew, asItIs])).toMatchObject({ fileOrgNm: 'a.jpg' })
    await anew
  })

  test('a JPEG that is turned, finer than anybody sees, or in colours of its own is written anew', async () => {
    const turned = await ready('a.jpg', await photo(200, 100).jpeg().withMetadata({ orientation: 6 }).toBuffer())
    expect(turned).toMatchObject({ width: 100, height: 200 })
    const noise = sharp(randomBytes(1500 * 1000 * 3), { raw: { width: 1500, height: 1000, channels: 3 } })
    const fine = await noise.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
    expect(fine.length).toBeGreaterThan(3_000_000)
    expect((await ready('a.jpg', fine)).fileSize).toBeLessThan(fine.length * 0.7)
    const wide = await photo(200, 100).jpeg().withIccProfile('p3').toBuffer()
    const { path } = await ready('a.jpg', wide)
    expect((await sharp(path).metadata()).hasProfile).toBe(false)
    const [red = 0] = await pixelsOf(path)
    expect(red).toBeGreaterThan(250)
    const ink = await ready('a.jpg', await photo(200, 100).toColourspace('cmyk').jpeg().toBuffer())
    expect((await sharp(ink.path).metadata()).space).toBe('srgb')
  })

  test('a JPEG that breaks off within is refused', async () => {
    const noise = sharp(randomBytes(200 * 100 * 3), { raw: { width: 200, height: 100, channels: 3 } })
    const half = (await noise.jpeg().toBuffer()).subarray(0, 5_000)
    expect((await taken('a.jpg', half)).refused).toBe('FILE_CONTENT')
  })

  test('what hangs behind a picture is not kept', async () => {
    const original = Buffer.concat([await photo(200, 100).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const file = await ready('a.png', original)
    expect((await readFile(file.path)).includes('script')).toBe(false)
    expect(file).toMatchObject({ contentType: 'image/png', width: 200, height: 100 })
  })

  test('a HEIC of a phone becomes a JPEG under its name, without its position', async () => {
    const original = await readFile(new URL('./fixtures/gps.heic', import.meta.url))
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const file = await ready('IMG_0001.HEIC', original)
    expect(file).toMatchObject({
      fileOrgNm: 'IMG_0001.jpg',
      fileExt: 'jpg',
      contentType: 'image/jpeg',
      width: 160,
      height: 96,
    })
    const stored = await sharp(file.path).metadata()
    expect([stored.format, stored.exif]).toEqual(['jpeg', undefined])
    expect(
      (await sharp(file.path).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer())[0],
    ).toBeGreaterThan(200)
    const named = await ready('IMG_0001.jpg', original)
    expect(named.fileOrgNm).toBe('IMG_0001.jpg')
  })

  test('a moving GIF keeps moving', async () => {
    const frame = (background: string) => ({ create: { width: 40, height: 30, channels: 3 as const, background } })
    const gif = await sharp([await sharp(frame('red')).png().toBuffer(), await sharp(frame('blue')).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    const file = await ready('a.gif', gif)
    expect(file).toMatchObject({ contentType: 'image/gif', width: 40, height: 30 })
    expect((await sharp(file.path).metadata()).pages).toBe(2)
  })

  test('a picture that claims more pixels than any camera has is refused', async () => {
    const png = await photo(20, 10).png().toBuffer()
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    expect((await taken('a.png', png)).refused).toBe('FILE_CONTENT')
  })

  test('nothing is left once a file was forgotten', async () => {
    const received = await taken('a.png', await photo(20, 10).png().toBuffer())
    const base = received.path.split('/').pop() ?? ''
    const left = async () => (await readdir(join(folder, '.incoming'))).filter((name) => name.startsWith(base))
    // The file, the picture, the small preview: the large one is written when it is first asked for.
    expect(await left()).toHaveLength(3)
    await forget(received.path)
    expect(await left()).toEqual([])
  })
})

describe('storage', () => {
  const name = 'ab'.repeat(16)

  test('encrypted content is not readable on the disk, and is on the way out', async () => {
    const path = await storage.newPath()
    await writeFile(path, '건강진단 결과')
    await storage.keep(path, name, true)
    const onDisk = join(folder, 'ab', name)
    expect((await readFile(onDisk)).includes('건강진단')).toBe(false)
    expect((await buffer(await storage.read(name, true))).toString()).toBe('건강진단 결과')
    const bytes = await readFile(onDisk)
    bytes[14] = (bytes[14] ?? 0) ^ 1
    await writeFile(onDisk, bytes)
    await expect(storage.read(name, true).then(buffer)).rejects.toThrow()
    expect(await readdir(join(folder, '.incoming'))).not.toContain(path.split('/').pop())
    await storage.remove(name)
    await expect(storage.read(name, true)).rejects.toMatchObject({ code: 'ENOENT' })
    await storage.remove(name)
  })

  test('no name leads out of the folder', async () => {
    await expect(storage.read('../../etc/passwd', false)).rejects.toThrow(RangeError)
  })
})

import { expect, test } from 'vitest'
import { cameraTime, timeSegment } from '#platform/model/photo-time.ts'
import { scalePhoto } from './scale.ts'

async function photo(width: number, height: number, type: string, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error('No picture')
  return new File([blob], name, { type })
}

/** A JPEG with an EXIF part that says how it is turned, as a phone writes it. */
async function turned(file: File, orientation: number): Promise<File> {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  const bytes = new Uint8Array(await file.arrayBuffer())
  const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif])
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], file.name, { type: file.type })
}

async function look(file: File) {
  const picture = await createImageBitmap(file, { imageOrientation: 'none' })
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.drawImage(picture, 0, 0)
  const colourAt = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data
    return red > blue ? 'red' : 'blue'
  }
  return {
    width: picture.width,
    height: picture.height,
    top: colourAt(picture.width / 2, 2),
    bottom: colourAt(picture.width / 2, picture.height - 3),
  }
}
const textOf = async (file: File) => new TextDecoder('latin1').decode(await file.arrayBuffer())

test('a large photo is made smaller and stays a JPEG under its name', async () => {
  const scaled = await scalePhoto(await photo(4000, 3000, 'image/jpeg', '현장.jpg'))
  expect(await look(scaled)).toMatchObject({ width: 2560, height: 1920 })
  expect([scaled.name, scaled.type]).toEqual(['현장.jpg', 'image/jpeg'])
})

test('a small photo that tells nothing goes as it is', async () => {
  const file = await photo(640, 480, 'image/jpeg', 'a.jpg')
  expect(await scalePhoto(file)).toBe(file)
})

test('a photo that a phone turned is upright afterwards, without what the camera wrote', async () => {
  const file = await turned(await photo(640, 480, 'image/jpeg', 'a.jpg'), 6)
  expect(await textOf(file)).toContain('Exif')
  const scaled = await scalePhoto(file)
  expect(await look(scaled)).toEqual({ width: 480, height: 640, top: 'red', bottom: 'blue' })
  expect(await textOf(scaled)).not.toContain('Exif')
})

test('a photo that is made smaller still says when it was taken, and nothing else', async () => {
  const file = await photo(4000, 3000, 'image/jpeg', 'a.jpg')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const time = { time: '2026:11:24 09:31:05', offset: '+09:00' }
  const place = new TextEncoder().encode('GPS 37.5N')
  const taken = new File([bytes.slice(0, 2), timeSegment(time), bytes.slice(2), place], 'a.jpg', { type: 'image/jpeg' })
  const scaled = await scalePhoto(taken)
  expect(cameraTime(new Uint8Array(await scaled.arrayBuffer()))).toEqual(time)
  expect(await look(scaled)).toMatchObject({ width: 2560, height: 1920 })
  expect(await textOf(scaled)).not.toContain('GPS')
})

test('a PNG stays a PNG; what the browser cannot read goes as it is', async () => {
  const drawing = await scalePhoto(await photo(3000, 1000, 'image/png', '도면.png'))
  expect([drawing.type, drawing.name]).toEqual(['image/png', '도면.png'])
  expect((await look(drawing)).width).toBe(2560)

  const heic = new File([new Uint8Array(64)], 'IMG_1.HEIC', { type: 'image/heic' })
  expect(await scalePhoto(heic)).toBe(heic)
  const gif = await photo(10, 10, 'image/png', 'a.gif')
  const moving = new File([gif], 'a.gif', { type: 'image/gif' })
  expect(await scalePhoto(moving)).toBe(moving)
})

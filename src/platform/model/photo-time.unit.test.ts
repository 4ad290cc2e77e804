import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cameraTime, takenAt, timeSegment } from './photo-time.ts'

const photo = (exif: object) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .withExif(exif as never)
    .toBuffer()
const IFD2 = { DateTimeOriginal: '2026:11:24 09:31:05' }

test('a photo says when it was taken, with the offset of its camera, else with that of the site', async () => {
  expect(takenAt(await photo({ IFD2: { ...IFD2, OffsetTimeOriginal: '-05:00' } }))).toBe('2026-11-24T09:31:05-05:00')
  expect(takenAt(await photo({ IFD2 }))).toBe('2026-11-24T09:31:05+09:00')
})

test('what is not there, broken, or no time is none', async () => {
  expect(takenAt(await photo({ IFD0: { Software: 'x' } }))).toBeUndefined()
  expect(takenAt(await photo({ IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } }))).toBeUndefined()
  expect(takenAt(new Uint8Array())).toBeUndefined()
  const whole = await photo({ IFD2 })
  const at = whole.indexOf('Exif\0\0')
  for (let length = at; length < at + 200; length += 1) expect(() => takenAt(whole.subarray(0, length))).not.toThrow()
})

test('a picture that is written anew keeps its time and nothing else', () => {
  for (const time of [{ time: '2026:11:24 09:31:05' }, { time: '2026:11:24 09:31:05', offset: '+08:00' }]) {
    const segment = timeSegment(time)
    expect(cameraTime(segment)).toEqual(time)
    expect([segment[0], segment[1], (segment[2] ?? 0) * 256 + (segment[3] ?? 0)]).toEqual([
      0xff,
      0xe1,
      segment.length - 2,
    ])
    expect(segment.length).toBeLessThan(120)
  }
})

import { expect, test } from 'vitest'
import { manualSetting } from './attach-setting.ts'
import { refusedFiles } from './check-files.ts'

const setting = { ...manualSetting('SAMPLE'), limitCnt: 2, limitSize: 1, acceptExt: 'jpg,jiff' }
const file = (name: string, size = 10) => ({ name, size })

test('S-252 count, extension, size, in this order; the whole choice is refused', () => {
  const chosen = [file('a.jpg'), file('b.exe', 2_000_000)]
  expect(refusedFiles(chosen, setting, 1)?.message).toMatch(/파일갯수/)
  expect(refusedFiles(chosen, setting, 0)).toMatchObject({ message: expect.stringMatching(/확장자/), names: ['b.exe'] })
  expect(refusedFiles([file('a.jpg', 1_000_001)], setting, 0)?.message).toMatch(/용량/)
})

test('S-252, S-257 equal size is allowed, case does not matter, jfif counts as jiff', () => {
  expect(refusedFiles([file('A.JPG', 1_000_000), file('b.jfif')], setting, 0)).toBeUndefined()
})

test('S-250 S-468 without a setting: 999 files of 20 MB, the default extensions', () => {
  expect(refusedFiles([file('a.pdf', 20_000_000)], manualSetting('SAMPLE'), 998)).toBeUndefined()
})

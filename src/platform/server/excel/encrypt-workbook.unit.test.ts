import { expect, test } from 'vitest'
import { openWorkbook } from '#platform/test/open-workbook.ts'
import { encryptWorkbook } from './encrypt-workbook.ts'

test.each([0, 1, 15, 16, 4095, 4096, 4097, 70_000, 8_000_000])(
  'a workbook of %d bytes opens with its password alone',
  async (size) => {
    const workbook = Buffer.alloc(size, 'PK workbook ')
    const file = await encryptWorkbook(workbook, '반출-2026!가')
    expect(file.toString('hex', 0, 8)).toBe('d0cf11e0a1b11ae1')
    expect(openWorkbook(file, '반출-2026!가')?.equals(workbook)).toBe(true)
    if (size === 4096) expect(openWorkbook(file, '반출-2026!나')).toBeUndefined()
    if (size > 100) expect(file.includes('workbook')).toBe(false)
  },
)

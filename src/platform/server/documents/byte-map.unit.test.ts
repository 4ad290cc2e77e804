import { expect, test } from 'vitest'
import { CopiedRow } from '../database/copied-rows.ts'
import { ByteMap } from './byte-map.ts'

test('what stands for a text is found by its bytes, whatever they have in common with others', () => {
  const parts = ['', 'a', 'ab', '0000', '2026', '김', '업체', '-01', '-02', 'V100001']
  const texts = [...new Set(parts.flatMap((one) => parts.flatMap((two) => parts.map((three) => one + two + three))))]
  const row = new CopiedRow(2)
  const map = new ByteMap<string>()
  const at = (text: string, before: string): void => void row.read(Buffer.from(`${before}\t${text}\n`), 0)
  for (const [index, text] of texts.entries()) {
    at(text, '앞'.repeat(index % 3))
    expect(map.get(row, 1)).toBeUndefined()
    map.add(row, 1, text)
  }
  expect(map.size).toBe(texts.length)
  for (const [index, text] of texts.entries()) {
    at(text, 'x'.repeat(index % 5))
    expect(map.get(row, 1)).toBe(text)
    expect(map.get(row, 1)).toBe(text)
  }
  map.clear()
  expect(map.get(row, 1)).toBeUndefined()
})

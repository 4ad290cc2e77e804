/** A column of a file reads of a row what it says it reads: nothing else is fetched for it. */
import { expect, test } from 'vitest'
import { exportColumns } from '#platform/server/documents/sheet.ts'
import { models } from './modules.ts'

test.each(models.map((model) => [model.name, model] as const))('%s', (_, model) => {
  const names = ['statusCd', 'plantCd', 'createUserId', 'createDt', ...Object.keys(model.fields)]
  for (const { name, reads, value } of exportColumns(model, { language: 'kr', nameOf: () => undefined }, names)) {
    if (!reads) continue
    const read = new Set<string>()
    value(new Proxy({}, { get: (_row, key) => read.add(String(key)) && '1' }))
    expect(
      [...read].filter((one) => !reads.includes(one)),
      name,
    ).toEqual([])
  }
})

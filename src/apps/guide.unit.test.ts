/** The guide shows what compiles: its examples of read lists and figures stand in the code as they stand there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

test('read lists and figures', () => {
  const [, section = ''] = /^## Read lists and figures\n(.*?)^## /ms.exec(source('CONTRIBUTING.md')) ?? []
  const examples = [...section.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)
  const code = [
    source('src/modules/contractor/entry/gate-log.model.ts'),
    source('src/modules/contractor/entry/gate-log.sql.ts'),
    source('src/modules/saf/near-miss/figures/near-miss-figures.model.ts'),
  ].join('\n')
  expect(examples).toHaveLength(5)
  for (const example of examples) expect(code).toContain(example)
})

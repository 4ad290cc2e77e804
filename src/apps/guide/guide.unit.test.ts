/** The guide shows what stands here: what it quotes is compiled, checked and tested with everything else. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'safety-praise')
const guide = readFileSync(join(import.meta.dirname, '../../../CONTRIBUTING.md'), 'utf8')

test.each(readdirSync(FOLDER))('%s stands in CONTRIBUTING.md as it is', (file) => {
  const quoted = `\`\`\`${file.split('.').at(-1)}\n${readFileSync(join(FOLDER, file), 'utf8')}\`\`\``
  const place = guide.indexOf(`\`${file}\``)
  expect(place, `${file} is named`).toBeGreaterThan(0)
  expect(guide.slice(place).match(/```[a-z]+\n[\s\S]*?```/)?.[0]).toBe(quoted)
})

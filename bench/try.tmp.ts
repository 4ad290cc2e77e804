import { startCluster } from './cluster.ts'

const t0 = performance.now()
const say = (s: string) => console.log(((performance.now() - t0) / 1000).toFixed(1), s)
const c = await startCluster()
say('cluster')
for (const n of process.argv.slice(2).map(Number)) {
  const url = await c.aDatabase(n)
  say(n + ' ' + url)
}
process.on('SIGINT', async () => {
  await c.stop()
  process.exit()
})
process.on('SIGTERM', async () => {
  await c.stop()
  process.exit()
})
setInterval(() => {}, 1000)

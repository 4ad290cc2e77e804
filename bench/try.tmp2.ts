import { readFileSync } from 'node:fs'
import { Bench, measureAll } from './measure.ts'
import * as ops from './operations.ts'
import { start, stopAll } from './processes.ts'

const log = readFileSync('/tmp/bench-try.log', 'utf8')
const sizes = [...log.matchAll(/(\d+) (postgresql:\S+)/g)]
  .map((m) => ({ rowCnt: Number(m[1]), url: m[2] ?? '' }))
  .filter((s) => (process.env.SIZES ?? '10000,100000,1000000').split(',').includes(String(s.rowCnt)))
const pid = Number(readFileSync('/tmp/bench-pg.pid', 'utf8'))
try {
  const load = start('load.ts')
  const benches = []
  for (const size of sizes) benches.push(await Bench.open(size, load, pid))
  await measureAll(benches, {
    connections: (process.env.CONNS ?? '1,32').split(',').map(Number),
    pace: { rounds: Number(process.env.ROUNDS ?? 3), roundMs: 500 },
    say: (t) => console.log(t),
  })
} finally {
  await stopAll()
}

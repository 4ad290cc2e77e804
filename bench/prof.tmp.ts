import { readFileSync } from 'node:fs'
import { Bench } from './measure.ts'
import { operationsOn } from './operations.ts'
import { start, stopAll } from './processes.ts'
const [, , name = 'insert', conns = '8', ms = '4000'] = process.argv
const base = readFileSync('/tmp/bench-try.log', 'utf8').match(/postgresql:\S+/)![0].replace(/bench_\d+$/, 'bench_100000')
const load = start('load.ts')
if (process.env.PROF) process.env.NODE_OPTIONS = `--cpu-prof --cpu-prof-dir=/tmp/prof-${name}`
const b = await Bench.open({ rowCnt: 100000, url: base }, load, Number(readFileSync('/tmp/bench-pg.pid', 'utf8')))
const op = operationsOn(100000).find((o) => o.name === name)!
await b.measure(op, 'ours', Number(conns), 1000)
for (const c of (process.env.CAND ?? 'ours').split(',') as any) { const r = await b.measure(op, c, Number(conns), Number(ms))
console.log(c, r.requestsPerSecond, 'server cpu/1000', (r.serverCpuMs! / r.requestCnt) * 1000, 'db', (r.databaseCpuMs! / r.requestCnt) * 1000) }
await stopAll()

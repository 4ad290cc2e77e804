import { readFileSync } from 'node:fs'
import pg from 'pg'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { rowsStatement, totalStatement } from '#platform/server/documents/list.ts'
import { recordStatement } from '#platform/server/documents/record.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { operationsOn } from './operations.ts'

const [, , size, only, mode = 'auto'] = process.argv
const base = readFileSync('/tmp/bench-try.log', 'utf8')
  .match(/postgresql:\S+/)![0]
  .replace(/bench_\d+$/, `bench_${size}`)
const c = new pg.Client({
  connectionString: base,
  options: `-c role=${process.env.ROLE ?? 'jikim_app'} -c timezone=Asia/Seoul -c jit=off -c plan_cache_mode=${mode}`,
})
await c.connect()
const people: any = {
  safety: {
    userId: 'safety',
    userNm: '',
    kind: 'staff',
    plantCd: '2000',
    deptCd: 'D2310',
    vendorCd: null,
    roles: ['SHM'],
    scopeCd: 'PLANT',
  },
  reader: {
    userId: 'reader',
    userNm: '',
    kind: 'staff',
    plantCd: '1000',
    deptCd: 'D1140',
    vendorCd: null,
    roles: ['AUD'],
    scopeCd: 'ALL',
  },
  'V100001-02': {
    userId: 'V100001-02',
    userNm: '',
    kind: 'vendor',
    plantCd: '2000',
    deptCd: null,
    vendorCd: 'V100001',
    roles: ['VSM'],
    scopeCd: 'VENDOR',
  },
}
const shape = shapeOf(nearMiss)
const show = async (label: string, st: any) => {
  const { text, values } = st.statement()
  await c.query(`prepare q${++n} as ${text}`)
  const args = values
    .map((v: any) =>
      v === null
        ? 'null'
        : Array.isArray(v)
          ? `'{${v.join(',')}}'`
          : typeof v === 'number'
            ? v
            : `'${v instanceof Date ? v.toISOString() : v}'`,
    )
    .join(', ')
  const ex = `execute q${n}${args ? `(${args})` : ''}`
  for (let i = 0; i < 7; i++) await c.query(ex)
  const { rows } = await c.query(`explain (analyze, buffers, timing off) ${ex}`)
  console.log(`\n=== ${label}\n${process.env.TEXT ? text : ''}`)
  console.log(
    rows
      .map((r: any) => r['QUERY PLAN'])
      .join('\n')
      .replace(/^.*(SubPlan|InitPlan) [^\n]*\n/gm, (m) => m)
      .slice(0, 6000),
  )
}
let n = 0
for (const op of operationsOn(Number(size))) {
  if (only && only !== 'all' && op.name !== only) continue
  const p = people[op.userId]
  if (!p) continue
  await c.query(
    `select set_config('jikim.scope',$1,false), set_config('jikim.user',$2,false), set_config('jikim.plant',$3,false), set_config('jikim.dept',$4,false), set_config('jikim.vendor',$5,false)`,
    [p.scopeCd, p.userId, p.plantCd, p.deptCd ?? '', p.vendorCd ?? ''],
  )
  if (op.query) {
    await show(op.name + ' rows', rowsStatement(shape, p, op.query))
    await show(op.name + ' total', totalStatement(shape, p, op.query))
  } else if (op.name === 'detail') await show('detail', recordStatement(shape, 5000))
}
await c.end()

/** What the program writes is typed by the model: each line marked as an error must not compile. */
import { defineDocument } from '#platform/model/document.ts'
import { attachments, code, count, text } from '#platform/model/field.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'

const sample = defineDocument({
  name: 'door-sample',
  label: '본보기',
  api: '/api/door-sample',
  route: { staff: '/door-sample' },
  title: 'sampleTitle',
  stories: { miss: '놓침' },
  fields: {
    sampleTitle: text('제목', { max: 10, required: true }),
    kindCd: code('종류', { A: '가', B: '나' }),
    printCnt: count('인쇄'),
    photoFileId: attachments('사진', { taskClass: 'X' }),
  },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'TEMP',
    states: { TEMP: { label: '작성중', tone: 'draft' }, OVER: { label: '만료', tone: 'suspended' } },
    actions: { expire: { label: '만료', from: 'TEMP', to: 'OVER', by: 'program', needs: ['photoFileId'] } },
  },
  list: { columns: ['sampleTitle'], filters: [], search: [], sort: [] },
})

export async function typed(tx: Transaction) {
  const samples = tx.program(sample)
  const { doorSampleNo } = await samples.create({ plantCd: 'P', sampleTitle: 'x' })
  await samples.create('expire', { plantCd: 'P', sampleTitle: 'x', kindCd: 'A' }, { without: ['photoFileId'] })
  const record = await samples.act(doorSampleNo, 'expire', { kindCd: 'B' }, { without: ['photoFileId', 'follow'] })
  const statusCd: 'TEMP' | 'OVER' | undefined = record?.statusCd
  await samples.act(doorSampleNo, 'expire', (one) => ({ printCnt: (one.printCnt ?? 0) + 1 }))
  await samples.note(doorSampleNo, 'print', (one) => ({ printCnt: (one.printCnt ?? 0) + 1 }))
  await samples.note(doorSampleNo, 'miss', (one) => (one.kindCd === 'A' ? { kindCd: 'B' } : undefined))
  await samples.moveAll(
    'expire',
    sql`true`,
    { kindCd: 'A', printCnt: sql`r.print_cnt + 1` },
    { without: ['SOME_CODE'] },
  )

  // @ts-expect-error no such action
  await samples.act(doorSampleNo, 'exipre')
  // @ts-expect-error no such field
  await samples.act(doorSampleNo, 'expire', { kindCode: 'A' })
  // @ts-expect-error no such code
  await samples.act(doorSampleNo, 'expire', { kindCd: 'C' })
  // @ts-expect-error no such field, also where a function makes the values
  await samples.act(doorSampleNo, 'expire', () => ({ printCnt: 1, kindCode: 'A' }))
  // @ts-expect-error the state is moved by actions alone
  await samples.act(doorSampleNo, 'expire', { statusCd: 'OVER' })
  // @ts-expect-error no such field to leave out
  await samples.act(doorSampleNo, 'expire', {}, { without: ['photoFile'] })
  // @ts-expect-error nobody knows whose it is
  await samples.create({ sampleTitle: 'x' })
  // @ts-expect-error no such field
  await samples.create({ plantCd: 'P', sampleTitel: 'x' })
  // @ts-expect-error no such field among values that were made elsewhere
  await samples.create('expire', made)
  // @ts-expect-error no such story
  await samples.note(doorSampleNo, 'mist', {})
  // @ts-expect-error no such field
  await samples.note(doorSampleNo, 'miss', (one) => ({ printCount: one.printCnt }))
  // @ts-expect-error no such field
  await samples.moveAll('expire', sql`true`, { printCount: sql`1` })
  return statusCd
}
const made = { plantCd: 'P', sampleTitle: 'x', kindCode: 'A' }

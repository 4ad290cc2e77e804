/** What the program writes: the phases of a person's act, and what it leaves out of them on record. */
import { beforeAll, expect, test } from 'vitest'
import { defineDocument } from '#platform/model/document.ts'
import { attachments, count, day, rows, text, yesNo } from '#platform/model/field.ts'
import { aFileSite } from '#platform/test/site.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { problem } from '../refusal.ts'
import { program } from './program.ts'
import { rulesFor } from './rules.ts'

const loan = defineDocument({
  name: 'loan',
  label: '대여',
  api: '/api/sample/loan',
  route: { staff: '/sample/loan' },
  title: 'toolNm',
  number: { format: 'LN-{yyyymmdd}-{000}', at: 'lend' },
  stories: { remind: '반납 알림' },
  fields: {
    toolNm: text('공구', { max: 20, required: true }),
    dueYmd: day('반납일'),
    lentYmd: day('대여일', { system: true }),
    loudYn: yesNo('소음'),
    remindCnt: count('알림', { system: true, default: 0 }),
    photoFileId: attachments('반납 사진', { taskClass: 'EVERY_PHOTO' }),
    parts: rows('부속', { partNm: text('부속', { max: 20 }) }),
  },
  access: { create: 'anyone' },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: { label: '작성중', tone: 'draft', editableBy: 'author' },
      LENT: { label: '대여', tone: 'progress' },
      BACK: { label: '반납', tone: 'done' },
      LOST: { label: '분실', tone: 'danger' },
    },
    actions: {
      lend: { label: '대여', from: 'TEMP', to: 'LENT', by: 'author', needs: ['dueYmd'] },
      giveBack: { label: '반납', from: 'LENT', to: 'BACK', by: 'author', needs: ['photoFileId'] },
      lose: { label: '분실', from: 'LENT', to: 'LOST', by: 'program' },
    },
  },
  list: { columns: ['toolNm'], filters: [], search: ['toolNm'], sort: [] },
})

const loanRules = rulesFor(loan, {
  set: { lend: [({ today }) => ({ lentYmd: today })] },
  refuse: {
    lend: [
      ({ record }) =>
        record.toolNm === '망치' ? problem(loan, 'toolNm', 'LOAN_HAMMER', '망치는 안 됩니다.') : undefined,
    ],
  },
  guard: {
    giveBack: [
      ({ record }) =>
        record.loudYn === 'Y' ? { ruleCd: 'LOAN_LOUD', resultCd: 'BLOCK', message: '소음을 점검하십시오.' } : undefined,
    ],
  },
  follow: {
    lend: [
      ({ notify, record }) =>
        notify.people(['emp'], { text: '공구를 빌렸습니다: {title}', values: { title: record.toolNm }, tone: 'done' }),
    ],
  },
})

const site = aFileSite({ documents: [loanRules] })
const asProgram = <T>(work: (tx: Transaction) => Promise<T>) => site().services.db.write('SYSTEM', work)
const loans = { plantCd: '2000', toolNm: '사다리', dueYmd: '2026-12-01' }
const lent = (values: object = {}, how: object = {}) =>
  asProgram((tx) => tx.program(loan).create('lend', { ...loans, ...values }, how))
const historyOf = async (no: number) => (await site().as('admin').history(loan, no)).rows

beforeAll(async () => {
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('LOAN', '대여', 1, '/sample/loan');
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) select auth_grp_no, 'LOAN', 'Y', 'Y' from sys_auth_grp`)
  site().setClock('2026-11-23T10:00:00+09:00')
})

test('what it makes by an action is set, numbered and told as for a person', async () => {
  const { loanNo, loanDocNo } = await lent({ parts: [{ partNm: '고리' }] })
  expect(loanDocNo).toBe('LN-20261123-001')
  expect(await site().as('admin').read(loan, loanNo)).toMatchObject({
    statusCd: 'LENT',
    lentYmd: '2026-11-23',
    loudYn: 'N',
    remindCnt: 0,
    createUserId: 'SYSTEM',
    parts: [{ partNm: '고리' }],
  })
  expect((await site().as('emp').notifications()).rows[0]?.messageDesc).toBe('공구를 빌렸습니다: 사다리')
})

test('what a person would need is needed, and what refuses him refuses it', async () => {
  await expect(lent({ dueYmd: null })).rejects.toMatchObject({ status: 422, code: 'REQUIRED' })
  await expect(lent({ toolNm: '망치' })).rejects.toMatchObject({ status: 422, code: 'LOAN_HAMMER' })
  const { loanNo } = await lent({ loudYn: 'Y' })
  const back = (without: readonly ('photoFileId' | 'LOAN_LOUD')[]) =>
    asProgram((tx) => tx.program(loan).act(loanNo, 'giveBack', {}, { without }))
  await expect(back([])).rejects.toMatchObject({ code: 'REQUIRED' })
  await expect(back(['photoFileId'])).rejects.toMatchObject({ code: 'LOAN_LOUD' })
  expect(await back(['photoFileId', 'LOAN_LOUD'])).toMatchObject({ statusCd: 'BACK' })
  expect((await historyOf(loanNo))[0]).toMatchObject({ actionCd: 'giveBack', skippedCds: ['photoFileId', 'LOAN_LOUD'] })
})

test('what it leaves out by name stands in the audit, and beside the act in its history', async () => {
  const told = (await site().as('emp').notifications()).total
  const { loanNo } = await lent(
    { toolNm: '망치', dueYmd: null, lentYmd: '2026-11-01' },
    {
      without: ['dueYmd', 'lentYmd', 'LOAN_HAMMER', 'follow'],
    },
  )
  expect(await site().as('admin').read(loan, loanNo)).toMatchObject({ dueYmd: null, lentYmd: '2026-11-01' })
  expect((await site().as('emp').notifications()).total).toBe(told)
  expect(await historyOf(loanNo)).toMatchObject([
    { actionCd: 'CREATE', toStatusCd: 'LENT', skippedCds: ['dueYmd', 'lentYmd', 'LOAN_HAMMER', 'follow'] },
  ])
})

test('it moves what still stands where the action begins, and says whose act it was', async () => {
  const { loanNo } = await lent()
  const as = { by: { ...program, userId: 'safety' } }
  const lose = () =>
    asProgram((tx) => tx.program(loan, as).act(loanNo, 'lose', {}, { behalfOf: 'emp', reasonDesc: '도난' }))
  expect(await lose()).toMatchObject({ statusCd: 'LOST' })
  expect(await lose()).toBeUndefined()
  const [last] = await historyOf(loanNo)
  expect(last).toMatchObject({
    actionCd: 'lose',
    fromStatusCd: 'LENT',
    toStatusCd: 'LOST',
    reasonDesc: '도난',
    skippedCds: null,
  })
  expect(last?.onBehalfUserNm).toEqual(expect.any(String))
})

test('an action of the program is offered to nobody, and no request takes it', async () => {
  const { loanNo } = await lent()
  expect((await site().as('admin').read(loan, loanNo)).can.actions).not.toContain('lose')
  await expect(site().as('admin').act(loan, loanNo, 'lose')).rejects.toMatchObject({ status: 404 })
  const bulk = site()
    .as('admin')
    .call(`${loan.api}s/bulk/lose`, { method: 'POST', body: { targets: [{ no: loanNo, rowVersion: 1 }] } })
  await expect(bulk).rejects.toMatchObject({ status: 404 })
})

test('a note changes values and no state; nothing is written where there is nothing to say', async () => {
  const { loanNo } = await lent()
  const remind = () =>
    asProgram((tx) =>
      tx.program(loan).note(loanNo, 'remind', ({ remindCnt }) => (remindCnt ? undefined : { remindCnt: 1 })),
    )
  expect(await remind()).toMatchObject({ remindCnt: 1, statusCd: 'LENT' })
  expect(await remind()).toBeUndefined()
  expect(await historyOf(loanNo)).toMatchObject([
    { actionCd: 'remind', diff: { remindCnt: [0, 1] } },
    { actionCd: 'CREATE' },
  ])
})

test('many are moved in one statement, each with its audit and version; what asks its rules one by one is not', async () => {
  const made = [await lent({ toolNm: '톱' }), await lent({ toolNm: '톱', dueYmd: '2026-12-24' })]
  const moveAll = () =>
    asProgram((tx) =>
      tx
        .program(loan)
        .moveAll(
          'lose',
          sql`r.tool_nm = '톱'`,
          { remindCnt: sql`r.remind_cnt + 2` },
          { reasonDesc: sql`'톱 ' || r.due_ymd` },
        ),
    )
  expect(await moveAll()).toEqual(made.map(({ loanNo }) => loanNo))
  expect(await moveAll()).toEqual([])
  const no = made[1]?.loanNo ?? 0
  expect(await site().as('admin').read(loan, no)).toMatchObject({ statusCd: 'LOST', remindCnt: 2, rowVersion: 2 })
  expect((await historyOf(no))[0]).toMatchObject({
    actionCd: 'lose',
    fromStatusCd: 'LENT',
    toStatusCd: 'LOST',
    reasonDesc: '톱 2026-12-24',
    diff: { remindCnt: [0, 2] },
  })
  await expect(asProgram((tx) => tx.program(loan).moveAll('giveBack', sql`true`))).rejects.toThrow(/photoFileId, RULES/)
  const { loanNo } = await lent({ toolNm: '드릴' })
  const without = ['photoFileId', 'RULES'] as const
  await asProgram((tx) => tx.program(loan).moveAll('giveBack', sql`r.tool_nm = '드릴'`, {}, { without }))
  expect((await historyOf(loanNo))[0]).toMatchObject({ actionCd: 'giveBack', skippedCds: without })
})

test('a state that the lifecycle does not have is refused by the table', async () => {
  const { loanNo } = await lent()
  const setting = site().sql(`update loan set status_cd = 'GONE' where loan_no = $1`, [loanNo])
  await expect(setting).rejects.toThrow('loan_state')
})

test('in the transaction of a person it reaches what he does not see, and lets him see no more', async () => {
  const { loanNo } = await lent({ plantCd: '3000' })
  const person = { ...program, userId: 'emp', scopeCd: 'OWN' as const, plantCd: '2000' }
  const rows = await site().services.db.write(person, async (tx) => {
    await tx.program(loan).note(loanNo, 'EDIT', { remindCnt: 7 })
    return tx.query(sql`select 1 from loan where loan_no = ${loanNo}`)
  })
  expect(rows).toEqual([])
  expect(await site().sql('select remind_cnt from loan where loan_no = $1', [loanNo])).toEqual([{ remind_cnt: 7 }])
})

test('what the model does not have is an error, not dropped in silence', async () => {
  await expect(lent({ toolName: '톱' })).rejects.toThrow('loan has no toolName')
})

/** Codes, attachment settings and forms, by HTTP. */
import { describe, expect, test, vi } from 'vitest'
import { rulesFor } from '#platform/server/documents/rules.ts'
import { everyField } from '#platform/test/every-field.model.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite({ documents: [rulesFor(everyField, {})] })
type Row = Record<string, unknown> & { rowVersion: number }
const admin = () => site().as('admin')
const add = (path: string, body: object) => admin().call<Row>(`/api/manage/${path}`, { method: 'POST', body })
const change = async (path: string, body: object) => {
  const { rowVersion } = await admin().call<Row>(`/api/manage/${path}`)
  return admin().call<Row>(`/api/manage/${path}`, { method: 'PUT', body: { rowVersion, ...body } })
}
const remove = async (path: string) => {
  const { rowVersion } = await admin().call<Row>(`/api/manage/${path}`)
  return admin().call(`/api/manage/${path}?rowVersion=${rowVersion}`, { method: 'DELETE' })
}
const offered = async (group: string, language = 'kr') =>
  (
    await admin().call<{ rows: { code: string; codeNm: string }[] }>(`/api/common/codes?codeGrpCd=${group}`, {
      headers: { 'x-language': language, 'accept-language': language },
    })
  ).rows

describe('a code', () => {
  test('of a system group changes its names, and nothing else', async () => {
    await change('code/GENDER~M', { codeNm: '남성', codeNmEn: 'Man' })
    expect(await offered('GENDER')).toContainEqual(expect.objectContaining({ code: 'M', codeNm: '남성' }))
    const refused = { code: 'SYS_CODE_SYSTEM' }
    await expect(change('code/GENDER~M', { useYn: 'N' })).rejects.toMatchObject(refused)
    await expect(change('code/GENDER~M', { sortOrder: 9 })).rejects.toMatchObject(refused)
    await expect(add('code', { codeGrpCd: 'GENDER', code: 'X', codeNm: '기타' })).rejects.toMatchObject(refused)
    await expect(remove('code/GENDER~M')).rejects.toMatchObject(refused)
    await expect(remove('codegroup/GENDER')).rejects.toMatchObject({ status: 422 })
  })

  test('of a group of the site is known by both together, and goes unused', async () => {
    await add('codegroup', { codeGrpCd: 'MY_GROUP', codeGrpNm: '우리 그룹' })
    await add('codegroup', { codeGrpCd: 'MY_OTHER', codeGrpNm: '다른 그룹' })
    const first = { codeGrpCd: 'MY_GROUP', code: 'A', codeNm: '가', codeNmEs: 'a' }
    await add('code', first)
    await add('code', { ...first, codeGrpCd: 'MY_OTHER' })
    await expect(add('code', first)).rejects.toMatchObject({
      message: expect.stringContaining('이미 등록된 코드입니다.'),
    })
    await expect(remove('codegroup/MY_GROUP')).rejects.toMatchObject({ code: 'BASE_IN_USE' })
    await expect(add('code', { codeGrpCd: 'NO_GROUP', code: 'A', codeNm: '가' })).rejects.toMatchObject({
      field: 'codeGrpCd',
    })
    await remove('code/MY_GROUP~A')
    await remove('codegroup/MY_GROUP')
  })

  test('SYS_CODE_USED BASE_IN_USE what a document names is not removed, and the answer names the kind of document', async () => {
    await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('EVERY', '모든 항목', 1, '/sample/everyField');
      insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) select auth_grp_no, 'EVERY', 'Y', 'Y' from sys_auth_grp;
      update sys_code_grp set system_yn = 'N' where code_grp_cd = 'RTN_REASON'`)
    const [process] = await site().sql<{ no: number }>(
      `select process_no::int as no from process where plant_cd = '2000' limit 1`,
    )
    const values = { shortTitle: '제목', reasonCd: 'ETC', processNo: process?.no ?? 0 }
    await vi.waitFor(() =>
      site()
        .as('emp')
        .create(everyField, values as never),
    )
    const told = { message: expect.stringContaining(everyField.label) }
    await expect(remove('code/RTN_REASON~ETC')).rejects.toMatchObject({ code: 'SYS_CODE_USED', ...told })
    const path = `/api/baseinfo/processinfo/${process?.no}`
    await expect(admin().call(`${path}?rowVersion=1`, { method: 'DELETE' })).rejects.toMatchObject({
      code: 'BASE_IN_USE',
      ...told,
    })
    await change('code/RTN_REASON~ETC', { useYn: 'N' })
    await remove('code/RTN_REASON~SCHEDULE')
  })

  test('positions and duties are offered from their masters, in the reader’s language until they are renamed', async () => {
    expect(await offered('POSITION', 'en')).toContainEqual(expect.objectContaining({ code: 'STAFF' }))
    await change('position/STAFF', { positionNm: '매니저' })
    expect(await offered('POSITION')).toContainEqual(expect.objectContaining({ code: 'STAFF', codeNm: '매니저' }))
    await expect(remove('position/STAFF')).rejects.toMatchObject({ status: expect.any(Number) })
    expect((await admin().call<{ total: number }>('/api/manage/codes?codeGrpCd=POSITION')).total).toBe(0)
  })
})

test('EA-A15 a limit of 10 MB takes 10,000,000 bytes and not one more', async () => {
  await add('attachsetting', { taskClassNm: 'TEST_CLASS', acceptExt: 'txt', limitCnt: 3, limitSize: 10 })
  const file = (size: number) => new Blob([new Uint8Array(size).fill(97)], { type: 'text/plain' })
  await admin().attach('TEST_CLASS', file(10_000_000), '자료.txt')
  await expect(admin().attach('TEST_CLASS', file(10_000_001), '자료.txt')).rejects.toMatchObject({
    message: expect.stringContaining('업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.'),
  })
  await expect(remove('attachsetting/TEST_CLASS')).rejects.toMatchObject({ code: 'BASE_IN_USE' })
})

describe('a form', () => {
  const upload = (name: string, text: string) => {
    const body = new FormData()
    body.set('file', new Blob([text]), name)
    return admin().call<{ formTemplateNo: number; versionNo: number }>(
      '/api/manage/formtemplate/upload?formKey=TEST_FORM&formNm=test',
      { method: 'POST', body },
    )
  }
  const served = async () => (await site().as('emp').fetch('/api/common/formdownload/TEST_FORM')).text()

  test('has one version in use: the newest, until another is chosen', async () => {
    const first = await upload('첫째.xlsx', '하나')
    const second = await upload('둘째.xlsx', '둘')
    expect([first.versionNo, second.versionNo]).toEqual([1, 2])
    expect(await served()).toBe('둘')
    await expect(remove(`formtemplate/${second.formTemplateNo}`)).rejects.toMatchObject({ code: 'SYS_FORM_ACTIVE' })
    await change(`formtemplate/${first.formTemplateNo}`, { useYn: 'Y' })
    expect(await served()).toBe('하나')
    const kept = await admin().fetch(`/api/manage/formtemplate/${second.formTemplateNo}/file`)
    expect(await kept.text()).toBe('둘')
  })

  test('is not registered without its file, nor by one that no one could fill in, nor by who may not', async () => {
    await expect(add('formtemplate', { formKey: 'X', formNm: '빈 양식' })).rejects.toMatchObject({
      code: 'SYS_FORM_FILE',
    })
    await expect(upload('바이러스.exe', '')).rejects.toMatchObject({ status: 415 })
    expect((await site().as('emp').fetch('/api/manage/formtemplate/1/file')).status).toBe(403)
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession } from '../sign-in/session.ts'
import { type SignInSite, signInSite } from '../sign-in/sign-in.fixture.ts'

let site: SignInSite
const tokens: Record<string, string> = {}
beforeAll(async () => {
  site = await signInSite()
  for (const userId of ['t.all', 't.plant', 't.dept', 'TV1-01']) {
    const kind = userId.startsWith('TV') ? 'vendor' : 'staff'
    tokens[userId] = (await createSession(site.services, userId, kind)).accessToken
  }
})
afterAll(() => site.close())

const as = async (userId: string, url: string) => (await site.get(url, tokens[userId] ?? '')).body
const search = async (userId: string, query: string) =>
  (await as(userId, `/api/manage/users/search?${new URLSearchParams(query)}`)).rows.map(
    (found: { userId: string }) => found.userId,
  )

test('S-267 people are found by name, initials, department and id, the best match first', async () => {
  expect(await search('t.plant', 'q=공장인')).toEqual(['t.plant'])
  expect(await search('t.plant', 'q=공장')).toEqual(['t.plant', 'TV1-01'])
  expect(await search('t.plant', 'q=ㄱㅈ')).toEqual(['t.plant', 'TV1-01'])
  expect(await search('t.plant', 'q=ㅅㅇ')).toEqual(['t.dept'])
  expect(await search('t.plant', 'q=시험안전')).toEqual(['t.plant', 't.dept', 't.all'])
  expect(await search('t.plant', 'q=T.ALL')).toEqual(['t.all'])
  expect(await search('t.plant', 'q=%')).toEqual([])
})

test('S-265 staff find their own plant, with plantAccessYn all, and vendors nobody but themselves', async () => {
  expect(await search('t.plant', 'q=공장&plantCd=T2')).not.toContain('t.other')
  expect(await search('t.all', 'q=공장&plantCd=T2')).toEqual(['t.other'])
  expect(await search('t.dept', 'q=협력')).toEqual(['TV1-01', 'TV2-01'])
  expect(await search('TV1-01', 'limit=100')).toEqual(['TV1-01'])
})

test('departments, plants, processes and vendors end at the fence too', async () => {
  await site.owner.query(`insert into process (process_cd, process_nm, plant_cd, dept_cd) values
    ('TP1', '시험공정', 'T1', 'TD1'), ('TP2', '다른공정', 'T2', 'TD2')`)
  const codes = ({ rows }: { rows: Record<string, string>[] }, name: string) => rows.map((row) => row[name])
  expect(codes(await as('t.plant', '/api/manage/treedeptsearch?plantCd=T2'), 'deptCd')).toEqual(['TD1'])
  expect(codes(await as('t.all', '/api/manage/treedeptsearch?plantCd=T2'), 'deptCd')).toEqual(['TD2'])
  expect(codes(await as('TV1-01', '/api/common/plants'), 'plantCd')).toEqual(['T1'])
  const processes = await as('t.plant', `/api/baseinfo/processes?useYn=Y&q=${encodeURIComponent('공정')}`)
  expect(processes).toMatchObject({ total: 1, rows: [{ processCd: 'TP1', deptNm: '시험안전팀' }] })
  const everybody = await as('t.dept', '/api/vendor/baseinfo/vendorsearch?q=99999-9')
  expect(codes(everybody, 'vendorCd')).toEqual(['TV2', 'TV1'])
  const own = await as('TV1-01', '/api/vendor/baseinfo/vendorsearch?plantCd=T2')
  expect(own).toMatchObject({ total: 1, rows: [{ vendorCd: 'TV1' }] })
})

test('S-266 kinds of equipment come as a flat list, orphans and all, without those out of use', async () => {
  await site.owner.query(`delete from saf_facility_type;
    insert into saf_facility_type (saf_facility_type_cd, saf_facility_type_nm, psaf_facility_type_cd, sort_order, use_yn)
    values ('T', '탱크', null, 1, 'Y'), ('T1', '상압탱크', 'T', 1, 'Y'), ('O', '외톨이', 'GONE', 2, 'Y'), ('X', '폐지', 'T', 3, 'N')`)
  const { rows } = await as('t.plant', '/api/baseinfo/facilitytypes')
  expect(rows).toEqual([
    { safFacilityTypeCd: 'T1', safFacilityTypeNm: '상압탱크', psafFacilityTypeCd: 'T' },
    { safFacilityTypeCd: 'T', safFacilityTypeNm: '탱크', psafFacilityTypeCd: null },
    { safFacilityTypeCd: 'O', safFacilityTypeNm: '외톨이', psafFacilityTypeCd: 'GONE' },
  ])
})

test('workers of vendors are found by name, initials and vendor; a vendor finds its own', async () => {
  await site.owner.query(`insert into vendor_person (vendor_cd, plant_cd, person_nm, person_nm_initials, birth_ymd,
      phone_no, job_type_cd, employ_type_cd, hire_ymd)
    values ('TV1', 'T1', '배관수', 'ㅂㄱㅅ', '1990-01-01', '01000000000', 'PIPE', 'REG', '2024-01-01'),
      ('TV2', 'T1', '배관우', 'ㅂㄱㅇ', '1990-01-01', '01000000000', 'PIPE', 'REG', '2024-01-01')`)
  const persons = async (userId: string, q: string) =>
    (await as(userId, `/api/vendor/baseinfo/vendorpersons?q=${encodeURIComponent(q)}`)).rows.map(
      ({ personNm }: { personNm: string }) => personNm,
    )
  expect(await persons('t.plant', '배관수')).toEqual(['배관수'])
  expect(await persons('t.plant', 'ㅂㄱ')).toEqual(['배관수', '배관우'])
  expect(await persons('t.plant', '시험정비')).toEqual(['배관수'])
  expect(await persons('TV1-01', '')).toEqual(['배관수'])
})

test('workers in the rows of a document are named by their numbers, also when they have left; a vendor names its own', async () => {
  const [one, other] = (
    await site.owner.query(`insert into vendor_person (vendor_cd, plant_cd, person_nm, person_nm_initials, birth_ymd,
        phone_no, job_type_cd, employ_type_cd, hire_ymd, person_status_cd)
      values ('TV1', 'T1', '떠난이', 'ㄸㄴㅇ', '1990-01-01', '01000000000', 'PIPE', 'REG', '2024-01-01', 'LEAVE'),
        ('TV2', 'T1', '남은이', 'ㄴㅇㅇ', '1990-01-01', '01000000000', 'PIPE', 'REG', '2024-01-01', 'ACTIVE')
      returning person_no as no`)
  ).rows.map(({ no }: { no: string }) => Number(no))
  const url = `/api/vendor/baseinfo/vendorpersons?personNos=${one},${other}`
  const named = ({ rows }: { rows: { personNm: string }[] }) => rows.map(({ personNm }) => personNm)
  expect(named(await as('t.plant', url))).toEqual(['남은이', '떠난이'])
  expect(named(await as('TV1-01', url))).toEqual(['떠난이'])
  expect((await site.get('/api/vendor/baseinfo/vendorpersons?personNos=1,x', tokens['t.plant'] ?? '')).status).toBe(400)
})

test('codes come by group, in order, in the language of the request; those out of use only when asked for', async () => {
  await site.owner.query(`insert into sys_code_grp (code_grp_cd, code_grp_nm) values ('TGRP', '시험');
    insert into sys_code (code_grp_cd, code, code_nm, code_nm_en, sort_order, use_yn) values
      ('TGRP', 'B', '나', 'Second', 1, 'Y'), ('TGRP', 'C', '다', null, 2, 'Y'), ('TGRP', 'A', '가', 'First', 3, 'N')`)
  const url = '/api/common/codes?codeGrpCd=TGRP,TNONE'
  const names = ({ rows }: { rows: { codeNm: string }[] }) => rows.map(({ codeNm }) => codeNm)
  expect(names(await as('t.plant', url))).toEqual(['나', '다'])
  expect(names(await as('t.plant', `${url}&useYn=ALL`))).toEqual(['나', '다', '가'])
  const headers = { 'x-token': tokens['t.plant'] ?? '', 'accept-language': 'es-ES' }
  expect(names((await site.app.inject({ url, headers })).json())).toEqual(['Second', '다'])
  expect((await site.get("/api/common/codes?codeGrpCd=A'--", tokens['t.plant'] ?? '')).status).toBe(400)
})

test('the sign-in page learns the demo accounts on a demo site only', async () => {
  const read = async () => (await site.app.inject({ url: '/api/common/site' })).json()
  await site.owner.query("delete from sys_setting where setting_cd = 'demoYn'")
  const plain = await read()
  expect(plain).toMatchObject({
    demo: false,
    plants: expect.arrayContaining([expect.objectContaining({ plantCd: 'T1' })]),
  })
  expect(plain).not.toHaveProperty('password')
  await site.owner.query("insert into sys_setting (setting_cd, setting_val) values ('demoYn', 'Y')")
  expect(await read()).toMatchObject({ demo: true, password: 'correct horse' })
})

const ISO = /^\d{4}-\d\d-\d\dT/
test('S-124 preferences are kept by name for their owner; null takes one away', async () => {
  const put = (userId: string, payload: object) =>
    site.app.inject({
      method: 'PUT',
      url: '/api/manage/preferences',
      payload,
      headers: { 'x-token': tokens[userId] ?? '' },
    })
  await put('t.plant', { size: 'mini', 'table:list': { columns: ['a'] } })
  await put('t.all', { size: 'small' })
  const kept = await put('t.plant', { size: null, language: 'en' })
  expect(kept.json()).toEqual({ language: 'en', 'table:list': { columns: ['a'] } })
  expect(await as('t.plant', '/api/manage/preferences')).toEqual(kept.json())
  const info = await as('t.plant', '/api/manage/loginuserinfo?token=t.plant')
  expect(info.preferences).toEqual(kept.json())
  expect(info.preferenceDts).toEqual({ language: expect.stringMatching(ISO), 'table:list': expect.stringMatching(ISO) })
  expect((await put('t.plant', { long: 'x'.repeat(20_001) })).statusCode).toBe(400)
})

test('S-265 plantAccessYn of the groups, the department’s among them, opens the other plants, and its end closes them', async () => {
  const plants = async () =>
    (await as('t.all', '/api/common/plants')).rows.map(({ plantCd }: { plantCd: string }) => plantCd)
  expect(await plants()).toContain('T2')
  await site.owner.query("update sys_auth_grp set plant_access_yn = 'N' where auth_grp_no = 9001")
  await expect.poll(plants).toEqual(['T1'])
  expect(await search('t.all', 'q=공장&plantCd=T2')).not.toContain('t.other')
  await site.owner.query("update sys_auth_grp set plant_access_yn = 'Y' where auth_grp_no = 9001")
  await site.owner.query("delete from sys_auth_user where user_id = 't.all'")
  await site.owner.query("update sys_dept set auth_grp_no = 9001 where dept_cd = 'TD1'")
  await expect.poll(plants).toContain('T2')
})

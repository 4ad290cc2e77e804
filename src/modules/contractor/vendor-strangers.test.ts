/** Vendor A sees, guesses and names nothing of vendor B: one row of every kind of document, its files, people and codes. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eduExternal } from '#modules/education/external/edu-external.model.ts'
import { anEduExternal } from '#modules/education/external/edu-external.seed.ts'
import { drafted as jsaDrafted } from '#modules/saf/jsa/jsa.fixture.ts'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { vendorChange } from './change/vendor-change.model.ts'
import { vendorContract } from './contract/vendor-contract.model.ts'
import { deptRqst } from './dept-rqst/dept-rqst.model.ts'
import { vendorDoc } from './document/vendor-doc.model.ts'
import { aCrew, anEntry, aVendor } from './entry/entry.fixture.ts'
import { entryRqst } from './entry/entry-rqst.model.ts'
import { vendorMaster } from './master/vendor-master.model.ts'
import { personQual } from './person/person-qual.model.ts'

const site = aFileSite()
/** Manager of the vendor whose rows these are, and of another one. */
const HIS = 'V100001-02'
const STRANGERS = ['V100002-01', 'V100002-02'] as const
const as = (userId: string) => site().as(userId)
beforeEach(() => site().setClock('2026-11-20T10:00:00+09:00'))

let contractNo = 0
let crew: number[] = []
let fileNo = 0
let fileGroup = 0
/** Of every kind of document one row of vendor V100001. */
const rows = new Map<AnyDocument, number>()
const period = { validFromYmd: '2026-01-01', validToYmd: '2027-12-31' }

beforeAll(async () => {
  site().setClock('2026-11-20T10:00:00+09:00')
  contractNo = await aVendor(site())
  crew = await aCrew(site(), 3)
  const persons = crew.map((personNo) => ({ personNo }))
  const sheet = await as(HIS).attach('VENDOR_DOC')
  fileGroup = sheet.attachFileId
  fileNo = sheet.files[0]?.fileNo ?? 0
  const doc = await as(HIS).create(vendorDoc, {
    vendorCd: 'V100001',
    docTypeCd: 'TAX',
    attachFileId: fileGroup,
    ...period,
  })
  const copy = (await as(HIS).attach('PERSON_QUAL')).attachFileId
  const qual = { personNo: crew[0] ?? 0, qualTypeCd: 'CRANE', certNo: '비밀-77', attachFileId: copy } as const
  const evidence = (await as(HIS).attach('EDU_EXTERNAL')).attachFileId
  const held = { ...anEduExternal(), eduPersons: persons.slice(0, 1), attachFileId: evidence }
  const [own] = await site().sql<{ no: number }>(
    `select vendor_master_no::int as no from vendor_master where vendor_cd = 'V100001'`,
  )
  rows.set(vendorMaster, own?.no ?? 0)
  rows.set(vendorContract, contractNo)
  rows.set(vendorDoc, doc.vendorDocNo)
  rows.set(personQual, (await as(HIS).create(personQual, qual)).personQualNo)
  rows.set(
    vendorChange,
    (
      await as('V100001-01').create(vendorChange, {
        changeReasonDesc: '대표자 변경',
        chiefNm: '새대표',
        insureMgmtNo: '1',
        regWorkerCnt: 5,
      })
    ).vendorChangeNo,
  )
  rows.set(
    deptRqst,
    (await as(HIS).create(deptRqst, { targetClassCd: 'CARD', contractNo, persons } as never)).deptRqstNo,
  )
  rows.set(entryRqst, (await as(HIS).create(entryRqst, anEntry(contractNo, crew))).entryRqstNo)
  rows.set(eduExternal, (await as(HIS).create(eduExternal, held as never)).eduExternalNo)
  rows.set(jsa, (await jsaDrafted(site(), { jsaTitle: '남의 JSA' })).jsaNo)
})

const kinds = [
  vendorMaster,
  vendorContract,
  vendorDoc,
  personQual,
  vendorChange,
  deptRqst,
  entryRqst,
  eduExternal,
  jsa,
] as const satisfies readonly AnyDocument[]

describe.each(kinds.map((model) => ({ model, label: model.label })))('$label', ({ model }) => {
  test('cannot be read, edited, acted on, exported or found by another vendor, and is as unknown as none', async () => {
    const no = rows.get(model) ?? 0
    expect(no).toBeGreaterThan(0)
    for (const stranger of STRANGERS) {
      const other = as(stranger)
      const nothing = [404, 403]
      for (const path of ['', '/history', '/comments'])
        expect(nothing, path).toContain((await other.fetch(`${model.api}/${no}${path}`)).status)
      expect((await other.fetch(`${model.api}/${no}`)).status).toBe(404)
      const edit = { method: 'PUT', body: { rowVersion: 1 } }
      expect(nothing).toContain((await other.fetch(`${model.api}/${no}`, edit)).status)
      for (const actionCd of Object.keys(model.lifecycle.actions)) {
        const act = { method: 'POST', body: { rowVersion: 1, reasonDesc: '남의 것', reasonCd: 'ETC' } }
        expect([400, ...nothing], actionCd).toContain((await other.fetch(`${model.api}/${no}/${actionCd}`, act)).status)
      }
      const listed = await other.call<{ rows: Record<string, unknown>[] }>(`${model.api}s?vendorCd=V100001`)
      expect(listed.rows).toEqual([])
      const all = await other.call<{ rows: Record<string, unknown>[] }>(`${model.api}s?limit=100`)
      expect(all.rows.map((row) => row[model.key])).not.toContain(no)
    }
    const [row] = await site().sql<{ v: number }>(
      `select row_version as v from ${model.table ?? model.name.replaceAll('-', '_')}
        where ${model.key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} = ${no} and delete_yn = 'N'`,
    )
    expect(row, 'nothing was changed').toBeDefined()
  })
})

describe('what a stranger names', () => {
  const other = () => as('V100002-01')
  const status = async (work: Promise<unknown>): Promise<number> =>
    work.then(
      () => 200,
      (error: { status?: number }) => error.status ?? 0,
    )
  const refused = async (work: Promise<unknown>) => expect([400, 403, 404, 422]).toContain(await status(work))

  test('a file of another vendor can be neither listed, downloaded nor put into a document of one’s own', async () => {
    expect((await other().fetch(`/api/attachfile/list?attachFileId=${fileGroup}`)).status).not.toBe(200)
    expect((await other().fetch(`/api/attachfile/image?fileNo=${fileNo}&size=320`)).status).not.toBe(200)
    const known = await as(HIS).call<{ files: { downloadId: string }[] }>(
      `/api/attachfile/list?attachFileId=${fileGroup}`,
    )
    expect((await other().fetch(`/api/file/down/${known.files[0]?.downloadId}`)).status).not.toBe(200)
    const doc = { vendorCd: 'V100002', docTypeCd: 'TAX', attachFileId: fileGroup, ...period } as const
    await refused(other().create(vendorDoc, doc))
    expect([400, 403, 404]).toContain(
      (await other().fetch(`/api/attachfile/deletefile/${fileNo}`, { method: 'DELETE' })).status,
    )
    expect(
      (await as(HIS).call<{ files: unknown[] }>(`/api/attachfile/list?attachFileId=${fileGroup}`)).files,
    ).toHaveLength(1)
  })

  test('a document for another vendor cannot be written', async () => {
    const { attachFileId } = await other().attach('VENDOR_DOC')
    await refused(other().create(vendorDoc, { vendorCd: 'V100001', docTypeCd: 'TAX', attachFileId, ...period }))
  })

  test('people and contracts of another vendor are nobody to him', async () => {
    const persons = [{ personNo: crew[0] ?? 0 }]
    const { attachFileId } = await other().attach('PERSON_QUAL')
    const qual = { personNo: crew[0] ?? 0, qualTypeCd: 'CRANE', certNo: '1', attachFileId } as const
    await refused(other().create(personQual, qual))
    await refused(other().create(deptRqst, { targetClassCd: 'CARD', contractNo, persons } as never))
    await refused(other().create(entryRqst, anEntry(contractNo, crew)))
    const evidence = (await other().attach('EDU_EXTERNAL')).attachFileId
    await refused(
      other().create(eduExternal, { ...anEduExternal(), eduPersons: persons, attachFileId: evidence } as never),
    )
    expect((await other().fetch(`/api/vendor/portal/person/${crew[0]}`)).status).toBe(404)
    for (const step of ['leave', 'release', 'page'])
      expect((await other().fetch(`/api/vendor/portal/person/${crew[0]}/${step}`, { method: 'POST' })).status).toBe(404)
  })

  test('passes, results of checks, sheets and codes of another vendor stay closed', async () => {
    const no = rows.get(entryRqst)
    for (const part of ['checks', 'passes']) {
      const told = await Promise.all(
        [no, 987_654].map(async (one) => (await other().fetch(`${entryRqst.api}/${one}/${part}`)).text()),
      )
      expect(told[0], 'as unknown as none').toBe(told[1])
    }
    const roster = await other().readSheet('/api/vendor/portal/persons/excel?vendorCd=V100001')
    const [person] = await site().sql<{ nm: string }>(
      `select person_nm as nm from vendor_person where person_no = ${crew[0]}`,
    )
    expect(JSON.stringify(roster)).not.toContain(person?.nm)
    const master = `${vendorMaster.api}/${rows.get(vendorMaster)}`
    for (const path of ['/docs', '/invite'])
      expect([403, 404]).toContain((await other().fetch(`${master}${path}`)).status)
    expect(
      (
        await other()
          .call<{ rows: unknown[] }>('/api/vendor/baseinfo/vendoraccounts?vendorCd=V100001')
          .catch(() => ({ rows: [] }))
      ).rows,
    ).toEqual([])
  })
})

test('that somebody is let in for another vendor is told to a vendor, by which request it is not', async () => {
  const [made] = await site().sql<{ no: number }>(`with made as (
      insert into entry_rqst (entry_rqst_doc_no, status_cd, plant_cd, entry_type_cd, vendor_cd, host_dept_cd, own_user_id, entry_start_ymd,
        entry_end_ymd, zone_cds, gate_cd, purpose_desc, create_user_id)
      values ('ER-T-9', 'RQST', '2000', 'TMP', 'V100002', 'D1', 'owner', '2026-11-23', '2026-11-30', 'G', 'G1', '튜브 세정', 'V100002-01')
      returning *)
    insert into entry_check (entry_rqst_no, plant_cd, vendor_cd, person_no, rule_cd, result_cd, msg_desc, values_json, evidence_desc, check_dt)
    select entry_rqst_no, plant_cd, vendor_cd, (select min(person_no) from vendor_person where vendor_cd = 'V100002'), 'R2', 'BLOCK',
      '다른 업체의 승인된 출입신청과 기간이 겹칩니다.', '{}', 'ER-20261120-777', now() from made returning entry_rqst_no::int as no`)
  const evidence = async (userId: string) => {
    const path = `${entryRqst.api}/${made?.no}/checks`
    const { rows } = await as(userId).call<{ rows: { ruleCd: string; evidenceDesc: string | null }[] }>(path)
    return rows.map(({ ruleCd, evidenceDesc }) => [ruleCd, evidenceDesc])
  }
  expect(await evidence('V100002-01')).toEqual([['R2', null]])
  expect(await evidence('safety')).toEqual([['R2', 'ER-20261120-777']])
})

describe('double click, reload, two devices', () => {
  test('the same press twice is one request with one number, told once', async () => {
    const key = { 'idempotency-key': 'press-1' }
    const made = await Promise.all([1, 2].map(() => as(HIS).create(entryRqst, anEntry(contractNo, crew), key)))
    expect(new Set(made.map(({ entryRqstNo }) => entryRqstNo)).size).toBe(1)
    const { entryRqstNo, rowVersion } = await as(HIS).read(entryRqst, made[0]?.entryRqstNo ?? 0)
    const press = () =>
      as(HIS)
        .act(entryRqst, entryRqstNo, 'request', { rowVersion })
        .then(
          () => 200,
          (error: { status: number }) => error.status,
        )
    expect((await Promise.all([press(), press()])).toSorted()).toEqual([200, 409])
    const history = (await as(HIS).history(entryRqst, entryRqstNo)).rows.filter(
      ({ actionCd }) => actionCd === 'request',
    )
    expect(history).toHaveLength(1)
    const told = (await as('owner').notifications()).rows.filter(({ linkUrl }) => linkUrl?.endsWith(`/${entryRqstNo}`))
    expect(told).toHaveLength(1)
  })

  test('two devices at one paper: the later one hears that it was changed, and nothing is lost', async () => {
    const { attachFileId } = await as(HIS).attach('VENDOR_DOC')
    const made = await as(HIS).create(vendorDoc, { vendorCd: 'V100001', docTypeCd: 'ORG', attachFileId, ...period })
    const [tablet, desk] = [as('V100001-02'), as('V100001-02')]
    await tablet.edit(vendorDoc, made, made.vendorDocNo, { remarkDesc: '태블릿' })
    await expect(desk.edit(vendorDoc, made, made.vendorDocNo, { remarkDesc: '책상' })).rejects.toMatchObject({
      status: 409,
      code: 'CM-01',
    })
    expect(await desk.read(vendorDoc, made.vendorDocNo)).toMatchObject({ remarkDesc: '태블릿' })
  })
})

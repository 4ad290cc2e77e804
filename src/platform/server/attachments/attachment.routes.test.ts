import { existsSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aFileSite, type Visitor } from '#platform/test/site.ts'
import { requireAttachmentKey } from './attachment-key.ts'
import { keyFileIn } from './storage.ts'

const site = aFileSite()
const files = '/api/attachfile'

interface Group {
  attachFileId: number
  files: { fileNo: number; fileOrgNm: string; downloadId: string; previewImage: string | null }[]
}
async function upload(person: Visitor, names: string[], told: Readonly<Record<string, string>> = {}) {
  const { path = 'uploadfiles', taskClassNm = 'FREE', ...more } = told
  const body = new FormData()
  for (const [name, value] of Object.entries({ taskClassNm, ...more })) body.set(name, value)
  for (const name of names) body.append('file', new Blob([`내용 ${name}`]), name)
  return person.call<Group>(`${files}/${path}`, { method: 'POST', body })
}
const remove = (person: Visitor, path: string, body?: object) =>
  person.fetch(`${files}/${path}`, { method: 'DELETE', ...(body && { body }) })
const namesIn = async (person: Visitor, attachFileId: number) =>
  (await person.call<Group>(`${files}/list?attachFileId=${attachFileId}`)).files.map(({ fileOrgNm }) => fileOrgNm)

test('S-250 a task class has its setting with every field; without data the manual one: 999 files of 20 MB', async () => {
  const setting = (name: string) => site().as('emp').call(`${files}/setting/${name}`)
  expect(await setting('SAMPLE_SET')).toEqual({
    taskClassNm: 'SAMPLE_SET',
    taskClassDesc: '샘플 첨부파일',
    acceptExt: 'txt,xls,xlsx,ppt,pptx,doc,docx,pdf,png,gif,jpg,jpeg,jiff',
    limitCnt: 2,
    limitSize: 10,
    multipleSelYn: 'Y',
    previewYn: 'Y',
    pictureExplainYn: 'Y',
    encryptYn: 'N',
    useYn: 'Y',
    manualSetting: false,
  })
  expect(await setting('SAMPLE_OFF')).toMatchObject({ useYn: 'N' })
  expect(await setting('NOBODY_SET_THIS')).toMatchObject({ limitCnt: 999, limitSize: 20, manualSetting: true })
})

test('S-251 a group is told as form data; its small pictures come where they are asked for', async () => {
  const emp = site().as('emp')
  const told = { taskFlag: 'saf', acceptExt: 'exe', encryptYn: 'N', preview: 'Y', isPictureExplain: 'Y' }
  await expect(upload(emp, ['설치.exe'], { ...told, manualSetting: 'Y' })).rejects.toMatchObject({ code: 'K-51' })
  const { attachFileId } = await emp.attach('NEAR_MISS_PHOTO')
  const listed = (preview: string) => emp.call<Group>(`${files}/list?attachFileId=${attachFileId}${preview}`)
  expect((await listed('')).files[0]?.previewImage).toBeNull()
  const image = Buffer.from((await listed('&preview=Y')).files[0]?.previewImage ?? '', 'base64')
  expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 1 })
})

test('S-255 S-371 one file, several of them, and those of one group go; all or none, and only one’s own', async () => {
  const emp = site().as('emp')
  const { attachFileId, files: all } = await upload(emp, ['1.txt', '2.txt', '3.txt', '4.txt'])
  const other = await upload(emp, ['5.txt'])
  const [one, two, three] = all.map(({ fileNo }) => fileNo)
  expect((await remove(emp, `deletefile/${one}`)).status).toBe(204)
  expect((await remove(emp, 'deletemultifile', { fileNos: [two, 999_999_999] })).status).toBe(404)
  expect((await remove(site().as('emp2'), 'deletemultifile', { fileNos: [two] })).status).toBe(404)
  expect(await namesIn(emp, attachFileId)).toEqual(['2.txt', '3.txt', '4.txt'])
  expect((await remove(emp, 'deletemultifile', { fileNos: [two, two] })).status).toBe(204)
  const foreign = { attachFileId: other.attachFileId, fileNos: [three] }
  expect((await remove(emp, 'deletefiles', foreign)).status).toBe(404)
  expect((await remove(emp, 'deletefiles', { attachFileId, fileNos: [three] })).status).toBe(204)
  expect(await namesIn(emp, attachFileId)).toEqual(['4.txt'])
  expect((await remove(site().as('emp2'), 'deletefiles', { attachFileId })).status).toBe(404)
  expect((await remove(emp, 'deletefiles', { attachFileId })).status).toBe(204)
  expect(await namesIn(emp, attachFileId)).toEqual([])
})

test('S-371 the safety area uploads under its own path; a drawing to be marked is a picture', async () => {
  const emp = site().as('emp')
  expect((await upload(emp, ['점검표.txt'], { path: 'safUploadfiles' })).files).toHaveLength(1)
  const drawing = upload(emp, ['도면.txt'], { path: 'diagramuploadfiles' })
  await expect(drawing).rejects.toMatchObject({ status: 415, code: 'K-51', field: '도면.txt' })
})

test('S-258 base64 for who asks for JSON, bytes for the others and above 5 MB; Korean names stay whole', async () => {
  const emp = site().as('emp')
  const body = new FormData()
  body.set('taskClassNm', 'FREE')
  body.append('file', new Blob(['작업 전 점검']), '안전 점검표.txt')
  body.append('file', new Blob(['가'.repeat(1_700_000)]), '큰 파일.txt')
  const { files: sent } = await emp.call<Group>(`${files}/uploadfiles`, { method: 'POST', body })
  const down = (index: number, accept: string) =>
    emp.fetch(`/api/file/down/${sent[index]?.downloadId}`, { headers: { accept } })
  const small = (await (await down(0, 'application/json')).json()) as { fileOrgNm: string; content: string }
  expect(small.fileOrgNm).toBe('안전 점검표.txt')
  expect(Buffer.from(small.content, 'base64').toString()).toBe('작업 전 점검')
  expect(await (await down(0, '*/*')).text()).toBe('작업 전 점검')
  const large = await down(1, 'application/json')
  expect(large.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(large.headers.get('content-disposition')).toContain(encodeURIComponent('큰 파일.txt'))
  expect((await large.bytes()).length).toBe(5_100_000)
})

test('S-259 a vendor never reaches another vendor’s file: it looks unknown', async () => {
  const report = { nearMissTitle: '비계 발판 들뜸', placeDesc: '1공장', occurDt: new Date(), injuredCnt: 0 }
  const own = site().as('V100001-01')
  const { attachFileId, files: photos } = await own.attach('NEAR_MISS_PHOTO')
  const api = '/api/saf/accident/nearmiss'
  await own.call(api, { method: 'POST', body: { ...report, photoFileId: attachFileId } })
  const [photo] = photos as Group['files']
  for (const path of [
    `${files}/list?attachFileId=${attachFileId}`,
    `${files}/image?fileNo=${photo?.fileNo}`,
    `/api/file/down/${photo?.downloadId}`,
  ]) {
    expect((await own.fetch(path)).status).toBe(200)
    expect((await site().as('V100002-01').fetch(path)).status).toBe(404)
  }
})

test('S-259 a start without the key of encrypted files says so, and makes no new one in silence', async () => {
  const { db, settings } = site().services
  const { dataDir } = settings
  await requireAttachmentKey(db, dataDir)
  await site().sql(`insert into attach_setting (task_class_nm, accept_ext, encrypt_yn) values ('SECRET', 'txt', 'Y')`)
  await upload(site().as('emp'), ['건강진단.txt'], { taskClassNm: 'SECRET' })
  const key = keyFileIn(dataDir)
  await requireAttachmentKey(db, dataDir)
  rmSync(key)
  await expect(requireAttachmentKey(db, dataDir)).rejects.toThrow(
    /attachments\.key is missing: 1 encrypted attachments/,
  )
  expect(existsSync(key)).toBe(false)
  writeFileSync(key, 'short')
  await expect(requireAttachmentKey(db, dataDir)).rejects.toThrow(/holds no key of 32 bytes/)
})

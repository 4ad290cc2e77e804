import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { readWorkbook } from '../excel/read-workbook.ts'
import { addForms, type FormSeed } from './add-forms.ts'

const site = aFileSite()
const path = (formKey: string) => `/api/common/formdownload/${formKey}`
const json = { headers: { accept: 'application/json' } }

test('S-273 a form comes as base64 under its own name, for vendors too', async () => {
  for (const userId of ['emp', 'V100001-01']) {
    const form = await site().as(userId).call<{ fileOrgNm: string; content: string }>(path('NEAR_MISS_FORM'), json)
    expect(form.fileOrgNm).toBe('아차사고 보고 양식.xlsx')
    const sheet = await readWorkbook(Buffer.from(form.content, 'base64'), { maxBytes: 1_000_000, maxRows: 10 })
    expect(JSON.stringify(sheet)).toContain('발생장소')
  }
  const bytes = await site().as('emp').fetch(path('NEAR_MISS_FORM'))
  expect(bytes.headers.get('content-disposition')).toContain(encodeURIComponent('아차사고 보고 양식.xlsx'))
})

test('S-273 K-56 a missing form, one out of use, and nobody’s request', async () => {
  await expect(site().as('emp').call(path('NO_SUCH_FORM'))).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining('양식이 없거나 다운로드 중 오류가 발생했습니다. 관리자에게 문의하세요.'),
  })
  expect((await fetch(`${site().address}${path('NEAR_MISS_FORM')}`)).status).toBe(401)
})

test('a form that the site has, whatever became of it, is not added again', async () => {
  const { db } = site().services
  await site().sql(`update com_form_template set use_yn = 'N' where form_key = 'NEAR_MISS_FORM'`)
  const form = (formKey: string): FormSeed => ({
    formKey,
    formNm: '시험',
    fileOrgNm: '시험.txt',
    contentType: 'text/plain',
    content: () => Readable.from('새 양식', { objectMode: false }),
  })
  await addForms(db, [form('NEAR_MISS_FORM'), form('TEST_FORM')], new Date())
  expect((await site().as('emp').fetch(path('NEAR_MISS_FORM'))).status).toBe(404)
  expect(await (await site().as('emp').fetch(path('TEST_FORM'))).text()).toBe('새 양식')
})

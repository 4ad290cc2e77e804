/** A code that a person sends is one of a list, one of a group of the directory, or stands here with who looks at it. */
import { expect, test } from 'vitest'
import { spotsOf } from '#platform/test/fuzz/schema.ts'
import { type Operation, operationsOf } from '#platform/test/operations.ts'
import { aFileSite } from '#platform/test/site.ts'
import { models } from './modules.ts'
import { masters } from './server.ts'

const site = aFileSite()

/** Keys of rows, which are looked up as rows. */
const isKey = /^(dept|areaDept|vendor|plant)Cd$/
const lookedAt: Readonly<Record<string, string>> = {
  reasonCd: 'the lifecycle of the document knows the group, and whether there is one (`parseAction`)',
  apprBizCd: 'kinds of approval are declared; the engine knows no other',
  apprBizCds: 'the same',
  roleCd: 'roles of a line are those of groups of the site',
  mustRoleCds: 'the same',
  eventGrpCd: 'groups of messages are declared; others are in no row',
  eventCd: 'messages are declared; another is not found',
  itemCd: 'items of an evaluation are its own',
  factorCd: 'a sample is judged line by line (`sample.logic.ts`), a list of dues finds none',
  sampleTypeCd: 'the same',
  categoryCd: 'a hazard names a category of its class, or is refused (`CHM_GHS_CAT`)',
  limitTypeCd: 'the same',
  unitCd: 'the same',
  placeCd: 'labels are read and looked for among the places and equipment of the plant (`safety-check.rules.ts`)',
  chosenPCds: 'precautions that are none of its label are refused (`CHM_LABEL_P`)',
  deptCds: 'a lesson goes to departments and vendors that are there (`ACC_LESSON_TO`)',
  vendorCds: 'the same',
  ownerDeptCd: 'a use of a product names a department of its plant (`CHM_USE_DEPT`)',
  readCds: 'keys of what was to be read; another is no part of it (`morning.link.ts`)',
}

/** Fields of documents and masters say their groups themselves; the store asks them. */
const byModel = new Set([
  ...models.flatMap(({ api }) => [`POST ${api}`, `PUT ${api}/{no}`, `PATCH ${api}/{no}`]),
  ...masters.flatMap(({ master: { api } }) => [`POST ${api}`, `PUT ${api}/{key}`, `PATCH ${api}/{key}`]),
])

function codesOf({ name, body }: Operation): string[] {
  if (!body || byModel.has(name)) return []
  return spotsOf(body).flatMap(({ path, schema }) => {
    const field = path.findLast((one) => one !== '0') ?? ''
    const isFree = [schema, ...(schema.anyOf ?? [])].some(
      (way) => way.type === 'string' && !way.enum && way.const === undefined && !('codeGrp' in way),
    )
    return /Cds?$/.test(field) && isFree && !isKey.test(field) && !(field in lookedAt)
      ? [`${name} ${path.join('.')}`]
      : []
  })
}

test('no body takes a code that nobody looks at', async () => {
  expect((await operationsOf(site().address)).flatMap(codesOf)).toEqual([])
})

test('a code of no group is refused wherever its group is declared', async () => {
  const refused = { status: 400, code: 'INVALID_INPUT' }
  const at = (field: string) => ({
    ...refused,
    answer: { problems: [expect.objectContaining({ field, code: 'NOT_A_CODE' })] },
  })
  const scan = { scanKey: 'odd-gate-1', text: 'x', gateCd: '없는게이트' }
  await expect(
    site().as('gate').call('/api/vendor/entry/gate/scan', { method: 'POST', body: scan }),
  ).rejects.toMatchObject(at('gateCd'))
  const allergy = { userId: 'emp', allergenCd: '없는성분' }
  await expect(
    site().as('nurse').call('/api/hea/infirm/allergy', { method: 'POST', body: allergy }),
  ).rejects.toMatchObject(at('allergenCd'))
})

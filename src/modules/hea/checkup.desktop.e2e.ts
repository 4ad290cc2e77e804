/** A special checkup from the legal due list to the follow-up of what it found, by the people who take part. */
import type { Page } from '@playwright/test'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { choose, find } from '#platform/test/choose.ts'
import { expect, now, test } from '#platform/test/journey.ts'
import { answerTo, expose, hire, PASSWORD, press, resultFile, said } from './hea-steps.ts'

const worker = { userId: '20269101', userNm: '나래온' }
const colleague = { userId: '20269102', userNm: '도래솔' }
const STYRENE = '100-42-5'
const plan = '중합 시험동 특수건강진단'
const condition = '유기용제 취급 시 송기마스크 착용'
const measure = '포장 공정으로 작업을 바꿉니다.'
const today = dayOf(new Date(now()))
const inDays = (n: number) => addDays(today, n)

const state = (page: Page) => page.locator('.doc-head .status-tag')
const search = (page: Page, text: string) => page.getByRole('searchbox', { name: '검색' }).fill(text)

async function planFromDueList(page: Page): Promise<void> {
  await search(page, worker.userNm)
  await choose(page, '검진구분', '특수')
  const due = page.getByRole('row').filter({ hasText: worker.userNm })
  await expect(page.getByTestId('row-total')).toHaveText('총 1건')
  await expect(due).toContainText('초과')
  await expect(due).toContainText('스티렌')
  await press(page, '검진계획 만들기')
  const dialog = page.getByRole('dialog', { name: '검진계획 만들기' })
  await dialog.getByRole('textbox', { name: '검진시작일' }).fill(today)
  await dialog.getByRole('textbox', { name: '검진종료일' }).fill(inDays(30))
  await dialog.getByRole('textbox', { name: '계획명' }).fill(plan)
  await dialog.getByRole('button', { name: '미리 보기' }).click()
  await expect(dialog.getByText('1명을 대상자로 넣습니다.')).toBeVisible()
  await dialog.getByRole('button', { name: '1명으로 만들기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: plan })).toBeVisible()
}

async function addHalfDays(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '예약시작일' }).fill(today)
  await page.getByRole('textbox', { name: '예약종료일' }).fill(inDays(20))
  await page.getByRole('textbox', { name: '안내문' }).fill('검진 전 14시간 동안 큰 소음을 피하십시오.')
  await page.getByRole('tab', { name: '검진기관·일정' }).click()
  await press(page, '일정 추가')
  const dialog = page.getByRole('dialog', { name: '일정 추가' })
  await choose(page, '검진기관', /여수한마음병원/)
  await dialog.getByRole('textbox', { name: '종료일' }).fill(inDays(9))
  await dialog.getByRole('button', { name: '추가', exact: true }).click()
  await said(page, '일정을 추가했습니다.')
}

async function addInPopup(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '검진대상자' }).click()
  const targets = page.getByRole('grid', { name: '대상자 명단' })
  await expect(targets.getByText(worker.userNm)).toBeVisible()
  await expect(targets.getByText(colleague.userNm)).toBeHidden()
  await press(page, '크게 보기')
  const box = page.getByRole('dialog', { name: '검진대상자 선정' })
  await expect(box.getByText(plan)).toBeVisible()
  await box.getByRole('textbox', { name: '성명' }).fill(colleague.userNm)
  await expect(box.getByTestId('row-total')).toHaveText('총 1건')
  await box.getByRole('row').filter({ hasText: colleague.userNm }).getByRole('checkbox').check()
  await box.getByRole('button', { name: '검진 대상자로 추가' }).click()
  const question = page.getByRole('alertdialog', { name: '확인' })
  await expect(question.getByText('검진 대상자로 추가하시겠습니까?')).toBeVisible()
  await question.getByRole('button', { name: '확인' }).click()
  await said(page, '선택한 사용자가 대상자로 추가되었습니다.')
  await expect(box.getByTestId('row-total')).toHaveText('총 0건')
  await box.getByRole('button', { name: '닫기' }).click()
  await expect(targets.getByText(colleague.userNm)).toBeVisible()
}

async function submit(page: Page): Promise<void> {
  await press(page, '상신')
  await find(page, '결재자 추가', '박성호')
  await page.getByRole('dialog').getByRole('button', { name: '상신', exact: true }).click()
  await said(page, '상신했습니다.')
}

async function approve(head: Page): Promise<void> {
  await head.getByText(plan).first().click()
  await press(head, '승인')
  await head.getByRole('dialog').getByRole('button', { name: '승인', exact: true }).click()
  await said(head, '처리되었습니다.')
}

async function reserve(phone: Page): Promise<void> {
  await phone.getByRole('link', { name: `건강검진을 예약해 주십시오: ${plan}` }).click()
  const card = phone.getByRole('article', { name: plan })
  await card.getByRole('button', { name: '예약하기' }).click()
  const slots = phone.getByRole('dialog', { name: '예약' }).getByRole('button', { name: /남은 자리/ })
  await slots.first().click()
  const box = phone.getByRole('dialog', { name: '검진결과 활용 동의' })
  await expect(box.getByText('산업안전보건법 제129조', { exact: false })).toBeVisible()
  const register = box.getByRole('button', { name: '예약등록' })
  await expect(register).toBeHidden()
  await box.getByText('동의합니다', { exact: true }).click()
  await register.click()
  await expect(box).toBeHidden()
  await expect(card.getByText('예약', { exact: true })).toBeVisible()
  await expect(card.getByText('결과 활용 동의', { exact: false })).toBeVisible()
}

const own = { userId: worker.userId, userNm: worker.userNm, examYmd: today, factor: '스티렌' }
const found = { grade: 'D1', workFit: '나', condition, followUps: '6', doctorOpinion: '신경행동검사 이상' }
const other = { userId: colleague.userId, userNm: colleague.userNm, examYmd: today, factor: '스티렌', workFit: '가' }

async function upload(page: Page): Promise<void> {
  await press(page, '결과 업로드')
  const box = page.getByRole('dialog', { name: '결과 업로드' })
  await find(page, '검진계획', plan)
  const file = box.locator('input[type=file]')
  await file.setInputFiles(
    await resultFile('결과.xlsx', [
      { ...own, ...found },
      { ...other, grade: 'X9' },
    ]),
  )
  await expect(box.getByText('1개 행에서 잘못된 칸 1개를 찾았습니다. 아무것도 저장하지 않았습니다.')).toBeVisible()
  // The head is row 1.
  const wrong = box.getByRole('row').filter({ hasText: '이 검진구분에 사용할 수 없는 판정입니다: X9' })
  await expect(wrong.getByRole('cell').nth(0)).toHaveText('3')
  await expect(wrong.getByRole('cell').nth(1)).toHaveText('판정')
  await file.setInputFiles(
    await resultFile('결과(수정).xlsx', [
      { ...own, ...found },
      { ...other, grade: 'A' },
    ]),
  )
  await expect(box.getByText('2명의 결과를 저장합니다.')).toBeVisible()
  await box.getByRole('button', { name: '저장', exact: true }).click()
  await said(page, '2명의 결과를 등록했습니다.')
}

/** @returns the number of the record that has the finding */
async function release(page: Page): Promise<string> {
  await search(page, worker.userNm)
  await page.getByRole('row').filter({ hasText: worker.userNm }).getByRole('link').first().click()
  await expect(state(page)).toHaveText('접수')
  await expect(page.getByText('직업병 유소견자가 있습니다.', { exact: false })).toBeVisible()
  await press(page, '검토')
  await said(page, '검토했습니다.')
  await press(page, '본인공개')
  await said(page, '본인에게 공개했습니다.')
  await expect(state(page)).toHaveText('본인공개')
  return page.url().split('/').at(-1) ?? ''
}

async function beginFollowUp(page: Page): Promise<void> {
  await page.goto('/hea/checkup/checkupFollowUp')
  await search(page, worker.userNm)
  const row = page.getByRole('row').filter({ hasText: worker.userNm }).filter({ hasText: '작업전환' })
  await row.getByRole('link').first().click()
  await press(page, '조치시작')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '조치내용' }).fill(measure)
  await dialog.getByRole('textbox', { name: '조치기한' }).fill(inDays(14))
  await dialog.getByRole('button', { name: '조치시작' }).click()
  await said(page, '조치를 시작했습니다.')
}

async function closeFollowUp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await press(page, '근로자설명')
  await dialog.getByRole('textbox', { name: '조치일' }).fill(today)
  await dialog.getByRole('group', { name: '근로자 설명일시' }).getByRole('textbox').first().fill(today)
  await dialog.getByRole('textbox', { name: '시각' }).fill('00:00')
  await dialog.getByRole('button', { name: '근로자설명' }).click()
  await said(page, '근로자 설명을 기록했습니다.')
  await press(page, '보고')
  await dialog.getByRole('textbox', { name: '보고일' }).fill(today)
  await dialog.getByRole('button', { name: '보고', exact: true }).click()
  await said(page, '보고를 기록했습니다.')
  await press(page, '완료')
  await said(page, '사후관리를 마쳤습니다.')
  await expect(state(page)).toHaveText('완료')
}

async function readOwnResult(phone: Page): Promise<void> {
  await phone.goto('/')
  await phone.getByRole('link', { name: /^건강진단 결과가 도착했습니다/ }).click()
  const results = phone.getByRole('region', { name: '내 결과' })
  await expect(results).toContainText('직업병 유소견자')
  await expect(results).toContainText('신경행동검사 이상')
  await expect(results).toContainText(condition)
}

/** He puts the condition and the measure into practice, and is told nothing of why. */
async function confirmMeasure(head: Page, resultNo: string): Promise<void> {
  await head.getByRole('link', { name: `작업 조치를 확인해 주십시오. (기한 ${inDays(14)})` }).click()
  await search(head, worker.userNm)
  await expect(head.getByTestId('row-total')).toHaveText('총 2건')
  await expect(head.getByRole('row').filter({ hasText: condition })).toContainText('나 · ')
  const row = head.getByRole('row').filter({ hasText: measure })
  await expect(row).toContainText('작업전환')
  for (const finding of ['D1', '유소견', '신경행동', '스티렌'])
    await expect(head.getByTestId('app-main')).not.toContainText(finding)
  await row.hover()
  await row.getByRole('button', { name: '확인' }).click()
  await head.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await said(head, '확인했습니다.')
  expect((await answerTo(head, 'GET', `/api/hea/checkup/checkupresult/${resultNo}`)).status()).toBe(403)
  await head.goto('/hea/checkup/checkupFollowUp')
  await search(head, worker.userNm)
  await expect(head.getByTestId('row-total')).toHaveText('총 0건')
}

test('special checkups are planned from the legal due list, reserved on a phone, and a D1 is followed up: the head learns of fitness alone', async ({
  open,
}) => {
  // Four people in nine steps: a minute on a machine at rest, five where others work as well.
  test.setTimeout(300_000)
  const admin = await open('/index')
  const health = await open('/hea/checkup/dueList', 'health')
  await hire(admin, [worker, colleague])
  await expose(admin, health, STYRENE, [worker, colleague])

  await test.step('the health manager plans from the due list', () => planFromDueList(health))
  await test.step('half days at a designated organisation', () => addHalfDays(health))
  await test.step('a colleague is added in the popup', () => addInPopup(health))
  await test.step('the plan is submitted, approved and opened', async () => {
    await submit(health)
    await approve(await open('/manage/appr/apprBox', 'shd'))
    await health.reload()
    await expect(state(health)).toHaveText('승인')
    await press(health, '예약개시')
    await said(health, '예약을 시작했습니다.')
  })

  const phone = await open('/', worker.userId, { device: 'phone', password: PASSWORD })
  await test.step('the employee is told, reads the consent and reserves on his phone', () => reserve(phone))
  await test.step('results arrive by Excel: refused by row and cell, then taken', async () => {
    await health.goto('/hea/checkup/checkupResult')
    await upload(health)
  })
  const resultNo = await test.step('the D1 is reviewed and released', () => release(health))
  await test.step('the employee is told and reads his own finding', () => readOwnResult(phone))
  await test.step('the follow-up begins: the department is told', () => beginFollowUp(health))
  await test.step('his head sees fitness and the measure, never the finding', async () =>
    confirmMeasure(await open('/', 'mgr'), resultNo))
  await test.step('the follow-up is explained, reported and closed', () => closeFollowUp(health))
})

import { expect, test } from '#platform/test/journey.ts'

test('what was typed and not saved is handed in with the evaluation; where it cannot be stored, nothing is', async ({
  open,
  sql,
}) => {
  const [due] = await sql<{ no: number }>(
    `update subcon_eval set status_cd = 'SELF', self_due_ymd = now()::date + 5 where eval_no = (select max(eval_no) from subcon_eval
      where vendor_cd = 'V100001') returning eval_no::int as no`,
  )
  await sql(`update subcon_eval_item set self_score = null, self_desc = null where eval_no = $1`, [due?.no])
  const kept = () =>
    sql<{ state: string; told: string | null }>(
      `select e.status_cd as state, (select max(i.self_desc) from subcon_eval_item i where i.eval_no = e.eval_no) as told
        from subcon_eval e where e.eval_no = $1`,
      [due?.no],
    )
  const page = await open(`/vendor/subconEval/subconEvalResult/${due?.no}`, 'V100001-01')
  const submit = page.getByRole('button', { name: '자체평가 제출' })
  const score = page.getByRole('textbox', { name: '비상대응 점수' })
  await page.getByRole('textbox', { name: '비상대응 설명' }).fill('비상훈련을 두 번 했습니다.')
  await score.fill('4')
  await submit.click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText('증빙이 없는 항목은 자체점수를 입력할 수 없습니다.')
  await refusal.getByRole('button', { name: '확인' }).click()
  expect(await kept()).toEqual([{ state: 'SELF', told: null }])

  await score.fill('')
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: '자체평가를 제출했습니다.' })).toBeVisible()
  expect(await kept()).toEqual([{ state: 'SCORE', told: '비상훈련을 두 번 했습니다.' }])
})

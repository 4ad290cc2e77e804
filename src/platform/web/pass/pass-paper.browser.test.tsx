import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { PassBack, PassPaper, PassSheet, type PassSize } from './pass-paper.tsx'

const facts: [string, string | null][] = [
  ['소속', '대한플랜트건설 주식회사 여수사업본부'],
  ['과정', '특별안전보건교육 15호 (밀폐공간에서의 작업)'],
  ['교육일', '2026-11-24'],
  ['인정시간', '16시간'],
  ['유효기간', '2026-11-24 ~ 2027-11-23'],
  ['비고', null],
]
const show = (size: PassSize, photo?: { photoFileId: null }) =>
  render(
    <QueryClientProvider client={queryClient}>
      <PassSheet size={size}>
        <PassPaper
          size={size}
          side="앞면"
          title="교육 이수증"
          site="여수공장"
          name="김서연"
          {...photo}
          facts={photo ? facts.slice(-3) : facts}
          words="이수하였음을 증명합니다."
          code={{ text: 'https://site.example/cert/1', label: '확인 QR 코드' }}
          no="제 2026-31 호"
          note="2026-11-24"
        />
        <PassBack
          side="뒷면"
          parts={[['지킬 것', <p key="rule">남에게 빌려주지 않습니다.</p>]]}
          note="주운 분은 게이트로"
        />
      </PassSheet>
    </QueryClientProvider>,
  )
const boxOf = (of: { element(): Element }) => of.element().getBoundingClientRect()

for (const [size, photo] of [
  ['card', undefined],
  ['card', { photoFileId: null }],
  ['half', undefined],
  ['page', undefined],
] as const)
  test(`the whole of a pass is on its paper: ${size}${photo ? ' with a photo' : ''}`, async () => {
    await page.viewport(1024, 1200)
    await show(size, photo)
    const pass = page.getByRole('article', { name: '앞면' })
    await expect.element(pass.getByRole('heading', { name: '교육 이수증' })).toBeVisible()
    const paper = boxOf(pass)
    for (const part of [
      pass.getByRole('img', { name: '확인 QR 코드' }),
      pass.getByText('2026-11-24 ~ 2027-11-23'),
      pass.getByText('제 2026-31 호'),
      pass.getByText('여수공장'),
    ]) {
      const { left, right, top, bottom } = boxOf(part)
      expect(left >= paper.left && right <= paper.right && top >= paper.top && bottom <= paper.bottom).toBe(true)
    }
    await expect.element(pass.getByText('비고')).not.toBeInTheDocument()
    const back = page.getByRole('article', { name: '뒷면' })
    await expect.element(back.getByText('남에게 빌려주지 않습니다.')).toBeVisible()
  })

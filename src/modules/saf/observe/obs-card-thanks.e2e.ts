/** Who told of something by name is thanked on his own card, before anything else on it. */
import { expect, test } from '#platform/test/journey.ts'
import { obsCard } from './obs-card.model.ts'

test('whoever told of it reads the thanks first, and sees the place before and after beside each other; nobody else does', async ({
  open,
}) => {
  const told = '압축기동 비계의 작업발판 한쪽이 들려'
  const his = await open(`${obsCard.route.staff}?q=${encodeURIComponent(told)}`, 'emp')
  await his.getByRole('link', { name: told }).click()
  const thanks = his.getByRole('region', { name: '알려 주셔서 고맙습니다' })
  await expect(thanks.getByText('발판을 새로 깔고 클램프로 고정했습니다.')).toBeInViewport()
  const pictures = ['조치 전', '조치 후'].map((name) => thanks.getByRole('img', { name }))
  for (const picture of pictures) {
    await expect(picture).toBeInViewport({ ratio: 1 })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
  }
  const [before, after] = await Promise.all(pictures.map((picture) => picture.boundingBox()))
  expect(after?.y, 'beside each other').toBe(before?.y)

  const other = await open(new URL(his.url()).pathname, 'safety')
  await expect(other.getByRole('heading', { name: '회신' })).toBeVisible()
  await expect(other.getByRole('region', { name: '알려 주셔서 고맙습니다' })).toHaveCount(0)
})

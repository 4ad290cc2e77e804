/** What a worker reads behind a link in his own language, with the Korean beside it, and aloud. */
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { addPageTexts, addTranslations } from '#platform/model/i18n.ts'
import type { PageLanguage } from '#platform/model/problem.ts'
import { linkTexts } from './link.i18n.ts'
import type { ReadLine } from './link-api.ts'
import { setPageLanguage } from './link-language.ts'
import { LinkLines, LinkReading } from './link-lines.tsx'
import { linkWords } from './link-words.ts'

addTranslations('platform', linkTexts)
addPageTexts(linkWords)

const korean = '용접: 불티가 가연물에 옮겨붙음'
const uzbek: ReadLine = { label: 'Asosiy xavflar', value: 'Payvandlash: uchqundan alanga olishi', korean }
const thai: ReadLine = { label: 'อันตรายหลัก', value: korean, lacks: true, words: '불티 = ประกายไฟ' }

/** The device, as far as it speaks: what it was asked to say. */
function deviceSpeaking(...tags: string[]): string[] {
  const said: string[] = []
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => tags.map((lang) => ({ lang, name: lang })),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    cancel: () => undefined,
    speak: ({ text, lang }: SpeechSynthesisUtterance) => said.push(`${lang} ${text}`),
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      lang = ''
      constructor(text: string) {
        this.text = text
      }
    },
  )
  return said
}
afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})
const show = async (language: PageLanguage, lines: readonly ReadLine[]) => {
  setPageLanguage(language)
  await render(
    <main className="link-page">
      <LinkReading lines={lines} />
      <LinkLines lines={lines} />
    </main>,
  )
}

test('a talk in Uzbek: its own words, with the Korean beside them when he asks for both', async () => {
  deviceSpeaking()
  await show('uz', [uzbek])
  await expect.element(page.getByText(uzbek.value)).toBeVisible()
  await expect.element(page.getByText(korean)).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Koreyscha bilan birga' }).click()
  await expect.element(page.getByText(korean)).toBeVisible()
})

test('a talk that has no Thai says so, stays in Korean, and tells words as words', async () => {
  deviceSpeaking()
  await show('th', [thai])
  await expect.element(page.getByText(korean)).toHaveAttribute('lang', 'ko')
  await expect.element(page.getByText('ยังไม่มีคำแปล ล่ามจะอ่านให้ฟัง')).toBeVisible()
  await expect.element(page.getByText('เฉพาะคำ: 불티 = ประกายไฟ')).toBeVisible()
})

test('it is read aloud where the device has a voice of the language, and what is not in it is left out', async () => {
  const said = deviceSpeaking('ko-KR', 'th-TH')
  await show('th', [{ label: 'อันตรายหลัก', value: 'ประกายไฟติดวัสดุไวไฟ', korean }, thai])
  await page.getByRole('button', { name: 'ฟังเสียงอ่าน' }).click()
  expect(said).toEqual(['th-TH อันตรายหลัก. ประกายไฟติดวัสดุไวไฟ'])
  await page.getByRole('button', { name: 'หยุดอ่าน' }).click()
  await expect.element(page.getByRole('button', { name: 'ฟังเสียงอ่าน' })).toBeVisible()
})

test('a device without a voice of the language offers none', async () => {
  deviceSpeaking('ko-KR', 'en-US')
  await show('uz', [uzbek])
  await expect.element(page.getByText(uzbek.value)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('lines of the product alone offer nothing to be read beside them', async () => {
  deviceSpeaking('ko-KR')
  await show('kr', [{ label: '허가번호', value: 'PTW-20261124-0001' }])
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

import { expect, test } from 'vitest'
import { manageTexts } from '#modules/manage/manage.i18n.ts'
import { safTexts } from '#modules/saf/saf.i18n.ts'
import { kTexts } from '#platform/model/k-texts.i18n.ts'
import { platformTexts } from '#platform/model/platform.i18n.ts'
import { documentTexts } from '#platform/web/document/document.i18n.ts'
import { webTexts } from '#platform/web/web.i18n.ts'
import { heaTexts } from '../hea.i18n.ts'

test.each([
  '선택된 검진 대상자가 없습니다. 목록 맨 앞의 선택란을 체크하세요.',
  '검진 대상자로 추가하시겠습니까?',
  '선택한 사용자가 대상자로 추가되었습니다.',
  '동의하지 않으면 예약할 수 없습니다. 다른 기관에서 받은 결과를 제출할 수 있습니다.',
  '이미 등록된 대상자가 있습니다: {names}',
  '특수건강진단기관으로 지정된 기관만 선택할 수 있습니다.',
  '선택한 시간대의 정원이 마감되었습니다.',
  '이 검진구분에 사용할 수 없는 판정입니다: {grade}',
  '검진일이 계획 기간을 벗어났습니다.',
  '{row}행: 대상자가 아닌 사번입니다.',
  "업무적합성 '다'는 재평가일을 입력해야 합니다.",
  '종료일은 시작일보다 빠를 수 없습니다.',
])('what checkups refuse is said in Korean as the design has it, and in English: %s', (korean) => {
  const found = [heaTexts, manageTexts, safTexts, webTexts, documentTexts, kTexts, platformTexts].find(
    (texts) => korean in texts,
  )?.[korean]
  expect(found?.en).toMatch(/^[ -~]+$|다/)
})

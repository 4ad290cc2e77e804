/** What the people at work read without an account is written for each of them (0.8): pages behind a link in seven languages. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { langField, siteLangCds } from '#modules/common/site-langs.model.ts'
import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import { demeritWords } from '#modules/contractor/demerit/demerit-words.ts'
import { noticeTexts } from '#modules/contractor/demerit/notice.model.ts'
import { violItems } from '#modules/contractor/demerit/viol-item.seed.ts'
import { violItemWords } from '#modules/contractor/demerit/viol-item-words.seed.ts'
import { vendorDocTypes } from '#modules/contractor/document/vendor-doc.model.ts'
import { ruleNames } from '#modules/contractor/entry/entry-codes.model.ts'
import { qualTypes } from '#modules/contractor/person/person-qual.model.ts'
import { workerWords } from '#modules/contractor/person/worker-words.ts'
import { certificateWords } from '#modules/education/round/cert-words.ts'
import { testWords } from '#modules/education/round/test-words.ts'
import { effects } from '#modules/hea/muscle/muscle-symptom.model.ts'
import { symptomWords } from '#modules/hea/muscle/muscle-symptom-words.ts'
import { bodyParts, durations, frequencies, pains } from '#modules/hea/muscle/symptom.logic.ts'
import { noticeWords } from '#modules/manage/notice/notice-words.model.ts'
import { type RoleCd, roles } from '#modules/roles.model.ts'
import { toldWords } from '#modules/rsa/share/told-words.model.ts'
import { jobs, rowsOfJob } from '#modules/saf/jsa/jsa-scenes.ts'
import { sceneTexts } from '#modules/saf/jsa/jsa-texts.demo.ts'
import { koreansOf } from '#modules/saf/jsa/jsa-texts.logic.ts'
import { obsTypes } from '#modules/saf/observe/obs-card.logic.ts'
import { obsCard } from '#modules/saf/observe/obs-card.model.ts'
import { observeWords } from '#modules/saf/observe/obs-card-words.ts'
import { termSeeds } from '#modules/saf/term/site-term.seed.ts'
import { isoPlan } from '#modules/wkod/isolation/iso-plan.model.ts'
import { aroundWords } from '#modules/wkod/morning/around-words.ts'
import { kindWords } from '#modules/wkod/morning/kind-words.ts'
import { lackWords } from '#modules/wkod/morning/lack-words.ts'
import { morningWords } from '#modules/wkod/morning/morning-words.ts'
import { checkItems } from '#modules/wkod/permit/check/check-item.seed.ts'
import { checkItemWords } from '#modules/wkod/permit/check/check-item-words.seed.ts'
import { crewRoles, stopDecisions } from '#modules/wkod/permit/fields/permit-codes.model.ts'
import { permitLinkWords, permitStopWords } from '#modules/wkod/permit/link/permit-link-words.ts'
import { paperLinkWords } from '#modules/wkod/permit/paper/paper-link-words.ts'
import { allKinds } from '#modules/wkod/permit/types/kinds.model.ts'
import { tbmTopics } from '#modules/wkod/shift/tbm/tbm.model.ts'
import { tbmWords } from '#modules/wkod/shift/tbm/tbm-words.ts'
import { stoppableKinds, weatherMeasures } from '#modules/wkod/shift/weather/weather.logic.ts'
import { linkTexts } from '#platform/web/link/link.i18n.ts'
import { linkWords, personalPageWords, posterPageWords } from '#platform/web/link/link-words.ts'

const all = [
  ...[linkWords, personalPageWords, posterPageWords, certificateWords, testWords, permitLinkWords, permitStopWords],
  ...[observeWords, symptomWords, ...demeritWords, violItemWords, paperLinkWords, tbmWords, checkItemWords],
  ...[...workerWords, morningWords, lackWords, kindWords, aroundWords, noticeWords, toldWords],
]
const WKOD = join(import.meta.dirname, '../modules/wkod')
/** What conditions of permits ask of other records. */
const NEIGHBOURS = [
  ...[
    'permit/materials/materials.logic.ts',
    'plan/plan.api.ts',
    '../saf/jsa/jsa.api.ts',
    'simops/simops-checks.logic.ts',
  ],
  ...['isolation/isolation.api.ts', '../saf/check/result/critical.api.ts'],
  ...['shift/emergency/emergency.api.ts', 'shift/handover/hand.api.ts', 'shift/weather/weather-work.api.ts'],
]
/** Told to whoever presses a button, what is as it should be, and what only a request is refused with. */
const NOT_ASKED_THERE: ReadonlySet<string> = new Set([
  ...[
    '이 구역의 운전부서만 처리할 수 있습니다.',
    '본인이 처리한 단계는 이어서 처리할 수 없습니다. 다른 담당자가 처리하세요.',
  ],
  ...['승인된 작업계획서가 있습니다.', '격리를 모두 확인했습니다.', '연결 배관을 모두 끊었습니다.'],
  ...['{permitDocNo}와(과) 조정에 합의했습니다.', '{permitDocNo}와(과)의 동시작업 금지가 조건부로 해제되었습니다.'],
  ...['같은 계통({systems})의 {permitDocNo}와(과) 충돌하여 신청할 수 없습니다.'],
  ...['동시작업 충돌로 신청할 수 없습니다. ({permitDocNo}, {distance} m)'],
  ...['{permitDocNo}와(과) 거리와 관계없이 충돌하여 신청할 수 없습니다.'],
])
const placesOf = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join()

test('every text has the same values in it in each language', () => {
  const wrong = all.flatMap((words) =>
    Object.entries(words).flatMap(([korean, others]) =>
      Object.entries(others)
        .filter(([, text]) => text === '' || /[가-힣]/.test(text) || placesOf(text) !== placesOf(korean))
        .map(([language]) => `${language}: ${korean}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('what stands on two pages is said the same on both: whichever of them the server read last', () => {
  const said = new Map<string, string>()
  const twice = all.flatMap((words) =>
    Object.entries(words).filter(([korean, others]) => {
      const before = said.get(korean)
      said.set(korean, JSON.stringify(others))
      return before !== undefined && before !== JSON.stringify(others)
    }),
  )
  expect(twice.map(([korean]) => korean)).toEqual([])
})

test('the frame of the page says nothing that is not written in all of them', () => {
  expect(Object.keys(linkWords).toSorted()).toEqual(Object.keys(linkTexts).toSorted())
})

test('nor does the page behind a poster, and what waits there to be sent', () => {
  const web = join(import.meta.dirname, '../platform/web')
  const said = ['link/poster-page.tsx', 'offline/offline-strip.tsx'].flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/t\('([^']*[가-힣][^']*)'/g)].map(([, text = '']) => text),
  )
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter((text) => !(text in linkWords || text in posterPageWords))).toEqual([])
})

test('nor does the page of one person', () => {
  const page = readFileSync(join(import.meta.dirname, '../platform/web/link/personal-page.tsx'), 'utf8')
  const said = [...page.matchAll(/t\('([^']*[가-힣][^']*)'/g)].map(([, text = '']) => text)
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter((text) => !(text in linkWords || text in personalPageWords))).toEqual([])
})

test('what a worker is told is named in all of them: rules, papers, licences, what a talk is about, kinds of permit', () => {
  const known = new Set(workerWords.flatMap((words) => Object.keys(words)))
  const named = [ruleNames, vendorDocTypes, qualTypes, tbmTopics].flatMap((codes) => Object.values(codes))
  expect(named.filter((one) => !known.has(one))).toEqual([])
  expect(Object.values(permitTypes).filter((one) => !(one in permitLinkWords))).toEqual([])
})

test('so is what he may choose when he tells what he saw or where it hurts, and how far it has come', () => {
  const states = Object.values(obsCard.lifecycle.states).map(({ label }) => label)
  expect([...Object.values(obsTypes), ...states].filter((one) => !(one in observeWords))).toEqual([])
  const pain = [bodyParts, durations, pains, frequencies, effects].flatMap((codes) => Object.values<string>(codes))
  expect(pain.filter((one) => !(one in symptomWords))).toEqual([])
})

test('so is who has another part now than the paper of a permit says', () => {
  const { WORKER: _, ...parts } = crewRoles
  expect(Object.values(parts).filter((one) => !(one in paperLinkWords))).toEqual([])
})

test('so is why his work was stopped', () => {
  expect(Object.values(suspReasons).filter((one) => !(one in permitStopWords))).toEqual([])
})

test('so is what keeps his work from beginning or going on, as his foreman reads it in the morning', () => {
  const folder = join(import.meta.dirname, '../modules/wkod/permit/conditions')
  const said = readdirSync(folder)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/'PT_\w+',\s*'([^']*[가-힣][^']*)'/g)])
    .map(([, text = '']) => text)
  expect(said.length).toBeGreaterThan(25)
  const known = new Set(all.flatMap((words) => Object.keys(words)))
  expect(said.filter((text) => !known.has(text))).toEqual([])
})

test('so is what is checked before work, and all that a talk says by itself', () => {
  expect(checkItems.filter(({ checkDesc }) => !(checkDesc in checkItemWords))).toEqual([])
  const states = ['PLAN', 'SET', 'VERIFIED', 'TESTING', 'REMOVING'] as const
  const said = [
    ...states.map((state) => isoPlan.lifecycle.states[state].label),
    ...Object.values(weatherMeasures).map(({ label }) => label),
    ...Object.values(stoppableKinds),
  ]
  expect(said.filter((one) => !(one in tbmWords))).toEqual([])
})

test('the jobs of the demo and the words of a new site are written in every language of its people', () => {
  const texts = [...sceneTexts, ...termSeeds]
  const empty = texts.filter((one) =>
    siteLangCds.some((lang) => !one[langField(lang)] || /[가-힣]/.test(one[langField(lang)] ?? '')),
  )
  expect(empty).toEqual([])
  expect(new Set(texts.map(({ koDesc }) => koDesc)).size).toBeGreaterThan(100)
  const koreans = jobs.flatMap((job) => koreansOf(rowsOfJob(job)))
  expect(koreans.filter((korean) => !sceneTexts.some(({ koDesc }) => koDesc === korean))).toEqual([])
})

test('so is what he did wrong, and the paper about it', () => {
  expect(violItems.filter(({ violItemNm }) => !(violItemNm in violItemWords))).toEqual([])
  const paper = Object.assign({}, ...demeritWords)
  expect(noticeTexts.filter((one) => !(one in paper))).toEqual([])
})

test('so is how a stop was judged, and what an own code is for', () => {
  expect([...Object.values<string>(stopDecisions), '작업중지 판단'].filter((one) => !(one in permitStopWords))).toEqual(
    [],
  )
  expect('서명 인증번호' in personalPageWords).toBe(true)
})

test('so is all that the start of a work may ask, and who puts it right', () => {
  const known = { ...morningWords, ...lackWords, ...kindWords, ...aroundWords, ...permitLinkWords }
  const conditions = globSync('permit/conditions/*.ts', { cwd: WKOD }).filter((path) => !path.includes('.test.'))
  const told = [...conditions, ...NEIGHBOURS].flatMap((path) =>
    [...readFileSync(join(WKOD, path), 'utf8').matchAll(/'([^'\n]*[가-힣][^'\n]*[.)])'/g)].map(([, text = '']) => text),
  )
  const asked = [...told, ...allKinds.flatMap(({ guards = [] }) => guards.map(({ message }) => message))]
  expect(asked.length).toBeGreaterThan(120)
  expect([...new Set(asked)].filter((one) => !(one in known) && !NOT_ASKED_THERE.has(one))).toEqual([])
  const menders = readFileSync(join(WKOD, 'permit/conditions/menders.ts'), 'utf8').matchAll(/'([A-Z]{3})'/g)
  const labels = [...menders].map(([, code = '']) => roles[code as RoleCd].label)
  expect([...new Set([...labels, roles.VSM.label])].filter((one) => !(one in known))).toEqual([])
})

import { defineDocument, type RecordOf } from '#platform/model/document.ts'
import { code, count, day, number, reference, text, vendor } from '#platform/model/field.ts'
import { type Kept, kept, keptWords } from '#platform/model/sentences.ts'
import type { RateLevel } from './demerit.logic.ts'

export const rateLevels = {
  CAUTION: '주의',
  IMPROVE: '개선계획',
  STOP: '신규허가 정지',
} as const satisfies Record<Exclude<RateLevel, 'NORMAL'>, string>

const levelWord = keptWords('RATE_LEVEL', rateLevels, 'contractor')
/** A level with the rate that led to it. */
export const levelSaid = (levelCd: keyof typeof rateLevels, rateVal: number): Kept =>
  kept('{level} ({rate})', { level: levelWord(levelCd), rate: rateVal.toFixed(1) })

/** What the rate of a vendor leads to: a letter, a plan of improvement, a stop of new permits: 업체 제재. */
export const sgcSanction = defineDocument({
  area: 'contractor',
  name: 'sgc-sanction',
  label: '업체 제재',
  api: '/api/vendor/sgc/sgcsanction',
  route: { staff: '/vendor/demerit/sanctionList', vendor: '/vendor/sgc/sanctionList' },
  title: 'sanctionTitle',
  number: { format: 'VS-{yyyymmdd}-{000}' },
  fields: {
    sanctionTitle: text('제재', { max: 200, system: true, kept: true }),
    vendorCd: vendor('업체', { system: true }),
    rateLevelCd: code('단계', rateLevels, { system: true }),
    rateVal: number('벌점율', {
      decimals: 1,
      system: true,
      help: '6개월 벌점 합계 ÷ 하루 평균 현장인원(5명 이상) × 10',
    }),
    pointCnt: count('6개월 벌점', { unit: '점', system: true, max: 99999 }),
    headcountVal: number('하루 평균 현장인원', { decimals: 1, unit: '명', system: true }),
    baseYmd: day('기준일', { system: true }),
    imprNo: reference('개선', 'impr', { system: true }),
    dueYmd: day('기한', { system: true }),
    stopFromYmd: day('신규허가 정지 시작', { system: true }),
    stopToYmd: day('신규허가 정지 종료', { system: true }),
    decisionDesc: text('결정 내용', { max: 2000, lines: 3 }),
  },
  access: { create: [] },
  lifecycle: {
    start: 'ISSUED',
    states: {
      ISSUED: { label: '통지', tone: 'waiting', todo: { action: 'acknowledge', due: 'dueYmd', kind: 'CHECK' } },
      RQST: { label: '결정대기', tone: 'danger', todo: { action: 'stop', due: 'dueYmd', kind: 'REVIEW' } },
      ACTION: { label: '개선중', tone: 'progress' },
      SUSP: { label: '신규허가 정지', tone: 'suspended' },
      CONFIRM: { label: '확인', tone: 'done' },
      CLOSE: { label: '종결', tone: 'done' },
    },
    actions: {
      acknowledge: { label: '확인', from: 'ISSUED', to: 'CONFIRM', by: ['VAD', 'VSM'], said: '확인했습니다.' },
      stop: {
        label: '신규허가 정지',
        from: 'RQST',
        to: 'SUSP',
        by: 'CSO',
        needs: ['decisionDesc'],
        danger: true,
        said: '신규 작업허가를 정지했습니다.',
      },
      spare: {
        label: '개선으로 갈음',
        from: 'RQST',
        to: 'ACTION',
        by: 'CSO',
        needs: ['decisionDesc'],
        said: '개선계획으로 갈음했습니다.',
      },
      plan: { label: '개선중', from: 'ISSUED', to: 'ACTION', by: 'program' },
      ask: { label: '결정대기', from: 'ISSUED', to: 'RQST', by: 'program' },
      close: { label: '종결', from: ['ISSUED', 'CONFIRM', 'ACTION', 'SUSP'], to: 'CLOSE', by: 'program' },
    },
  },
  list: {
    columns: ['vendorCd', 'rateLevelCd', 'rateVal', 'pointCnt', 'headcountVal', 'baseYmd', 'dueYmd'],
    filters: ['vendorCd', 'rateLevelCd', 'baseYmd'],
    search: ['sanctionTitle'],
    sort: ['baseYmd', 'vendorCd'],
    views: { open: ['SUSP'] },
  },
})

export type SgcSanction = RecordOf<typeof sgcSanction>

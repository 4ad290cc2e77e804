import { defineDocument } from '#platform/model/document.ts'
import { attachments, code, count, day, department, number, process, rows, text, user } from '#platform/model/field.ts'
import { keptWords, sentences } from '#platform/model/sentences.ts'

/** What has changed in somebody's work. */
const causes = {
  FACTOR: '새 유해물질 취급',
  PLACE: '다른 공정으로 이동',
  PERMIT: '작업허가 작업',
  MSDS: 'MSDS 제공·변경',
} as const

/** Licences that the work of own employees asks for. @law 유해·위험작업의 취업 제한에 관한 규칙 제3조 */
export const licences = { ELEC: '전기 자격' } as const
export type Licence = keyof typeof licences

/** A safety data sheet that is taught: which, of what, from which day on. */
const sheetFields = {
  sheetNo: count('MSDS'),
  materialNo: count('자재'),
  sheetNm: text('물질', { max: 200 }),
  sheetYmd: day('승인일'),
}

const evidence = ['eduOrgNm', 'attachFileId'] as const

/** Which education somebody needs, in the title of his need. */
export const {
  SPECIAL: SPECIAL_OF,
  SHEET: SHEET_OF,
  SHEETS: SHEETS_OF,
} = sentences(
  'EDU_NEED',
  { SPECIAL: '특별교육 {k}호', SHEET: 'MSDS 교육: {nm}', SHEETS: 'MSDS 교육: {nm} 외 {n}건' },
  'education',
)
/** Or which licence. */
export const licenceWord = keptWords('EDU_LICENCE', licences, 'education')

/**
 * Somebody begins a work for which he has to be taught before, or to hold a licence: 교육 필요. It comes with the change of his
 * work, or with the permit on whose list he stands, and ends with the evidence, or with the reason for which none is owed.
 *
 * @law 산업안전보건법 제29조제3항, 제114조제3항, 제140조, 시행규칙 제26조제1항·제27조제5항·제169조, 별표 4
 */
export const eduNeed = defineDocument({
  area: 'education',
  name: 'edu-need',
  label: '교육 필요',
  api: '/api/saf/education/need',
  route: { staff: '/education/need/eduNeed' },
  title: 'needTitle',
  number: { format: 'EN-{yyyymmdd}-{000}' },
  fields: {
    needTitle: text('교육', { max: 200, system: true, kept: true }),
    userId: user('대상자', { system: true }),
    deptCd: department('부서', { system: true }),
    causeCd: code('사유', causes, { system: true }),
    processNo: process('공정', { system: true }),
    specialKindNo: count('특별교육 호', { system: true }),
    licenceCd: code('자격', licences, { system: true }),
    /** S12: all sheets of a day are one need of each person. */
    sheets: rows('교육할 MSDS', sheetFields, { system: true, max: 300 }),
    startYmd: day('작업시작일', { system: true }),
    dueYmd: day('기한', { system: true }),
    requiredHourVal: number('필요시간', { decimals: 1, unit: '시간', system: true }),
    firstHourVal: number('최초교육 시간', { min: 0.5, max: 40, decimals: 1, unit: '시간' }),
    firstYmd: day('최초교육일', { notAfter: 'today' }),
    doneHourVal: number('이수시간', {
      min: 0.5,
      max: 100,
      decimals: 1,
      unit: '시간',
      help: '최초교육을 포함한 전체 시간입니다.',
    }),
    doneYmd: day('이수일', { notAfter: 'today' }),
    eduOrgNm: text('교육기관·강사', { max: 100 }),
    certNo: text('자격번호', { max: 50 }),
    certYmd: day('취득일', { notAfter: 'today' }),
    certToYmd: day('자격 유효일', { help: '기한이 없는 자격은 비워 둡니다.' }),
    attachFileId: attachments('증빙', { taskClass: 'EDU_NEED' }),
  },
  access: { create: [] },
  lifecycle: {
    start: 'OPEN',
    states: {
      OPEN: { label: '필요', tone: 'waiting', todo: { action: 'first', due: 'dueYmd', kind: 'EDU' } },
      DOING: { label: '일부 이수', tone: 'progress', todo: { action: 'confirm', due: 'dueYmd', kind: 'EDU' } },
      LICENCE: { label: '자격 필요', tone: 'waiting', todo: { action: 'license', due: 'dueYmd', kind: 'EDU' } },
      SHEET: { label: 'MSDS 교육 필요', tone: 'waiting', todo: { action: 'teach', due: 'dueYmd', kind: 'EDU' } },
      MET: { label: '이수|need', tone: 'done' },
      WAIVED: { label: '면제', tone: 'suspended' },
      REPLACED: { label: '새 개정으로 대체', tone: 'suspended' },
    },
    actions: {
      first: {
        label: '최초교육 확인',
        from: 'OPEN',
        to: 'DOING',
        by: ['EDU', 'SHM'],
        needs: ['firstYmd', 'firstHourVal', ...evidence],
        said: '최초교육을 확인했습니다.',
      },
      confirm: {
        label: '이수 확인',
        from: ['OPEN', 'DOING'],
        to: 'MET',
        by: ['EDU', 'SHM'],
        needs: ['doneYmd', 'doneHourVal', ...evidence],
        said: '이수를 확인했습니다.',
      },
      askLicence: { label: '자격 확인 요청', from: 'OPEN', to: 'LICENCE', by: 'program' },
      license: {
        label: '자격 확인',
        from: 'LICENCE',
        to: 'MET',
        by: ['EDU', 'SHM'],
        needs: ['certNo', 'certYmd', 'attachFileId'],
        takes: ['certToYmd'],
        said: '자격을 확인했습니다.',
      },
      askSheet: { label: 'MSDS 교육 요청', from: 'OPEN', to: 'SHEET', by: 'program' },
      teach: {
        label: 'MSDS 교육 확인',
        from: 'SHEET',
        to: 'MET',
        by: ['EDU', 'SHM'],
        needs: ['doneYmd', ...evidence],
        said: 'MSDS 교육을 확인했습니다.',
      },
      replaceSheet: { label: '새 개정으로 대체', from: 'SHEET', to: 'REPLACED', by: 'program' },
      waive: {
        label: '면제',
        from: ['OPEN', 'DOING', 'LICENCE', 'SHEET'],
        to: 'WAIVED',
        by: ['EDU', 'SHM'],
        reason: 'text',
        danger: true,
        said: '교육을 면제했습니다.',
      },
    },
  },
  list: {
    columns: ['userId', 'deptCd', 'causeCd', 'processNo', 'startYmd', 'dueYmd', 'requiredHourVal', 'doneHourVal'],
    filters: ['causeCd', 'deptCd', 'dueYmd', 'userId'],
    search: ['needTitle'],
    sort: ['dueYmd'],
    views: { own: ['userId'] },
  },
})

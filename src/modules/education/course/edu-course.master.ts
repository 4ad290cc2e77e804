import { code, count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { eduClasses, eduLanguages, eduMethods } from './edu-codes.model.ts'

/**
 * What is taught, how long it takes, what passes and how long that holds: 교육과정. A round keeps what its course said on
 * the day it was opened.
 */
export const eduCourseMaster = defineMaster({
  area: 'education',
  name: 'edu-course',
  label: '교육과정',
  api: '/api/saf/education/course',
  route: '/education/course/courseList',
  table: 'edu_course',
  key: ['eduCourseCd'],
  title: 'courseNm',
  fields: {
    eduCourseCd: text('과정코드', {
      max: 20,
      required: true,
      help: '영문 대문자와 숫자. 등록한 뒤에는 바꿀 수 없습니다.',
    }),
    courseNm: text('과정명', { max: 200, required: true }),
    eduClassCd: code('교육구분', eduClasses, { required: true }),
    specialKindNo: count('특별교육 호', { min: 1, max: 39, help: '특별교육이면 시행규칙 별표 5의 작업 번호' }),
    legalYn: yesNo('법정교육'),
    creditMinVal: count('인정시간', { min: 1, max: 6000, unit: '분', required: true }),
    methodCd: code('방법', eduMethods, { required: true, default: 'CLASS' }),
    testYn: yesNo('평가'),
    passScore: count('합격점수', { min: 0, max: 100, unit: '점', required: true, default: 70 }),
    attendPctVal: count('출석기준', { min: 1, max: 100, unit: '%', required: true, default: 90 }),
    validMonthCnt: count('유효기간', { min: 1, max: 120, unit: '개월' }),
    renewDayCnt: count('갱신기간', {
      max: 365,
      unit: '일',
      default: 30,
      help: '만료 전 이 기간에 다시 이수하면 유효기간을 이어 갑니다.',
    }),
    absenceDayCnt: count('미출입 한도', {
      max: 3650,
      unit: '일',
      help: '마지막 퇴장 뒤 이 기간이 지나면 효력이 끝납니다. 비우면 보지 않습니다.',
    }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  emptied: ['renewDayCnt'],
  list: {
    columns: [
      'courseNm',
      'eduCourseCd',
      'eduClassCd',
      'legalYn',
      'creditMinVal',
      'methodCd',
      'testYn',
      'validMonthCnt',
      'useYn',
    ],
    search: ['eduCourseCd', 'courseNm'],
    filters: ['eduClassCd', 'legalYn', 'useYn'],
    order: ['sortOrder', 'eduCourseCd'],
  },
  usedBy: [{ table: 'edu_question', column: 'edu_course_cd', label: '시험문항', where: "delete_yn = 'N'" }],
  namedAs: { group: 'EDU_COURSE' },
})

/** The bank from which tests are drawn; the same question in several languages has the same 문항코드. */
export const eduQuestionMaster = defineMaster({
  area: 'education',
  name: 'edu-question',
  label: '시험문항',
  api: '/api/saf/education/question',
  route: '/education/course/questionList',
  table: 'edu_question',
  key: ['eduQuestionNo'],
  title: 'questionDesc',
  fields: {
    eduQuestionNo: count('문항번호', { system: true }),
    eduCourseCd: code('과정', 'EDU_COURSE', { required: true }),
    questionCd: text('문항코드', { max: 20, required: true, help: '같은 문항의 번역은 같은 코드를 씁니다.' }),
    langCd: code('언어', eduLanguages, { required: true, default: 'kr' }),
    questionDesc: text('문항', { max: 500, lines: 2, required: true }),
    choice1Desc: text('보기 1', { max: 300, required: true }),
    choice2Desc: text('보기 2', { max: 300, required: true }),
    choice3Desc: text('보기 3', { max: 300, required: true }),
    choice4Desc: text('보기 4', { max: 300, required: true }),
    answerNo: count('정답', { min: 1, max: 4, required: true }),
    explainDesc: text('해설', { max: 500, lines: 2 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['questionDesc', 'eduCourseCd', 'questionCd', 'langCd', 'answerNo', 'useYn'],
    search: ['questionCd', 'questionDesc'],
    filters: ['eduCourseCd', 'langCd', 'useYn'],
    order: ['eduCourseCd', 'questionCd', 'langCd'],
  },
  unique: ['eduCourseCd', 'questionCd', 'langCd'],
})

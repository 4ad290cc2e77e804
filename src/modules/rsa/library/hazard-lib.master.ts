import { accidentTypes } from '#modules/common/accident-types.model.ts'
import { code, count, process, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { hazardKinds } from '../assess/rsa-codes.model.ts'

/** Hazards that the site knows, by kind of work or by process, with what is done against them: 요인 라이브러리. */
export const hazardLibMaster = defineMaster({
  area: 'rsa',
  name: 'rsa-hazard-lib',
  label: '요인 라이브러리',
  api: '/api/rsa/std/hazardlib',
  route: '/rsa/std/rsaHazardLib',
  table: 'rsa_hazard_lib',
  key: ['hazardLibNo'],
  title: 'hazardDesc',
  fields: {
    hazardLibNo: count('번호', { system: true }),
    m4Cd: code('분류', hazardKinds, { required: true }),
    workCatCd: code('작업분류', 'WORK_CAT', { help: '작업분류나 공정 가운데 하나는 정합니다.' }),
    processNo: process('공정', { help: '비우면 모든 공정입니다.' }),
    hazardDesc: text('유해위험요인', { max: 500, lines: 3, required: true }),
    accTypeCd: code('재해형태', accidentTypes, { required: true }),
    measureDescs: text('대책', { max: 1000, lines: 5, required: true, help: '한 줄에 하나씩 적습니다.' }),
    lawRefDesc: text('관련근거', { max: 300 }),
    srcNos: text('사고·평가', { max: 300, help: '사고와 위험성평가 번호를 쉼표로 나누어 적습니다.' }),
    badYn: yesNo('효과 없음', { help: '적은 대책이 듣지 않은 것이 드러났습니다. 가져올 때 대책은 빼고 가져옵니다.' }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: [
      'hazardDesc',
      'm4Cd',
      'workCatCd',
      'processNo',
      'accTypeCd',
      'measureDescs',
      'lawRefDesc',
      'srcNos',
      'badYn',
      'useYn',
    ],
    search: ['hazardDesc', 'measureDescs', 'lawRefDesc', 'srcNos'],
    filters: ['m4Cd', 'workCatCd', 'accTypeCd', 'badYn', 'useYn'],
    order: ['hazardDesc'],
  },
  unique: ['m4Cd', 'workCatCd', 'processNo', 'hazardDesc'],
})

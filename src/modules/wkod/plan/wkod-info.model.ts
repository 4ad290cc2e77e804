import { defineDocument } from '#platform/model/document.ts'
import { attachments, count, dateTime, day, reference, rows, text, user, vendor, yesNo } from '#platform/model/field.ts'

const substanceFields = {
  chemNm: text('물질명', { max: 100, required: true }),
  casNo: text('CAS 번호', { max: 20 }),
  hazardDesc: text('유해성·위험성', { max: 500, lines: 2 }),
  amountDesc: text('양·농도', { max: 100 }),
}
/** 규칙 제83조제2항: whoever passes the work on passes this on as well. */
const copyFields = {
  vendorNm: text('하수급업체', { max: 100, required: true }),
  receiverNm: text('받은 사람', { max: 100 }),
  copyYmd: day('제공일', { notAfter: 'today' }),
}
const told = ['substances', 'placeHazardDesc', 'cautionDesc', 'emergencyDesc', 'infoFileId'] as const

/** What the host tells a vendor in writing before dangerous work begins (법 제65조): 안전보건정보 제공서. */
export const wkodInfo = defineDocument({
  area: 'wkod',
  name: 'wkod-info',
  label: '안전보건정보 제공서',
  api: '/api/saf/wkod/wkodinfo',
  route: { staff: '/constSafe/wkod/wkodInfoList', vendor: '/vendor/wkod/wkodInfo' },
  title: 'infoTitle',
  number: { format: 'SI-{yyyymmdd}-{000}', at: 'give' },
  fields: {
    wkodPlanNo: reference('작업계획서', 'wkod-plan', { required: true }),
    /** The first revision: what was told holds for all of them. */
    rootPlanNo: count('최초 계획', { system: true }),
    vendorCd: vendor('업체', { system: true }),
    infoTitle: text('작업명', { max: 100, system: true }),
    substances: rows('유해·위험물질', substanceFields, { max: 50 }),
    placeHazardDesc: text('작업장소의 위험', {
      max: 2000,
      lines: 3,
      help: '질식, 붕괴처럼 물질이 아닌 위험을 적습니다.',
    }),
    cautionDesc: text('안전·보건상 주의사항', { max: 2000, lines: 4, required: true }),
    emergencyDesc: text('유출 등 사고 시 조치', { max: 2000, lines: 4, required: true }),
    infoFileId: attachments('첨부', { taskClass: 'PLAN_INFO' }),
    giveUserId: user('제공자', { system: true }),
    giveDt: dateTime('제공일시', { system: true }),
    confirmUserId: user('확인자', { system: true }),
    confirmDt: dateTime('확인일시', { system: true }),
    subTierYn: yesNo('하도급 있음'),
    copies: rows('하수급업체 제공', copyFields, { max: 50 }),
  },
  access: { create: ['OWN', 'SHM'] },
  lifecycle: {
    start: 'TEMP',
    states: {
      TEMP: {
        label: '작성중',
        tone: 'draft',
        editableBy: 'author',
        editable: ['wkodPlanNo', ...told],
        todo: { action: 'give' },
      },
      ISSUED: {
        label: '전달',
        tone: 'waiting',
        editableBy: ['VSM', 'VAD'],
        editable: ['subTierYn', 'copies'],
        todo: { action: 'confirm', kind: 'CHECK' },
      },
      RTN: {
        label: '보완요청',
        tone: 'waiting',
        editableBy: ['author', 'OWN'],
        editable: told,
        todo: { action: 'give' },
      },
      CONFIRM: {
        label: '확인',
        tone: 'done',
        editableBy: ['VSM', 'VAD'],
        editable: ['subTierYn', 'copies'],
      },
      CANC: { label: '취소', tone: 'suspended' },
    },
    actions: {
      give: {
        label: '제공',
        from: ['TEMP', 'RTN'],
        to: 'ISSUED',
        by: ['author', 'OWN'],
        said: '안전보건정보를 제공했습니다. 업체가 확인하면 승인할 수 있습니다.',
      },
      confirm: {
        label: '수령 확인',
        from: 'ISSUED',
        to: 'CONFIRM',
        by: ['VSM', 'VAD'],
        said: '받았음을 확인했습니다.',
      },
      sendBack: {
        label: '보완요청',
        from: 'ISSUED',
        to: 'RTN',
        returns: true,
        by: ['VSM', 'VAD'],
        reason: 'text',
        said: '보완을 요청했습니다.',
      },
      cancel: {
        label: '취소',
        from: ['ISSUED', 'RTN'],
        to: 'CANC',
        by: ['author', 'OWN'],
        reason: 'text',
        danger: true,
        said: '취소했습니다.',
      },
    },
  },
  list: {
    columns: ['infoTitle', 'vendorCd', 'wkodPlanNo', 'giveDt', 'confirmDt', 'confirmUserId'],
    filters: ['vendorCd', 'giveDt', 'wkodPlanNo', 'rootPlanNo'],
    search: ['infoTitle'],
    sort: ['giveDt', 'rootPlanNo'],
    views: { own: ['giveUserId', 'confirmUserId'] },
  },
})

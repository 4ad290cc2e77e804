import { type MessageEvent, messagesOf } from '#platform/model/message-event.ts'

const duties = { eventGrpCd: 'HEA_INFIRM', label: '의무실', optional: false, isForStaff: true } as const

export const infirmEvents: readonly MessageEvent[] = messagesOf(duties, {
  HEA_CLUSTER: [
    '같은 증상 여러 명',
    '{process}에서 7일 안에 같은 증상({symptom})이 {n}명 있었습니다.',
    { variables: { process: ['공정', '반응 1공정'], symptom: ['증상', '두통'], n: ['인원', '3'] } },
  ],
  HEA_COUNSEL_DUE: ['건강상담 예정', '건강상담 예정일이 다가옵니다: {name} ({due})'],
  HEA_COUNSEL_OWN: ['내 건강상담 예정', '건강상담이 예정되어 있습니다({due}). 의무실로 와 주십시오.'],
  HEA_MED_SHORT: [
    '약품 부족',
    '약품이 안전재고보다 적습니다: {title} (현재고 {n})',
    { variables: { n: ['현재고', '12'] } },
  ],
  HEA_MED_SOON: ['약품 유효기간 임박', '약품의 유효기간이 다가옵니다: {title} ({due})'],
  HEA_MED_EXPIRED: ['약품 유효기간 지남', '유효기간이 지난 약품을 폐기하십시오: {title} ({due})'],
})

import type { Translations } from '#platform/model/i18n.ts'

export const approvalTexts: Translations = {
  결재진행: { en: 'Approval progress', zh: '审批进度', es: 'Progreso de aprobación' },
  결재현황: { en: 'Approval status', zh: '审批情况', es: 'Estado de la aprobación' },
  결재선: { en: 'Approval line', zh: '审批流程', es: 'Línea de aprobación' },
  순번: { en: 'No.', zh: '序号', es: 'N.º' },
  구분: { en: 'Step', zh: '类型', es: 'Paso' },
  결재자: { en: 'Approver', zh: '审批人', es: 'Aprobador' },
  일시: { en: 'Date and time', zh: '时间', es: 'Fecha y hora' },
  의견: { en: 'Opinion', zh: '意见', es: 'Opinión' },
  대결: { en: 'Deputy', zh: '代批', es: 'Suplente' },
  '{name} 대신': { en: 'for {name}', zh: '代 {name}', es: 'por {name}' },
  긴급: { en: 'Urgent', zh: '紧急', es: 'Urgente' },
  '이 문서의 결재현황을 볼 수 없습니다.': {
    en: 'You cannot see the approval status of this document.',
    zh: '您无法查看此文档的审批情况。',
    es: 'No puede ver el estado de aprobación de este documento.',
  },
}

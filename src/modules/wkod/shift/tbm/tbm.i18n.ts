/** Texts of toolbox meetings in the other languages, keyed by the Korean. */
import type { Translations } from '#platform/model/i18n.ts'

export const tbmTexts: Translations = {
  '작업자 모두 음주하지 않았음을 확인하고 TBM을 시작합니다.': {
    en: 'I have checked that nobody of the crew has been drinking, and begin the toolbox meeting.',
    zh: '我已确认作业人员均未饮酒，并开始 TBM。',
    es: 'He comprobado que nadie ha bebido e inicio la charla (TBM).',
  },
  '답하지 않은 문항이 있습니다.': {
    en: 'There are questions without an answer.',
    zh: '还有未回答的问题。',
    es: 'Hay preguntas sin responder.',
  },
  '그 밖의 내용': { en: 'Other', zh: '其他内容', es: 'Otros' },
  '허가서 QR': { en: 'Permit QR', zh: '许可证二维码', es: 'QR del permiso' },
  대책: { en: 'Measures', zh: '对策', es: 'Medidas' },
  합류: { en: 'Joined later', zh: '中途加入', es: 'Incorporado' },
  'TBM 일지': { en: 'Toolbox meetings', zh: 'TBM 记录', es: 'Charlas previas (TBM)' },
  진행자: { en: 'Leader', zh: '主持人', es: 'Responsable' },
  '진행자(사내)': { en: 'Leader (own)', zh: '主持人（内部）', es: 'Responsable (propio)' },
  음주확인: { en: 'Sobriety checked', zh: '饮酒确认', es: 'Alcohol comprobado' },
  '작업자 모두 음주하지 않았음을 확인했습니다.': {
    en: 'I have checked that nobody of the crew has been drinking.',
    zh: '已确认作业人员均未饮酒。',
    es: 'Se comprobó que nadie ha bebido.',
  },
  건강확인: { en: 'Health', zh: '健康确认', es: 'Salud' },
  '개인별로 적지 않습니다.': {
    en: 'Nothing about single persons.',
    zh: '请勿按个人填写。',
    es: 'Nada sobre personas concretas.',
  },
  '통역 언어': { en: 'Interpreted into', zh: '翻译语言', es: 'Idioma interpretado' },
  서명인원: { en: 'Signed', zh: '签名人数', es: 'Firmantes' },
  '서명 중': { en: 'Being signed', zh: '签名中', es: 'Firmando' },
  'TBM 완료': { en: 'End toolbox meeting', zh: '完成 TBM', es: 'Terminar charla (TBM)' },
  'TBM을 마쳤습니다.': { en: 'The toolbox meeting has ended.', zh: 'TBM 已完成。', es: 'Charla (TBM) terminada.' },
  '서명 {n}/{of}명': { en: '{n} of {of} signed', zh: '已签名 {n}/{of} 人', es: '{n} de {of} han firmado' },
  'TBM을 시작하면 작업자가 서명할 수 있습니다.': {
    en: 'The crew can sign once the toolbox meeting has begun.',
    zh: '开始 TBM 后作业人员即可签名。',
    es: 'El equipo puede firmar cuando empiece la charla.',
  },
  'TBM 다시 진행': { en: 'Hold it again', zh: '重新进行 TBM', es: 'Repetir la charla' },
  '지난 TBM': { en: 'Past toolbox meetings', zh: '过去的 TBM', es: 'Charlas anteriores' },
  '{name} 님이 서명했습니다.': { en: '{name} has signed.', zh: '{name} 已签名。', es: '{name} ha firmado.' },
  '작업자가 자기 휴대폰으로 허가서 QR을 열어 서명하거나, 안전카드를 여기에 댑니다.': {
    en: 'Each worker signs with his own phone by the permit’s QR, or holds his card here.',
    zh: '作业人员用自己的手机扫描许可证二维码签名，或在此出示安全卡。',
    es: 'Cada trabajador firma con su teléfono por el QR del permiso, o presenta aquí su tarjeta.',
  },
  '안전카드 QR': { en: 'Safety card QR', zh: '安全卡二维码', es: 'QR de la tarjeta de seguridad' },
  'TBM을 시작했습니다. 작업자가 서명할 수 있습니다.': {
    en: 'The toolbox meeting has begun. The crew can sign.',
    zh: 'TBM 已开始，作业人员可以签名。',
    es: 'Charla iniciada. El equipo puede firmar.',
  },
  '전자서명 {at}': { en: 'Signed electronically {at}', zh: '电子签名 {at}', es: 'Firma electrónica {at}' },
  '사업장 위험성평가에 관한 지침에 따른 상시평가의 매 작업일 TBM 기록입니다.': {
    en: 'Record of the daily toolbox meeting for the continuous risk assessment.',
    zh: '根据风险评估指南的日常评估每日 TBM 记录。',
    es: 'Registro diario de la charla para la evaluación continua de riesgos.',
  },
  '허가서를 선택하십시오.': { en: 'Choose a permit.', zh: '请选择许可证。', es: 'Elija un permiso.' },
  '작업책임자만 TBM을 시작할 수 있습니다.': {
    en: 'Only the work leader can begin the toolbox meeting.',
    zh: '只有作业负责人可以开始 TBM。',
    es: 'Solo el responsable puede iniciar la charla.',
  },
  '승인된 작업허가만 TBM을 시작할 수 있습니다.': {
    en: 'Only an approved permit can have its toolbox meeting.',
    zh: '只有已批准的作业许可才能开始 TBM。',
    es: 'Solo un permiso aprobado puede tener su charla.',
  },
  '작업자의 음주 여부를 확인한 뒤 TBM을 시작하십시오.': {
    en: 'Check that nobody has been drinking before you begin.',
    zh: '请先确认作业人员是否饮酒再开始 TBM。',
    es: 'Compruebe que nadie ha bebido antes de empezar.',
  },
  'TBM 후 {n}시간이 지났습니다. TBM을 다시 진행하십시오.': {
    en: 'The toolbox meeting was more than {n} hours ago. Hold it again.',
    zh: 'TBM 已过 {n} 小时，请重新进行。',
    es: 'La charla fue hace más de {n} horas. Repítala.',
  },
  'TBM을 시작할 작업허가가 없습니다. 승인된 허가의 작업책임자가 시작합니다.': {
    en: 'No permit waits for its toolbox meeting. The leader of an approved work begins it.',
    zh: '没有可开始 TBM 的作业许可。由已批准作业的负责人开始。',
    es: 'Ningún permiso espera su charla. La inicia el responsable de un trabajo aprobado.',
  },
  'TBM을 기다리는 작업': {
    en: 'Works waiting for their toolbox meeting',
    zh: '等待 TBM 的作业',
    es: 'Trabajos que esperan su charla',
  },
  'TBM이 없습니다. 작업책임자가 작업 전에 TBM을 시작합니다.': {
    en: 'No toolbox meeting yet. The work leader begins it before the work.',
    zh: '暂无 TBM。由作业负责人在作业前开始。',
    es: 'Aún no hay charlas. El responsable la inicia antes del trabajo.',
  },
  '{n}/{of}명': { en: '{n} of {of}', zh: '{n}/{of} 人', es: '{n} de {of}' },
  '아직 서명한 사람이 없습니다.': {
    en: 'Nobody has signed yet.',
    zh: '还没有人签名。',
    es: 'Aún no ha firmado nadie.',
  },
  '작업책임자가 아직 TBM을 시작하지 않았습니다. 작업책임자에게 확인하십시오.': {
    en: 'The work leader has not begun the toolbox meeting yet. Ask him.',
    zh: '作业负责人尚未开始 TBM，请与其确认。',
    es: 'El responsable aún no ha iniciado la charla. Consúltele.',
  },
  '이 허가의 작업인원이 아닙니다.': {
    en: 'Not of the crew of this permit.',
    zh: '不是该许可的作业人员。',
    es: 'No es del equipo de este permiso.',
  },
  '현재 상태에서는 처리할 수 없습니다.': {
    en: 'Not possible in the present state.',
    zh: '当前状态下无法处理。',
    es: 'No es posible en el estado actual.',
  },
}

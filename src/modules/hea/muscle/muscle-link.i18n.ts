/** Texts of answering by a link, and of handing links out, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const symptomLinkTexts: Translations = {
  '답은 보건관리자만 봅니다. 소속 업체에는 보이지 않고, 결과에는 이름이 나오지 않습니다.': row(
    'Only the health manager reads your answers. Your company does not see them, and results show no names.',
    '只有保健管理者能看到您的回答。所属公司看不到，结果中不出现姓名。',
    'Solo el responsable de salud lee sus respuestas. Su empresa no las ve y los resultados no llevan nombres.',
  ),
  '이 가운데 없음': row('None of these', '以上都不是', 'Ninguno de estos'),
  '지난 1주일에도 아팠습니까?': row(
    'Did it hurt in the last week, too?',
    '最近1周也疼过吗？',
    '¿También le dolió la última semana?',
  ),
  '링크 만들기': row('Make a link', '创建链接', 'Crear enlace'),
  '계정이 없는 작업자는 QR이나 링크로 열어 이름과 휴대폰 번호 뒤 4자리로 한 번 답합니다.': row(
    'Workers without an account open it by QR code or link and answer once, by name and the last 4 digits of their phone.',
    '没有账号的作业人员通过二维码或链接打开，以姓名和手机号后4位作答一次。',
    'Quien no tiene cuenta lo abre con el QR o el enlace y responde una vez, con su nombre y las 4 últimas cifras del móvil.',
  ),
  '{vendor}의 링크를 끝내시겠습니까? 이미 받은 답은 그대로 있습니다.': row(
    'End the link of {vendor}? Answers already given stay.',
    '要结束{vendor}的链接吗？已收到的回答会保留。',
    '¿Terminar el enlace de {vendor}? Las respuestas recibidas se conservan.',
  ),
  '기한 끝남': row('Expired', '已过期', 'Caducado'),
  QR·링크: row('QR and link', '二维码·链接', 'QR y enlace'),
  끝내기: row('End', '结束', 'Terminar'),
  '{vendor} 작업자용 링크': row(
    'Link for workers of {vendor}',
    '{vendor}作业人员链接',
    'Enlace para trabajadores de {vendor}',
  ),
  '링크를 복사했습니다.': row('The link was copied.', '链接已复制。', 'Enlace copiado.'),
  '증상조사로 가는 QR 코드': row('QR code of the symptom survey', '症状调查二维码', 'Código QR de la encuesta'),
  '링크 복사': row('Copy the link', '复制链接', 'Copiar enlace'),
  '게시용 인쇄': row('Print for the wall', '打印张贴', 'Imprimir cartel'),
  '협력업체 작업자 링크': row(
    'Link for a contractor’s workers',
    '承包商作业人员链接',
    'Enlace para trabajadores de contratista',
  ),
  협력업체: row('Contractor', '承包商', 'Contratista'),
  기한: row('Until', '期限', 'Plazo'),
  '끝난 링크입니다.': row('This link has ended.', '该链接已结束。', 'Este enlace ha terminado.'),
  '{day}까지 답해 주십시오.': row('Please answer by {day}.', '请在{day}前作答。', 'Responda antes del {day}.'),
  'QR 코드를 찍고 이름과 휴대폰 번호 뒤 4자리를 넣으십시오. 3분이면 됩니다. 답은 보건관리자만 보고, 소속 업체에는 보이지 않습니다.':
    row(
      'Scan the QR code and enter your name and the last 4 digits of your phone. It takes 3 minutes. Only the health manager reads your answers; your company does not see them.',
      '请扫描二维码，输入姓名和手机号后4位。只需3分钟。回答仅供保健管理者查看，所属公司看不到。',
      'Escanee el código QR e introduzca su nombre y las 4 últimas cifras de su móvil. Son 3 minutos. Solo el responsable de salud lee sus respuestas; su empresa no las ve.',
    ),
  '링크의 기한은 오늘부터 60일까지로 정하십시오.': row(
    'A link is good for 60 days at most, from today on.',
    '链接期限请设为今天起60天以内。',
    'El enlace vale como máximo 60 días desde hoy.',
  ),
  '조사중일 때만 링크를 만들 수 있습니다.': row(
    'Links are made while the survey is under way.',
    '仅在调查进行中可以创建链接。',
    'Los enlaces se crean mientras la encuesta está en curso.',
  ),
  '이 사업장의 협력업체를 고르십시오.': row(
    'Choose a contractor of this plant.',
    '请选择本工厂的承包商。',
    'Elija un contratista de esta planta.',
  ),
}

/** Texts of notices in the other languages, keyed by the Korean. */
import { row, type Translations } from '#platform/model/i18n.ts'

const fields: Translations = {
  공지사항: row('Notice', '公告', 'Aviso'),
  '공지 첨부': row('Attachments of notices', '公告附件', 'Adjuntos de avisos'),
  '공지 구분': row('Kind', '类别', 'Tipo'),
  'SHE 절차': row('SHE procedure', 'SHE 程序', 'Procedimiento SHE'),
  '공지 내용': row('Text', '内容', 'Texto'),
  절차번호: row('Procedure no.', '程序编号', 'N.º de procedimiento'),
  시행일: row('In force from', '实施日', 'En vigor desde'),
  '대상|readers': row('For whom', '对象', 'Destinatarios'),
  '대상 업체유형': row('Kinds of contractors', '对象承包商类型', 'Tipos de contratistas'),
  '대상 업체': row('Contractors', '对象承包商', 'Contratistas'),
  '대상 범위': row('Scope', '对象范围', 'Alcance'),
  '게시 시작': row('Shown from', '发布开始', 'Desde'),
  '게시 종료': row('Shown until', '发布结束', 'Hasta'),
  팝업: row('Popup', '弹窗', 'Ventana'),
  '팝업 기간': row('Popup period', '弹窗期间', 'Periodo de la ventana'),
  필독: row('Must read', '必读', 'Lectura obligatoria'),
  '확인 수준': row('Confirmed by', '确认级别', 'Quién confirma'),
  '업체 1인': row('One per contractor', '每家承包商一人', 'Una persona por contratista'),
  '작업자 전원': row('Every worker', '全体作业人员', 'Todos los trabajadores'),
  긴급: row('Urgent', '紧急', 'Urgente'),
  '확인기한이 2근무일보다 가까워도 게시합니다.': row(
    'Goes out although the day is less than two working days away.',
    '即使确认期限不足两个工作日也发布。',
    'Se publica aunque falten menos de dos días laborables.',
  ),
  게시일시: row('Published at', '发布时间', 'Publicado el'),
  '다음 개정': row('Next revision', '下一修订', 'Revisión siguiente'),
}

const lifecycle: Translations = {
  게시예정: row('Scheduled', '待发布', 'Programado'),
  게시중: row('Published', '发布中', 'Publicado'),
  게시종료: row('Ended', '结束', 'Terminado'),
  예약: row('Schedule', '预约', 'Programar'),
  예약취소: row('Unschedule', '取消预约', 'Anular programación'),
  '공지를 게시했습니다.': row('Published.', '已发布公告。', 'Aviso publicado.'),
  '게시를 예약했습니다.': row('Scheduled.', '已预约发布。', 'Publicación programada.'),
  '예약을 취소했습니다.': row('No longer scheduled.', '已取消预约。', 'Programación anulada.'),
  '개정본을 작성합니다.': row('The revision is a draft now.', '开始编写修订版。', 'La revisión es ahora un borrador.'),
  '게시를 종료했습니다.': row('It is no longer shown.', '已结束发布。', 'Ya no se muestra.'),
}

const refusals: Translations = {
  '번역이 없는 공지입니다. 통역자가 오늘 읽어 주고 서명한 뒤에 서명할 수 있습니다. ({lang})': row(
    'This notice is not translated. You can sign once an interpreter has read it out today and signed for it. ({lang})',
    '本公告没有译文。翻译人员今天朗读并签名后方可签名。（{lang}）',
    'Este aviso no está traducido. Podrá firmar cuando un intérprete lo lea hoy y firme. ({lang})',
  ),
  '확인기한은 {day} 이후여야 합니다. 급하면 긴급으로 표시하십시오.': row(
    'It may be due on {day} at the earliest. Mark it urgent if it cannot wait.',
    '确认期限须在 {day} 及以后。如紧急请标记为紧急。',
    'El plazo no puede ser anterior al {day}. Si no puede esperar, márquelo como urgente.',
  ),
  '게시 시작이 아직 오지 않았습니다. 예약하거나 게시 시작을 비우십시오.': row(
    'Its start is yet to come. Schedule it or leave the start empty.',
    '尚未到发布开始时间。请预约或清空发布开始。',
    'Su comienzo aún no ha llegado. Prográmelo o deje vacío el comienzo.',
  ),
  '게시 시작이 지났습니다. 바로 게시하십시오.': row(
    'Its start has passed. Publish it now.',
    '发布开始时间已过，请直接发布。',
    'Su comienzo ya pasó. Publíquelo ahora.',
  ),
  '오탈자는 {n}자까지 고칠 수 있습니다. 그보다 많이 바꾸려면 개정하십시오.': row(
    'Misprints of up to {n} characters may be put right. For more than that, revise the notice.',
    '错别字最多可修改 {n} 个字符，更多修改请进行修订。',
    'Pueden corregirse erratas de hasta {n} caracteres. Para más, revise el aviso.',
  ),
  '이미 개정 중입니다. 작성 중인 개정본을 게시하십시오.': row(
    'It is being revised already. Publish that revision.',
    '正在修订中，请发布编写中的修订版。',
    'Ya se está revisando. Publique esa revisión.',
  ),
  '5초 이상 열람 후 확인할 수 있습니다.': row(
    'Read it for 5 seconds before confirming.',
    '阅读 5 秒以上后才能确认。',
    'Léalo al menos 5 segundos antes de confirmar.',
  ),
  '확인이 필요한 공지가 아닙니다.': row(
    'This notice need not be confirmed.',
    '此公告无需确认。',
    'Este aviso no requiere confirmación.',
  ),
  '작업자마다 확인해야 하는 공지입니다.': row(
    'Every worker confirms this notice himself.',
    '此公告须由每位作业人员确认。',
    'Cada trabajador debe confirmar este aviso.',
  ),
  '필수 공지를 확인하지 않아 작업허가를 신청할 수 없습니다. (미확인 {n}건)': row(
    'A work permit cannot be requested: {n} must-read notices are not confirmed.',
    '未确认必读公告，无法申请作业许可。（未确认 {n} 项）',
    'No puede solicitarse el permiso: {n} avisos obligatorios sin confirmar.',
  ),
}

const told: Translations = {
  '공지 게시·종료': row('Notices open and end', '公告发布与结束', 'Apertura y cierre de avisos'),
  '필독 공지 알림': row('Must-read reminders', '必读公告提醒', 'Recordatorios de lectura obligatoria'),
  '공지가 게시되었습니다: {title}': row('New notice: {title}', '新公告：{title}', 'Nuevo aviso: {title}'),
  '필독 공지가 게시되었습니다: {title}': row(
    'New must-read notice: {title}',
    '新必读公告：{title}',
    'Nuevo aviso de lectura obligatoria: {title}',
  ),
  '필독 공지를 확인해 주십시오: {title}': row(
    'Please confirm this notice: {title}',
    '请确认必读公告：{title}',
    'Confirme este aviso: {title}',
  ),
  '확인기한이 지난 필독 공지: {title} (미확인 {n})': row(
    'Past its day: {title} ({n} have not confirmed)',
    '已过确认期限的必读公告：{title}（未确认 {n}）',
    'Plazo vencido: {title} ({n} sin confirmar)',
  ),
}

const screens: Translations = {
  '내 확인': row('Mine', '我的确认', 'Mi lectura'),
  '게시 방법': row('Publication', '发布方式', 'Publicación'),
  '게시 기간': row('Shown', '发布期间', 'Periodo'),
  확인여부: row('Done by me', '本人确认', 'Confirmado por mí'),
  확인율: row('Signed', '确认率', 'Firmado'),
  'SHE 절차 공지': row('Notice of a SHE procedure', 'SHE 程序公告', 'Aviso de procedimiento SHE'),
  열람률: row('Read', '阅读率', 'Lectura'),
  '게시된 공지가 없습니다.': row('There is no notice.', '没有已发布的公告。', 'No hay avisos.'),
  '안 읽음': row('Unread', '未读', 'Sin leer'),
  읽음: row('Read', '已读', 'Leído'),
  '하위 부서까지 봅니다.': row('And all departments below.', '包括下级部门。', 'Y todos los departamentos inferiores.'),
  '비워 두면 바로 게시합니다.': row('Left empty: at once.', '留空则立即发布。', 'Vacío: en el acto.'),
  '비워 두면 종료할 때까지 게시합니다.': row(
    'Left empty: until it is ended.',
    '留空则发布至手动结束。',
    'Vacío: hasta que se termine.',
  ),
  '로그인하면 바로 보여 줍니다.': row('Shown at sign-in.', '登录后立即显示。', 'Se muestra al entrar.'),
  '비워 두면 게시하는 동안 보여 줍니다.': row(
    'Left empty: as long as it is published.',
    '留空则在发布期间显示。',
    'Vacío: mientras esté publicado.',
  ),
  '읽고 확인해야 하는 공지입니다.': row(
    'Has to be read and confirmed.',
    '须阅读并确认的公告。',
    'Debe leerse y confirmarse.',
  ),
  '필독 공지입니다. 읽은 뒤 확인해 주십시오.': row(
    'This is a must-read. Please confirm it when you have read it.',
    '此为必读公告，请阅读后确认。',
    'Lectura obligatoria. Confírmelo cuando lo haya leído.',
  ),
  '공지를 확인했습니다.': row('Confirmed.', '已确认。', 'Confirmado.'),
  '개정본이 있습니다.': row('There is a revision.', '已有修订版。', 'Hay una revisión.'),
  '개정본 열기': row('Open the revision', '打开修订版', 'Abrir la revisión'),
  '필독 미확인': row('To be confirmed', '必读未确认', 'Por confirmar'),
  '{day}까지 확인': row('Confirm by {day}', '请于 {day} 前确认', 'Confirmar antes del {day}'),
  '오늘 하루 보지 않기': row('Not again today', '今天不再显示', 'No mostrar más hoy'),
  '{n}초 뒤 확인': row('Confirm in {n} s', '{n} 秒后可确认', 'Confirmar en {n} s'),
  '확인 현황': row('Confirmations', '确认情况', 'Confirmaciones'),
  '열람 현황': row('Readers', '阅读情况', 'Lecturas'),
  '대상자가 없습니다.': row('It is for nobody.', '没有对象人员。', 'No hay destinatarios.'),
  열람일시: row('Read at', '阅读时间', 'Leído el'),
  '확인한 사람': row('By', '确认人', 'Por'),
  '작업자 확인': row('Workers', '作业人员确认', 'Trabajadores'),
  '작업자가 자기 휴대폰의 본인 페이지에서 읽고 확인하거나, 안전카드를 여기에 대거나, 이 기기에서 읽고 그려서 서명합니다.':
    row(
      'Each worker reads and confirms it on his own page on his phone, holds his safety card here, or reads it on this device and draws his signature.',
      '作业人员在自己手机的本人页面阅读确认，或在此出示安全卡，或在本设备上阅读后手写签名。',
      'Cada trabajador lo lee y confirma en su página del móvil, acerca aquí su tarjeta o lo lee en este dispositivo y firma a mano.',
    ),
  '번역이 없어 통역자가 오늘 읽어 주고 서명해야 합니다: {langs}': row(
    'Not translated: an interpreter has to read it out today and sign for {langs}',
    '没有译文，需由翻译人员今天朗读并签名：{langs}',
    'Sin traducción: un intérprete debe leerlo hoy y firmar para {langs}',
  ),
  '안전카드 QR·번호': row('Safety card QR or number', '安全卡二维码或编号', 'QR o número de la tarjeta de seguridad'),
  '그려서 서명': row('Draw the signature', '手写签名', 'Firmar a mano'),
  '{name} 그려서 서명': row('Draw the signature of {name}', '{name} 手写签名', 'Firma a mano de {name}'),
  '{name} 본인의 서명': row('Signature by {name} himself', '{name} 本人签名', 'Firma de {name} en persona'),
  '통역자 이름': row('Name of the interpreter', '翻译人员姓名', 'Nombre del intérprete'),
  '통역자 서명': row('Interpreter’s signature', '翻译人员签名', 'Firma del intérprete'),
  통역자: row('Interpreter', '翻译人员', 'Intérprete'),
  '읽었습니다. 서명': row('I have read it: sign', '已阅读，签名', 'Lo he leído: firmar'),
  '확인 방법': row('How confirmed', '确认方式', 'Cómo se confirmó'),
  '읽어 준 사람': row('Read out by', '朗读人', 'Leído por'),
  '읽어 준 사람 {name}': row('Read out by {name}', '朗读人 {name}', 'Leído por {name}'),
  '읽어 준 언어': row('Read out in', '朗读语言', 'Idioma de la lectura'),
  '읽어 준 기록': row('Read out', '朗读记录', 'Lecturas en voz alta'),
  '읽어 준 것 기록': row('Record who read it out', '记录朗读', 'Registrar quién lo leyó'),
  '읽어 주었습니다': row('It was read out', '已朗读', 'Se ha leído en voz alta'),
  '읽어 준 것을 기록했습니다.': row('The reading is recorded.', '已记录朗读。', 'La lectura queda registrada.'),
  '본인 ({name})': row('Myself ({name})', '本人（{name}）', 'Yo ({name})'),
  기록: row('Record', '记录', 'Anotar'),
  '기록 {name}': row('Recorded by {name}', '记录人 {name}', 'Registrado por {name}'),
  '공지를 작업자의 말로 읽어 준 사람이 자기 이름으로 서명합니다. 작업자는 그 뒤에 각자 서명합니다.': row(
    'Whoever has read the notice out in the workers’ language signs with his own name. Then each worker signs by himself.',
    '用作业人员的语言朗读公告的人以本人姓名签名，之后由作业人员各自签名。',
    'Quien leyó el aviso en el idioma de los trabajadores firma con su nombre. Después firma cada trabajador.',
  ),
  '작업자는 자기 말로 적힌 공지를 읽고 확인합니다. 번역이 없으면 통역자가 읽어 주고 서명해야 합니다.': row(
    'Workers read and confirm it in their own language. Without a translation an interpreter has to read it out and sign.',
    '作业人员用本国语言阅读并确认。没有译文时须由翻译人员朗读并签名。',
    'Los trabajadores lo leen y confirman en su idioma. Sin traducción, un intérprete debe leerlo y firmar.',
  ),
}

export const noticeTexts: Translations = { ...fields, ...lifecycle, ...refusals, ...told, ...screens }

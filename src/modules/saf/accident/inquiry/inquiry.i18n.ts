import { row, type Translations } from '#platform/model/i18n.ts'

const codes: Translations = {
  팀장: row('Leader', '组长', 'Líder'),
  팀원: row('Member', '成员', 'Miembro'),
  근로자측: row('For the workers', '劳动者方', 'Por los trabajadores'),
  전문가: row('Expert', '专家', 'Experto'),
  CCTV: row('CCTV', '监控', 'CCTV'),
  운전기록: row('Operating log', '运行记录', 'Registro de operación'),
  진술: row('Statement', '陈述', 'Declaración'),
  서류: row('Paper', '文件', 'Documento'),
  현물: row('Object', '实物', 'Objeto'),
  종류: row('Kind', '种类', 'Tipo'),
  '공학적 대책': row('Engineering', '工程措施', 'De ingeniería'),
  '관리적 대책': row('Administrative', '管理措施', 'Administrativa'),
}

const steps: Translations = {
  조사개시: row('Open the investigation', '开始调查', 'Abrir la investigación'),
  '조사를 시작했습니다.': row('The investigation is open.', '已开始调查。', 'La investigación está abierta.'),
  '원인분석 완료': row('Analysis is done', '完成原因分析', 'Análisis terminado'),
  '원인분석을 마쳤습니다.': row('The analysis is done.', '原因分析已完成。', 'El análisis está terminado.'),
  '다시 분석': row('Analyse again', '重新分析', 'Analizar de nuevo'),
  '원인분석을 다시 합니다.': row('It is analysed again.', '重新进行原因分析。', 'Se analiza de nuevo.'),
  '재발방지대책을 개선에 등록했습니다.': row(
    'The measures are in the register of improvements.',
    '预防措施已登记到改善。',
    'Las medidas están en el registro de mejoras.',
  ),
  '조사보고가 승인되었습니다.': row('The report is approved.', '调查报告已批准。', 'El informe está aprobado.'),
  '사고를 종결했습니다.': row('The accident is closed.', '事故已结案。', 'El accidente está cerrado.'),
  재개: row('Reopen', '重新调查', 'Reabrir'),
  '조사를 다시 시작했습니다.': row(
    'The investigation is open again.',
    '已重新开始调查。',
    'La investigación se reabre.',
  ),
  '조사 기록': row('Record of the investigation', '调查记录', 'Registro de la investigación'),
  '조사보고 승인일시': row('Report approved at', '调查报告批准时间', 'Informe aprobado'),
  '사고 조사보고': row('Accident report', '事故调查报告', 'Informe de accidente'),
  '사고 조사보고(치료·제한작업)': row(
    'Accident report (treatment, restricted work)',
    '事故调查报告（治疗·限制作业）',
    'Informe de accidente (tratamiento, trabajo restringido)',
  ),
  '사고 조사보고(휴업·HiPo)': row(
    'Accident report (lost time, HiPo)',
    '事故调查报告（停工·HiPo）',
    'Informe de accidente (baja, HiPo)',
  ),
}

const parts: Translations = {
  조사: row('Investigation', '调查', 'Investigación'),
  현장·증거: row('Scene and evidence', '现场与证据', 'Escena y pruebas'),
  경과: row('What happened', '经过', 'Cronología'),
  재발방지: row('Measures', '预防再发', 'Medidas'),
  재발방지대책: row('Measures', '预防再发措施', 'Medidas'),
  '재해자를 알 수 있는 증거와 경과는 조사에 관계된 사람만 봅니다.': row(
    'Evidence and events that name people are seen by those who look into it.',
    '能识别受害者的证据和经过只有调查相关人员可见。',
    'Solo ve las pruebas y hechos que nombran personas quien investiga.',
  ),
  '{what} 수정': row('Change: {what}', '修改{what}', 'Cambiar: {what}'),
  직원: row('Employee', '员工', 'Empleado'),
  '조사팀이 아직 없습니다. 24시간 안에 정합니다.': row(
    'There is no team yet. It is named within 24 hours.',
    '尚无调查组。须在24小时内确定。',
    'Aún no hay equipo. Se nombra en 24 horas.',
  ),
  '다른 의견을 남깁니다': row('A different view', '留下不同意见', 'Otra opinión'),
  '조사보고에 함께 남습니다.': row('It stays with the report.', '将与调查报告一并保留。', 'Queda con el informe.'),
  '의견 남기기': row('Leave it', '留下意见', 'Dejarla'),
  '다른 의견': row('Different view', '不同意见', 'Otra opinión'),
  '조사 내용에 서명': row('Sign what was found', '在调查内容上签名', 'Firmar lo hallado'),
  '서명 {at}': row('Signed {at}', '签名 {at}', 'Firmado {at}'),
  때: row('When', '时间', 'Cuándo'),
  '일어난 일': row('What happened', '发生的事', 'Qué pasó'),
  '재해 발생': row('The harm', '灾害发生', 'El daño'),
  '작업을 시작한 때부터 구조까지, 일어난 순서대로 적습니다.': row(
    'From the start of the work to the rescue, in order.',
    '从作业开始到救援，按发生顺序填写。',
    'Del inicio del trabajo al rescate, en orden.',
  ),
  '{span} 뒤': row('{span} later', '{span}后', '{span} después'),
  '남긴 증거가 없습니다.': row('No evidence yet.', '尚无证据。', 'Aún no hay pruebas.'),
  증거: row('Evidence', '证据', 'Pruebas'),
  '증거 추가': row('Add evidence', '添加证据', 'Añadir prueba'),
  '증거를 남겼습니다.': row('The evidence is kept.', '已保存证据。', 'La prueba está guardada.'),
  '{name} 인수': row('Take over {name}', '接收{name}', 'Recibir {name}'),
  '지금부터 본인이 보관합니다. 어디에 두는지 적습니다.': row(
    'From now on it is with you. Say where.',
    '从现在起由本人保管。请写明放置地点。',
    'Desde ahora la guarda usted. Diga dónde.',
  ),
  인수: row('Take over', '接收', 'Recibir'),
  '{name} 수집 {at}': row('Taken by {name} {at}', '{name} 收集 {at}', 'Recogida por {name} {at}'),
  '{name} 인수 {at}: {where}': row(
    '{name} has it since {at}: {where}',
    '{name} 接收 {at}：{where}',
    '{name} la tiene desde {at}: {where}',
  ),
  '수집한 때': row('Taken at', '收集时间', 'Recogida'),
  대책: row('Measure', '措施', 'Medida'),
  근본원인: row('Root cause', '根本原因', 'Causa raíz'),
  '공학적 대책이 없는 사유': row('Why no measure is technical', '没有工程措施的理由', 'Por qué no hay medida técnica'),
  '공학적 대책이 없는 사유: {why}': row(
    'Why no measure is technical: {why}',
    '没有工程措施的理由：{why}',
    'Por qué no hay medida técnica: {why}',
  ),
  '제거, 대체, 공학적 대책이 하나도 없을 때 안전환경팀장이 적습니다.': row(
    'The SHE team head writes it where nothing is eliminated, substituted or engineered.',
    '没有任何消除、替代、工程措施时由安全环境组长填写。',
    'Lo escribe el jefe de seguridad si nada se elimina, sustituye o rediseña.',
  ),
  '근본원인을 찾은 뒤에 대책을 세웁니다.': row(
    'Measures follow once a root is found.',
    '找到根本原因后再制定措施。',
    'Las medidas siguen a la causa raíz.',
  ),
  '이 원인의 대책이 아직 없습니다.': row('No measure yet.', '该原因尚无措施。', 'Aún sin medida.'),
}

const refusals: Translations = {
  '결과등급이 바뀌었습니다. 반려한 뒤 새 결재선으로 다시 상신하세요.': row(
    'The class has changed. Return it, and hand it in to those who approve it now.',
    '结果等级已变更。请退回后按新的审批线重新提交。',
    'La clase ha cambiado. Devuélvalo y envíelo a quienes lo aprueban ahora.',
  ),
  '개선에 등록된 대책은 지울 수 없습니다. 개선에서 취소하세요.': row(
    'A measure in the register of improvements stays. Cancel it there.',
    '已登记到改善的措施不能删除。请在改善中取消。',
    'Una medida ya registrada en mejoras no se quita. Cancélela allí.',
  ),
  '제출하지 않은 산업재해조사표가 {n}건 있습니다.': row(
    'Forms of the labour office not handed in: {n}',
    '尚未提交的工伤调查表有{n}份。',
    'Formularios sin presentar: {n}',
  ),
  '다른 사람이 먼저 고쳤습니다. 적은 내용을 옮겨 두고 새로 읽은 뒤 다시 저장하세요.': row(
    'Somebody else changed it first. Copy what you wrote, read it anew and save again.',
    '他人已先修改。请先复制所写内容，重新读取后再保存。',
    'Otra persona lo cambió antes. Copie lo escrito, vuelva a leer y guarde.',
  ),
  '조사팀장은 한 명입니다.': row('A team has one leader.', '调查组长只能有一名。', 'El equipo tiene un líder.'),
  '조사팀원을 목록에서 고르거나 이름을 적으세요.': row(
    'Choose a member from the list or write a name.',
    '请从列表选择成员或填写姓名。',
    'Elija al miembro de la lista o escriba su nombre.',
  ),
  '이 사고의 증거만 근거로 고를 수 있습니다.': row(
    'Only evidence of this accident can be chosen.',
    '只能选择本事故的证据。',
    'Solo sirven pruebas de este accidente.',
  ),
  '아직 오지 않은 때는 적을 수 없습니다.': row(
    'A time that has not come cannot be written.',
    '不能填写尚未到来的时间。',
    'No se puede escribir un momento futuro.',
  ),
  '대책이 있는 근본원인은 지우거나 바꿀 수 없습니다. 대책을 먼저 지우세요.': row(
    'A root with measures stays as it is. Remove its measures first.',
    '有措施的根本原因不能删除或更改。请先删除措施。',
    'Una causa raíz con medidas no se quita. Quite antes las medidas.',
  ),
  '원인의 위아래가 맞지 않습니다. 새로 읽은 뒤 다시 저장하세요.': row(
    'The causes do not hang together. Read them anew and save again.',
    '原因的上下关系不一致。请重新读取后再保存。',
    'Las causas no encajan. Vuelva a leer y guarde.',
  ),
  '대책마다 근본원인을 고르세요.': row(
    'Choose the root of each measure.',
    '请为每项措施选择根本原因。',
    'Elija la causa raíz de cada medida.',
  ),
  '대책마다 담당자나 업체를 한쪽만 고르세요.': row(
    'Each measure has a person or a contractor, one of them.',
    '每项措施请只选择负责人或企业之一。',
    'Cada medida tiene una persona o una empresa, solo una.',
  ),
  '공학적 대책이 없는 사유는 안전환경팀장이 적습니다.': row(
    'The SHE team head writes why no measure is technical.',
    '没有工程措施的理由由安全环境组长填写。',
    'El jefe de seguridad escribe por qué no hay medida técnica.',
  ),
  '휴업 이상이거나 HiPo인 사고는 안전환경팀장이 조사를 시작합니다.': row(
    'Where somebody is off work, or it is a HiPo, the SHE team head opens the investigation.',
    '停工以上或HiPo事故由安全环境组长开始调查。',
    'Con baja o HiPo abre la investigación el jefe de seguridad.',
  ),
  '조사팀장을 먼저 정하세요.': row(
    'Name the leader of the team first.',
    '请先确定调查组长。',
    'Nombre antes al líder.',
  ),
  '조사팀에 근로자측이 한 명 이상 있어야 합니다.': row(
    'The team needs somebody for the workers.',
    '调查组须至少有一名劳动者方成员。',
    'El equipo necesita a alguien por los trabajadores.',
  ),
  '업체 재해자가 있는 사고는 그 업체도 조사팀에 넣으세요.': row(
    'A contractor whose worker was hurt belongs on the team.',
    '有企业受害者的事故，请把该企业加入调查组。',
    'La empresa del herido debe estar en el equipo.',
  ),
  '시간대별 경과를 {n}건 이상 적으세요. (지금 {have}건)': row(
    'Write down {n} events at least. (Now {have})',
    '请至少填写{n}条时间经过。（现在{have}条）',
    'Escriba al menos {n} hechos. (Ahora {have})',
  ),
  '증거를 하나 이상 남기세요.': row(
    'Keep a piece of evidence at least.',
    '请至少保留一项证据。',
    'Guarde al menos una prueba.',
  ),
  '재발방지대책을 하나 이상 적으세요.': row(
    'Write down a measure at least.',
    '请至少填写一项预防措施。',
    'Escriba al menos una medida.',
  ),
  '근로자측 조사팀원이 서명하거나 의견을 남겨야 합니다.': row(
    'Whoever is on the team for the workers has to sign or say what he sees otherwise.',
    '劳动者方成员必须签名或留下意见。',
    'Quien representa a los trabajadores debe firmar u opinar.',
  ),
  '현장보존을 해제한 뒤 종결하세요.': row(
    'Release the scene before closing.',
    '请解除现场保存后再结案。',
    'Libere la escena antes de cerrar.',
  ),
  '현장 보존 중에는 안전환경팀장만 증거를 거두거나 넘길 수 있습니다.': row(
    'While the scene is kept only the head of safety takes or passes on evidence.',
    '现场保护期间仅安全环境主管可取走或移交证据。',
    'Mientras se conserva el lugar, solo el jefe de seguridad retira o entrega pruebas.',
  ),
  '현장 보존 중입니다. 현물을 거두거나 넘기는 것은 안전환경팀장이 합니다.': row(
    'The scene is kept. Objects are taken or passed on by the head of safety.',
    '现场保护中。取走或移交实物由安全环境主管进行。',
    'El lugar se conserva. Los objetos los retira o entrega el jefe de seguridad.',
  ),
}

const paper: Translations = {
  '사고 발생보고서': row('Accident report', '事故发生报告', 'Informe de accidente'),
  '사고 조사보고서': row('Investigation report', '事故调查报告', 'Informe de investigación'),
  '조사보고서 인쇄': row('Print the report', '打印调查报告', 'Imprimir el informe'),
  보관: row('Kept by', '保管', 'Custodia'),
  '보고 현황': row('Reported to', '报告情况', 'Comunicado a'),
  '재해자 {n}명': row('{n} hurt', '受害者{n}人', '{n} heridos'),
  '공학적 대책이 없는 사유: {reason}': row(
    'Why there is no engineering measure: {reason}',
    '无工程措施的理由：{reason}',
    'Por qué no hay medida de ingeniería: {reason}',
  ),
}
const witness: Translations = {
  '목격자 진술': row('Witness statement', '目击者陈述', 'Declaración de testigo'),
  '목격자 진술 받기': row('Ask witnesses', '收集目击者陈述', 'Pedir declaraciones'),
  '목격자 진술 QR': row('Code for witnesses', '目击者二维码', 'Código para testigos'),
  '링크 번호': row('Link no.', '链接编号', 'N.º de enlace'),
  '목격자 진술로 가는 QR 코드': row('QR code for witnesses', '目击者陈述二维码', 'Código QR para testigos'),
  '목격한 사람이 자기 휴대폰에서 자기 말로 적습니다. 계정도 이름도 필요하지 않고, 적은 것은 현장·증거에 남습니다.': row(
    'Whoever saw it writes on his own phone in his own language. No account, no name; what is written is kept as evidence.',
    '目击者用自己的手机和语言填写，无需账号和姓名，内容将作为证据保存。',
    'Quien lo vio escribe en su teléfono y en su idioma. Sin cuenta ni nombre; lo escrito queda como prueba.',
  ),
  '주소를 복사했습니다.': row('Address copied.', '已复制地址。', 'Dirección copiada.'),
  '주소 복사': row('Copy the address', '复制地址', 'Copiar la dirección'),
  '그만 받기': row('End it', '停止接收', 'Cerrar'),
  '이 코드로는 더 받지 않습니다.': row(
    'The code takes nothing more.',
    '该二维码不再接收。',
    'El código ya no recibe nada.',
  ),
  '이름 없음': row('No name', '未留名', 'Sin nombre'),
  '본인 작성 {at}: {name}': row(
    'Written by himself {at}: {name}',
    '本人填写 {at}：{name}',
    'Escrito por él {at}: {name}',
  ),
  '쓴 내용은 조사하는 사람만 봅니다. 이름을 적지 않아도 됩니다. 진술했다고 불리하게 대하지 않습니다. 다친 사람의 이름은 적지 마십시오.':
    row(
      'Only those who investigate read it. You need not give your name. Nobody is treated worse for speaking. Do not name who was hurt.',
      '只有调查人员会阅读。可不留名。不会因陈述而受到不利对待。请不要写受伤者姓名。',
      'Solo lo leen quienes investigan. No hace falta su nombre. Nadie sale perjudicado por declarar. No nombre a quien resultó herido.',
    ),
  '진술을 받았습니다. 고맙습니다.': row('Received. Thank you.', '已收到，谢谢。', 'Recibido. Gracias.'),
  '무엇을 보고 들었습니까? 본 차례대로 적으십시오.': row(
    'What did you see and hear? In the order of events.',
    '您看到和听到了什么？请按顺序写。',
    '¿Qué vio y oyó? En orden.',
  ),
  '어디에 있었습니까?': row('Where were you?', '您当时在哪里？', '¿Dónde estaba?'),
  '몇 시쯤이었습니까?': row('About what time?', '大约几点？', '¿Sobre qué hora?'),
  '사진 (있으면)': row('Photo (if any)', '照片（如有）', 'Foto (si hay)'),
  '받은 때': row('Received', '接收时间', 'Recibido'),
  '진술을 받는 기간이 끝났습니다.': row(
    'Statements are no longer taken.',
    '陈述接收期已结束。',
    'Ya no se reciben declaraciones.',
  ),
  '목격자 진술 접수': row('Statement of a witness', '收到目击者陈述', 'Declaración recibida'),
  '목격자 진술이 들어왔습니다: {title}': row(
    'A witness has made a statement: {title}',
    '收到目击者陈述：{title}',
    'Ha llegado una declaración: {title}',
  ),
}

export const inquiryTexts: Translations = {
  '다른 대책': row('Another measure', '其他措施', 'Otra medida'),
  '대책 없음 수용': row('Accept that none follows', '接受不采取措施', 'Aceptar sin medida'),
  '대책 없음을 수용: {why}': row(
    'Accepted that none follows: {why}',
    '接受不采取措施：{why}',
    'Aceptado sin medida: {why}',
  ),
  '이 원인에 다른 대책을 두지 않아도 되는 까닭을 적습니다.': row(
    'Say why this cause needs no other measure.',
    '请填写该原因不需要其他措施的理由。',
    'Indique por qué esta causa no necesita otra medida.',
  ),
  수용: row('Accept', '接受', 'Aceptar'),
  '대책을 개선에 등록했습니다.': row(
    'The measure is in the register of improvements.',
    '措施已登记到改善。',
    'La medida está en el registro de mejoras.',
  ),
  '개선에서 취소된 대책만 다른 대책으로 바꾸거나 수용할 수 있습니다.': row(
    'Only a measure that was cancelled in the register is replaced or accepted.',
    '只有在改善中取消的措施才能更换或接受。',
    'Solo una medida cancelada en el registro se sustituye o se acepta.',
  ),
  ...paper,
  ...witness,
  ...codes,
  ...steps,
  ...parts,
  ...refusals,
}

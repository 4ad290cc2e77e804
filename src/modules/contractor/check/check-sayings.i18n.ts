/** What checks say in sentences, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const checkSayings: Translations = {
  '점검에서 나온 개선조치가 없습니다.': row(
    'Checks have led to no measures.',
    '没有检查产生的改进措施。',
    'Ninguna comprobación ha dado lugar a medidas.',
  ),
  '점검에서 중대 부적합이 나왔습니다: {title}': row(
    'A check found a critical failure: {title}',
    '检查发现重大不合格：{title}',
    'Una comprobación halló un fallo crítico: {title}',
  ),
  '오늘 일일점검을 마치지 않았습니다: {title}': row(
    "Today's daily check is not finished: {title}",
    '今天的每日检查尚未完成：{title}',
    'La comprobación diaria de hoy no está terminada: {title}',
  ),
  '11시까지 일일점검을 하지 않아 미실시로 기록했습니다: {title}': row(
    'No daily check by 11:00, recorded as missed: {title}',
    '截至11时未做每日检查，已记为未实施：{title}',
    'Sin comprobación diaria a las 11:00, consta como omitida: {title}',
  ),
  '점검을 완료했습니다.': row('The check is finished.', '检查已完成。', 'La comprobación está terminada.'),
  '정정 내용을 남겼습니다. 원래 기록은 그대로입니다.': row(
    'The correction is noted. The record stays as it was.',
    '已留下更正内容，原记录不变。',
    'La corrección queda anotada. El registro sigue como estaba.',
  ),
  '이 날짜에 유효한 점검계획이 아닙니다.': row(
    'The plan does not hold on this day.',
    '该计划在此日期无效。',
    'El plan no vale en esta fecha.',
  ),
  '순회점검은 도급인이 실시합니다.': row(
    'Patrols are made by the host.',
    '巡回检查由发包方实施。',
    'Las rondas las hace la empresa principal.',
  ),
  '자율점검은 업체 점검자가 실시합니다.': row(
    "Self-checks are made by the contractor's inspectors.",
    '自主检查由承包商检查员实施。',
    'Las autocomprobaciones las hacen los inspectores del contratista.',
  ),
  '시작한 점검의 점검계획은 바꿀 수 없습니다.': row(
    'The plan of a check that has begun cannot be changed.',
    '已开始的检查不能更换计划。',
    'No se puede cambiar el plan de una comprobación iniciada.',
  ),
  '점검자 본인이 서명해야 합니다. (점검자 {inspector}, 서명 {signer})': row(
    'The inspector signs himself. (Inspector {inspector}, signature {signer})',
    '须由检查员本人签名。（检查员 {inspector}，签名 {signer}）',
    'Firma el propio inspector. (Inspector {inspector}, firma {signer})',
  ),
  '점검자 본인의 계정을 고르십시오. (인원 {person}, 계정 {account})': row(
    'Choose the account of the inspector himself. (Person {person}, account {account})',
    '请选择检查员本人的账户。（人员 {person}，账户 {account}）',
    'Elija la cuenta del propio inspector. (Persona {person}, cuenta {account})',
  ),
  '등록된 점검자가 아닙니다.': row(
    'You are not an appointed inspector.',
    '不是已登记的检查员。',
    'No es un inspector nombrado.',
  ),
  '판정하지 않은 항목이 있습니다.': row('Some items have no answer.', '有未判定的项目。', 'Hay puntos sin responder.'),
  '판정하지 않은 항목이 있습니다. ({n}건)': row(
    'Some items have no answer. ({n})',
    '有未判定的项目。({n}项)',
    'Hay puntos sin responder. ({n})',
  ),
  '모든 항목이 해당없음이면 완료할 수 없습니다.': row(
    'A check where nothing applies cannot be finished.',
    '全部项目不适用时不能完成。',
    'No se puede terminar si nada procede.',
  ),
  '부적합 항목에 내용과 사진을 등록하세요.': row(
    'Say what is wrong and add a photo.',
    '请为不合格项目登记内容和照片。',
    'Indique qué está mal y añada una foto.',
  ),
  '부적합 항목에 내용과 사진을 등록하세요. ({n}건)': row(
    'Say what is wrong and add a photo. ({n})',
    '请为不合格项目登记内容和照片。({n}项)',
    'Indique qué está mal y añada una foto. ({n})',
  ),
  '부적합 항목에 개선조치를 등록하세요.': row(
    'Enter the measure for what is wrong.',
    '请为不合格项目登记改进措施。',
    'Indique la medida para lo que está mal.',
  ),
  '부적합 항목에 개선조치를 등록하세요. ({n}건)': row(
    'Enter the measure for what is wrong. ({n})',
    '请为不合格项目登记改进措施。({n}项)',
    'Indique la medida para lo que está mal. ({n})',
  ),
  '점검자 서명이 필요합니다.': row('The inspector has to sign.', '需要检查员签名。', 'Debe firmar el inspector.'),
  '합동점검은 도급인·수급인과 각 근로자 1명의 서명이 필요합니다. (서명 {n}명, 필요 {m}명)': row(
    'A joint check is signed by host, contractor and one worker of each. ({n} of {m})',
    '联合检查须由发包方、承包商及双方各一名劳动者签名。(已签{n}人，需{m}人)',
    'La comprobación conjunta la firman la principal, el contratista y un trabajador de cada uno. ({n} de {m})',
  ),
  '도급인·수급인과 각 근로자 1명이 함께 점검하고 모두 서명합니다.': row(
    'Host, contractor and one worker of each check together and all sign.',
    '发包方、承包商及双方各一名劳动者共同检查并全部签名。',
    'La principal, el contratista y un trabajador de cada uno comprueban juntos y firman todos.',
  ),
  '아직 완료하지 않은 점검입니다.': row(
    'This check is not finished yet.',
    '该检查尚未完成。',
    'Esta comprobación aún no está terminada.',
  ),
  '이미 완료한 점검입니다.': row(
    'This check is already finished.',
    '该检查已完成。',
    'Esta comprobación ya está terminada.',
  ),
  '중대 항목이 부적합하여 점수와 관계없이 부적합입니다.': row(
    'A critical item failed, and with it the whole check.',
    '重大项目不合格，无论分数均为不合格。',
    'Ha fallado un punto crítico y, con él, toda la comprobación.',
  ),
  '중대항목이 하나라도 부적합이면 점수와 관계없이 부적합입니다.': row(
    'One critical item that fails makes the whole check fail.',
    '只要一个重大项目不合格，整体即为不合格。',
    'Un solo punto crítico que falle hace fallar la comprobación.',
  ),
  '완료된 점검은 삭제할 수 없습니다.': row(
    'A finished check cannot be deleted.',
    '已完成的检查不能删除。',
    'Una comprobación terminada no se puede eliminar.',
  ),
  '점검 결과가 없습니다.': row('There are no checks.', '没有检查结果。', 'No hay comprobaciones.'),
  '자율점검 {n}건을 하지 않았습니다. {vendor}의 실시율이 가장 낮습니다.': row(
    '{n} self-checks were missed. {vendor} did the smallest share.',
    '有{n}次自主检查未实施。{vendor}的实施率最低。',
    'Se omitieron {n} comprobaciones. {vendor} hizo la menor parte.',
  ),
  '모든 업체가 자율점검을 빠짐없이 했습니다.': row(
    'Every contractor did all of its self-checks.',
    '所有承包商均完成了自主检查。',
    'Todos los contratistas hicieron sus comprobaciones.',
  ),
  '이 기간에 출입하거나 점검한 업체가 없습니다.': row(
    'No contractor came or checked in this period.',
    '此期间没有出入或检查的承包商。',
    'Ningún contratista accedió ni comprobó en este período.',
  ),
  '이 기간에 빠뜨린 점검이 없습니다.': row(
    'No check was missed in this period.',
    '此期间没有遗漏的检查。',
    'No se omitió ninguna comprobación en este período.',
  ),
  '합동점검 계획이 없습니다.': row(
    'There is no plan of joint checks.',
    '没有联合检查计划。',
    'No hay plan de comprobaciones conjuntas.',
  ),
  '협력업체 점검자는 소속 인원 중에서 고릅니다.': row(
    "A contractor's inspector is chosen from its people.",
    '承包商检查员从所属人员中选择。',
    'El inspector del contratista se elige entre su personal.',
  ),
  '휴대전화로 점검을 입력할 때 쓰는 계정입니다.': row(
    'The account with which checks are entered on the phone.',
    '在手机上录入检查时使用的账户。',
    'La cuenta con la que se comprueba en el móvil.',
  ),
  '점검자로 지정했습니다.': row('The inspector is appointed.', '已指定为检查员。', 'El inspector está nombrado.'),
  '점검자 지정을 해제했습니다.': row(
    'The appointment has ended.',
    '已解除检查员指定。',
    'El nombramiento ha terminado.',
  ),
  '지정한 점검자가 없습니다.': row(
    'No inspector has been appointed.',
    '没有指定的检查员。',
    'No hay inspectores nombrados.',
  ),
  '소속 인원만 점검자로 지정할 수 있습니다.': row(
    'Only your own people can be appointed.',
    '只能指定所属人员为检查员。',
    'Solo se puede nombrar a personal propio.',
  ),
  '같은 소속의 계정을 고르십시오.': row(
    'Choose an account of the same company.',
    '请选择同一所属的账户。',
    'Elija una cuenta de la misma empresa.',
  ),
  '이 유형의 확정된 점검표가 없습니다.': row(
    'There is no released list of this kind.',
    '没有此类型的已确定检查表。',
    'No hay una lista aprobada de este tipo.',
  ),
  '점검유형을 먼저 고르십시오.': row(
    'Choose the kind of check first.',
    '请先选择检查类型。',
    'Elija primero el tipo de comprobación.',
  ),
  '점검계획을 확정했습니다.': row('The plan is in force.', '检查计划已确定。', 'El plan está en vigor.'),
  '점검계획을 종료했습니다.': row('The plan has ended.', '检查计划已结束。', 'El plan ha terminado.'),
  '등록한 점검계획이 없습니다.': row(
    'There are no check plans.',
    '没有登记的检查计划。',
    'No hay planes de comprobación.',
  ),
  '점검유형과 업체 위험등급에 따라 정해집니다.': row(
    'It follows from the kind of check and the risk of the contractor.',
    '由检查类型和承包商风险等级确定。',
    'Depende del tipo de comprobación y del riesgo del contratista.',
  ),
  '순회점검 계획은 도급인이 등록합니다.': row(
    'Plans of patrols are made by the host.',
    '巡回检查计划由发包方登记。',
    'Los planes de ronda los hace la principal.',
  ),
  '자율점검 계획은 업체가 등록합니다.': row(
    'Plans of self-checks are made by the contractor.',
    '自主检查计划由承包商登记。',
    'Los planes de autocomprobación los hace el contratista.',
  ),
  '이 점검유형의 확정된 점검표를 고르십시오.': row(
    'Choose a released list of this kind of check.',
    '请选择此检查类型的已确定检查表。',
    'Elija una lista aprobada de este tipo.',
  ),
  '위험등급 A 업체는 매일 작업 전에 점검합니다. 일일점검 계획도 확정하십시오.': row(
    'A contractor of risk A checks every day before work. Make a daily plan as well.',
    '风险等级A的承包商须每天作业前检查。请同时确定每日检查计划。',
    'Un contratista de riesgo A comprueba cada día antes de trabajar. Haga también un plan diario.',
  ),
  '점검표를 확정했습니다.': row('The list is released.', '检查表已确定。', 'La lista está aprobada.'),
  '개정본을 작성합니다. 목록에서 작성중인 개정본을 여십시오.': row(
    'A revision has begun. Open its draft in the list.',
    '开始编写修订版，请在列表中打开编写中的修订版。',
    'Se ha iniciado una revisión. Abra el borrador en la lista.',
  ),
  '점검표를 폐기했습니다.': row('The list is withdrawn.', '检查表已作废。', 'La lista está retirada.'),
  '등록한 점검표가 없습니다.': row('There are no check lists.', '没有登记的检查表。', 'No hay listas de comprobación.'),
  '점검항목을 하나 이상 입력하십시오.': row(
    'Enter at least one item.',
    '请至少输入一个检查项目。',
    'Indique al menos un punto.',
  ),
  '이미 개정 중입니다. 작성 중인 개정본을 확정하십시오.': row(
    'A revision is already being written. Release it.',
    '正在修订中，请确定编写中的修订版。',
    'Ya hay una revisión en curso. Apruébela.',
  ),
  '{name} · {position} · {to}까지 지정': row(
    '{name} · {position} · appointed to {to}',
    '{name} · {position} · 指定至{to}',
    '{name} · {position} · nombrado hasta {to}',
  ),
  '점검자로 지정된 사람만 점검할 수 있습니다. 점검자 등록에서 먼저 지정하십시오.': row(
    'Only appointed inspectors may check. Appoint one under Inspectors first.',
    '只有指定的检查员才能检查，请先在检查员登记中指定。',
    'Solo comprueban los inspectores nombrados. Nombre antes uno en Inspectores.',
  ),
  '오늘 유효한 점검계획이 없습니다.': row(
    'No plan holds today.',
    '今天没有有效的检查计划。',
    'Hoy no vale ningún plan.',
  ),
}

import { row, type Translations } from '#platform/model/i18n.ts'

/** Versions of the paper of a permit, in the other languages. */
export const paperTexts: Translations = {
  '{label} 변경': row('Changed: {label}', '变更：{label}', 'Cambió: {label}'),
  '격리 {tag} 추가': row('Isolation {tag} added', '增加隔离 {tag}', 'Aislamiento {tag} añadido'),
  '격리 {tag} 해제': row('Isolation {tag} taken off', '解除隔离 {tag}', 'Aislamiento {tag} retirado'),
  '격리 {tag} 방법 변경': row(
    'Isolation {tag} done another way',
    '隔离 {tag} 方法变更',
    'Cambió el método de aislamiento {tag}',
  ),
  '작업인원 {n}명 추가': row('{n} more in the crew', '增加作业人员 {n} 名', '{n} personas más en el equipo'),
  '안전조치 추가: {check}': row('Measure added: {check}', '增加措施：{check}', 'Medida añadida: {check}'),
  '안전조치 빠짐: {check}': row('Measure left out: {check}', '取消措施：{check}', 'Medida quitada: {check}'),
  '안전조치 확인 취소: {check}': row(
    'Measure no longer confirmed: {check}',
    '措施确认取消：{check}',
    'Medida sin confirmar: {check}',
  ),
  '유효한 출력물입니다. (버전 {n})': row(
    'This paper is valid. (Version {n})',
    '此打印件有效。（版本 {n}）',
    'Este papel es válido. (Versión {n})',
  ),
  '{at}부터 허가서와 다른 출력물입니다. 새로 출력해 바꿔 거십시오.': row(
    'This paper is out of date since {at}. Print it anew and replace it.',
    '此打印件自 {at} 起与许可证不一致。请重新打印并更换。',
    'Este papel no vale desde las {at}. Imprímalo de nuevo y cámbielo.',
  ),
  '중지된 작업입니다. 이 출력물로 작업할 수 없습니다.': row(
    'The work is stopped. Do not work by this paper.',
    '作业已停止。不得凭此打印件作业。',
    'El trabajo está parado. No trabaje con este papel.',
  ),
  '끝난 작업입니다. 이 출력물을 떼어 내십시오.': row(
    'The work is over. Take this paper down.',
    '作业已结束。请取下此打印件。',
    'El trabajo ha terminado. Retire este papel.',
  ),
  '아직 발급되지 않았습니다. 이 출력물로 작업할 수 없습니다.': row(
    'Not issued yet. Do not work by this paper.',
    '尚未签发。不得凭此打印件作业。',
    'Aún no se ha emitido. No trabaje con este papel.',
  ),
  '등록되지 않은 출력물입니다. 허가서의 인쇄 단추로 다시 출력하십시오.': row(
    'This paper is not registered. Print it anew with the print button of the permit.',
    '此打印件未登记。请用许可证的打印按钮重新打印。',
    'Este papel no está registrado. Imprímalo de nuevo con el botón de imprimir del permiso.',
  ),
  '게시한 출력물이 지금의 허가서와 다릅니다. 다시 출력해 바꿔 거세요.': row(
    'The paper that hangs there differs from the permit. Print it anew and replace it.',
    '张贴的打印件与当前许可证不一致。请重新打印并更换。',
    'El papel colgado no coincide con el permiso. Imprímalo de nuevo y cámbielo.',
  ),
  '게시한 출력물이 지금의 허가서와 다릅니다({facts}). 다시 출력해 바꿔 거세요: {title}': row(
    'The paper that hangs there differs from the permit ({facts}). Print it anew and replace it: {title}',
    '张贴的打印件与当前许可证不一致（{facts}）。请重新打印并更换：{title}',
    'El papel colgado no coincide con el permiso ({facts}). Imprímalo de nuevo y cámbielo: {title}',
  ),
  '게시한 출력물을 바꿔 거세요': row(
    'Replace the paper of the permit',
    '请更换张贴的打印件',
    'Cambie el papel del permiso',
  ),
  '출력물 교체': row('Replace the paper', '更换打印件', 'Cambiar el papel'),
  '게시한 출력물(버전 {n})이 {at}부터 허가서와 다릅니다.': row(
    'The paper that hangs there (version {n}) differs from the permit since {at}.',
    '张贴的打印件（版本 {n}）自 {at} 起与许可证不一致。',
    'El papel colgado (versión {n}) no coincide con el permiso desde {at}.',
  ),
  '다시 출력해 바꿔 걸기': row('Print anew and replace', '重新打印并更换', 'Imprimir y cambiar'),
  '출력 {at} {name}': row('Printed {at} {name}', '打印 {at} {name}', 'Impreso {at} {name}'),
  '출력 버전 {n}': row('Paper version {n}', '打印版本 {n}', 'Versión impresa {n}'),
  '등록되지 않은 출력물: 인쇄 단추로 출력하세요.': row(
    'Paper not registered: use the print button.',
    '未登记的打印件：请使用打印按钮。',
    'Papel no registrado: use el botón de imprimir.',
  ),
  '출력물의 버전을 서버에 등록하지 못해 인쇄하지 않았습니다. 연결을 확인하고 다시 시도하세요.': row(
    'Nothing was printed: the version of the paper could not be registered on the server. Check the connection and try again.',
    '未打印：无法在服务器登记打印版本。请检查连接后重试。',
    'No se imprimió: no se pudo registrar la versión en el servidor. Revise la conexión e inténtelo de nuevo.',
  ),
}

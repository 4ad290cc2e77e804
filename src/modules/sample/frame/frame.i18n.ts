import type { Translations } from '#platform/model/i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

export const frameSampleTexts: Translations = {
  팝업: row('Popups', '弹窗', 'Ventanas'),
  '여러 화면이 함께 쓰는 팝업입니다. 종류별 내용은 모듈이 등록하고, 결과는 방송으로 받습니다.': row(
    'Popups that several screens share. Modules register the contents; whoever listens hears the result.',
    '多个页面共用的弹窗。内容由模块按类型注册，结果以广播方式接收。',
    'Ventanas que comparten varias pantallas. Los módulos registran el contenido; quien escucha recibe el resultado.',
  ),
  '일반 대화상자': row('Plain dialog', '普通对话框', 'Diálogo simple'),
  '한 화면에서만 쓰는 대화상자입니다. 바깥을 누르거나 Esc를 눌러도 닫히지 않습니다.': row(
    'A dialog of one screen. Neither a click outside nor Esc closes it.',
    '只在一个页面使用的对话框。点击外部或按 Esc 不会关闭。',
    'Un diálogo de una sola pantalla. Ni un clic fuera ni Esc lo cierran.',
  ),
  로딩: row('Loading', '加载', 'Carga'),
  '다른 일이 끼어들면 안 되는 동안 화면 전체를 잠급니다.': row(
    'Locks the whole screen while nothing else may come between.',
    '在不允许其他操作介入期间锁定整个屏幕。',
    'Bloquea toda la pantalla mientras nada debe interponerse.',
  ),
  '통과 +1': row('Pass +1', '放行 +1', 'Pase +1'),
  '로딩 1초': row('Load for 1 s', '加载1秒', 'Cargar 1 s'),
  '{n}번 끝났습니다.': row('Done {n} times.', '已完成 {n} 次。', 'Terminado {n} veces.'),
  '메뉴 검색': row('Menu search', '菜单查询', 'Búsqueda de menús'),
  '샘플 입력': row('Sample input', '示例输入', 'Entrada de ejemplo'),
  '샘플 입력(읽기 전용)': row('Sample input (read only)', '示例输入（只读）', 'Entrada de ejemplo (solo lectura)'),
  '샘플 동의': row('Sample consent', '示例同意', 'Consentimiento de ejemplo'),
  '샘플 동의(전체 화면)': row(
    'Sample consent (full screen)',
    '示例同意（全屏）',
    'Consentimiento de ejemplo (pantalla completa)',
  ),
  '없는 종류': row('Unknown type', '未知类型', 'Tipo desconocido'),
  이름: row('Name', '姓名', 'Nombre'),
  메모: row('Memo', '备注', 'Nota'),
  '팝업의 내용은 모듈이 등록합니다. 내용이 정해지면 승인 버튼으로 그 값을 알립니다.': row(
    'Modules register what stands in a popup. Once it is decided, the approve button tells its value.',
    '弹窗内容由模块注册。内容确定后，通过批准按钮通知其值。',
    'Los módulos registran el contenido. Una vez decidido, el botón de aprobar comunica su valor.',
  ),
  '동의 여부': row('Consent', '是否同意', 'Consentimiento'),
  동의합니다: row('I agree', '同意', 'Acepto'),
  '동의하지 않습니다': row('I do not agree', '不同意', 'No acepto'),
  요청: row('Requests', '请求', 'Peticiones'),
  '서버가 정한 상태와 코드로 답하게 하여, 실패가 어떻게 알려지는지 봅니다.': row(
    'The server answers with the chosen status and code, to see how failures are told.',
    '让服务器以指定的状态和代码应答，查看失败如何提示。',
    'El servidor responde con el estado y el código elegidos, para ver cómo se comunican los fallos.',
  ),
  '상태 코드': row('Status', '状态码', 'Estado'),
  '반환 코드': row('Return code', '返回代码', 'Código devuelto'),
  메시지: row('Message', '消息', 'Mensaje'),
  호출: row('Call', '调用', 'Llamar'),
  '10회 호출': row('Call 10 times', '调用10次', 'Llamar 10 veces'),
  매개변수: { en: 'Parameter', zh: '参数', es: 'Parámetro' },
  '메뉴 주소의 값으로 같은 화면을 여러 메뉴에서 씁니다. 메뉴마다 탭이 따로 열립니다.': {
    en: 'One page serves several menus by the value in their address; each menu opens a tab of its own.',
    zh: '同一页面通过菜单地址中的值供多个菜单使用，每个菜单各开一个标签页。',
    es: 'Una página sirve a varios menús según el valor de su dirección; cada menú abre su propia pestaña.',
  },
}

import { row, type Translations } from '#platform/model/i18n.ts'

export const sampleListTexts: Translations = {
  '스크롤하며 이어 보는 목록': row(
    'A list that goes on as you scroll',
    '滚动加载的列表',
    'Lista que continúa al desplazarse',
  ),
  '쪽을 나누지 않고 훑어보는 목록입니다. 끝에 가까워지면 다음 자료를 한 번에 하나씩 불러옵니다.': row(
    'For browsing without pages. Near the end it loads the next rows, one request at a time.',
    '不分页浏览的列表。接近底部时逐次加载后续数据。',
    'Para recorrer sin páginas. Cerca del final carga las filas siguientes, una petición cada vez.',
  ),
  '한 번에 불러올 건수': row('Rows per request', '每次加载条数', 'Filas por petición'),
  '서버 오류': row('Server failure', '服务器错误', 'Fallo del servidor'),
  '짧은 쪽으로 나눈 목록': row('A list in short pages', '短页列表', 'Lista en páginas cortas'),
  '화면 한쪽에 놓는 작은 목록입니다. 10건씩 보이고, 서버에는 20건씩 요청합니다.': row(
    'A small list beside other things. It shows 10 rows and asks the server for 20 at a time.',
    '放在页面一侧的小列表。每页显示 10 条，每次向服务器请求 20 条。',
    'Una lista pequeña junto a otras cosas. Muestra 10 filas y pide 20 al servidor cada vez.',
  ),
  '서버가 나누는 목록': row('A list paged by the server', '服务器分页列表', 'Lista paginada por el servidor'),
  '대부분의 업무 목록입니다. 검색조건과 쪽, 정렬은 주소에 남아 뒤로 가기와 링크 복사가 됩니다.': row(
    'Most lists of the product. Conditions, page and order are in the address, so that Back and a copied link work.',
    '大多数业务列表。查询条件、页码和排序保存在地址中，可后退和复制链接。',
    'La mayoría de las listas. Condiciones, página y orden están en la dirección: sirven Atrás y un enlace copiado.',
  ),
  번호: row('No.', '编号', 'N.º'),
  구분: row('Kind', '类别', 'Tipo'),
  담당자: row('Person in charge', '负责人', 'Responsable'),
  일자: row('Date', '日期', 'Fecha'),
  금액: row('Amount', '金额', 'Importe'),
  '연동하는 선택': row('Checking that cascades', '联动选择', 'Selección en cascada'),
  '위를 선택하면 아래가 모두 선택됩니다. 일부만 선택되면 위는 반만 표시됩니다.': row(
    'Checking a row checks all below it. A row of which only some below are checked shows half.',
    '选择上级会选择全部下级。仅部分选择时，上级显示为半选。',
    'Marcar una fila marca todas las inferiores. Si solo lo están algunas, se muestra a medias.',
  ),
  '연동하지 않는 선택': row('Checking row by row', '不联动选择', 'Selección fila a fila'),
  '그 행만 바뀝니다. 선택하면 위가 함께 선택되고, 아래에 선택이 남지 않으면 위도 해제됩니다.': row(
    'Only the row changes. Checking also checks those above; one above is cleared when nothing below it is left.',
    '只改变该行。选择时上级一并选择；下级没有选择时上级也取消。',
    'Solo cambia la fila. Al marcarla se marcan las superiores; una superior se desmarca si no queda nada debajo.',
  ),
  '묶인 선택': row('Checkboxes that are tied', '关联选择', 'Casillas vinculadas'),
  '쓰기는 접근이 있어야 합니다. 한쪽을 바꾸면 다른 쪽이 따라옵니다.': row(
    'Writing needs access. Changing one brings the other along.',
    '写入需要访问权限。改变一方，另一方随之改变。',
    'Escribir requiere acceso. Al cambiar una, la otra la sigue.',
  ),
  '읽기 전용과 상태': row('Read only, and its states', '只读与状态', 'Solo lectura y estados'),
  장소: row('Place', '地点', 'Lugar'),
  점검: row('Check', '检查', 'Revisar'),
  메뉴: row('Menu', '菜单', 'Menú'),
  메뉴코드: row('Menu code', '菜单代码', 'Código de menú'),
  접근: row('Access', '访问', 'Acceso'),
  쓰기: row('Write', '写入', 'Escritura'),
}

import type { Translations } from '#platform/model/i18n.ts'

export const sampleListTexts: Translations = {
  '스크롤하며 이어 보는 목록': {
    en: 'A list that goes on as you scroll',
    zh: '滚动加载的列表',
    es: 'Lista que continúa al desplazarse',
  },
  '쪽을 나누지 않고 훑어보는 목록입니다. 끝에 가까워지면 다음 자료를 한 번에 하나씩 불러옵니다.': {
    en: 'For browsing without pages. Near the end it loads the next rows, one request at a time.',
    zh: '不分页浏览的列表。接近底部时逐次加载后续数据。',
    es: 'Para recorrer sin páginas. Cerca del final carga las filas siguientes, una petición cada vez.',
  },
  '한 번에 불러올 건수': { en: 'Rows per request', zh: '每次加载条数', es: 'Filas por petición' },
  '서버 오류': { en: 'Server failure', zh: '服务器错误', es: 'Fallo del servidor' },
  '짧은 쪽으로 나눈 목록': { en: 'A list in short pages', zh: '短页列表', es: 'Lista en páginas cortas' },
  '화면 한쪽에 놓는 작은 목록입니다. 10건씩 보이고, 서버에는 20건씩 요청합니다.': {
    en: 'A small list beside other things. It shows 10 rows and asks the server for 20 at a time.',
    zh: '放在页面一侧的小列表。每页显示 10 条，每次向服务器请求 20 条。',
    es: 'Una lista pequeña junto a otras cosas. Muestra 10 filas y pide 20 al servidor cada vez.',
  },
  '서버가 나누는 목록': {
    en: 'A list paged by the server',
    zh: '服务器分页列表',
    es: 'Lista paginada por el servidor',
  },
  '대부분의 업무 목록입니다. 검색조건과 쪽, 정렬은 주소에 남아 뒤로 가기와 링크 복사가 됩니다.': {
    en: 'Most lists of the product. Conditions, page and order are in the address, so that Back and a copied link work.',
    zh: '大多数业务列表。查询条件、页码和排序保存在地址中，可后退和复制链接。',
    es: 'La mayoría de las listas. Condiciones, página y orden están en la dirección: sirven Atrás y un enlace copiado.',
  },
  검색: { en: 'Search', zh: '搜索', es: 'Buscar' },
  번호: { en: 'No.', zh: '编号', es: 'N.º' },
  제목: { en: 'Title', zh: '标题', es: 'Título' },
  구분: { en: 'Kind', zh: '类别', es: 'Tipo' },
  담당자: { en: 'Person in charge', zh: '负责人', es: 'Responsable' },
  일자: { en: 'Date', zh: '日期', es: 'Fecha' },
  금액: { en: 'Amount', zh: '金额', es: 'Importe' },
  '연동하는 선택': { en: 'Checking that cascades', zh: '联动选择', es: 'Selección en cascada' },
  '위를 선택하면 아래가 모두 선택됩니다. 일부만 선택되면 위는 반만 표시됩니다.': {
    en: 'Checking a row checks all below it. A row of which only some below are checked shows half.',
    zh: '选择上级会选择全部下级。仅部分选择时，上级显示为半选。',
    es: 'Marcar una fila marca todas las inferiores. Si solo lo están algunas, se muestra a medias.',
  },
  '연동하지 않는 선택': { en: 'Checking row by row', zh: '不联动选择', es: 'Selección fila a fila' },
  '그 행만 바뀝니다. 선택하면 위가 함께 선택되고, 아래에 선택이 남지 않으면 위도 해제됩니다.': {
    en: 'Only the row changes. Checking also checks those above; one above is cleared when nothing below it is left.',
    zh: '只改变该行。选择时上级一并选择；下级没有选择时上级也取消。',
    es: 'Solo cambia la fila. Al marcarla se marcan las superiores; una superior se desmarca si no queda nada debajo.',
  },
  '묶인 선택': { en: 'Checkboxes that are tied', zh: '关联选择', es: 'Casillas vinculadas' },
  '쓰기는 접근이 있어야 합니다. 한쪽을 바꾸면 다른 쪽이 따라옵니다.': {
    en: 'Writing needs access. Changing one brings the other along.',
    zh: '写入需要访问权限。改变一方，另一方随之改变。',
    es: 'Escribir requiere acceso. Al cambiar una, la otra la sigue.',
  },
  '읽기 전용과 상태': { en: 'Read only, and its states', zh: '只读与状态', es: 'Solo lectura y estados' },
  장소: { en: 'Place', zh: '地点', es: 'Lugar' },
  점검: { en: 'Check', zh: '检查', es: 'Revisar' },
  메뉴: { en: 'Menu', zh: '菜单', es: 'Menú' },
  메뉴코드: { en: 'Menu code', zh: '菜单代码', es: 'Código de menú' },
  접근: { en: 'Access', zh: '访问', es: 'Acceso' },
  쓰기: { en: 'Write', zh: '写入', es: 'Escritura' },
}

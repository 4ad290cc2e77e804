/** What the messages of near misses are called. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const nearMissEventTexts: Translations = {
  '아차사고 담당·기한': row('Near misses: my tasks', '未遂事件：负责与期限', 'Cuasi accidentes: tareas y plazos'),
  '아차사고 소식': row('Near misses: news', '未遂事件：消息', 'Cuasi accidentes: novedades'),
  '보완 요청': row('To be completed', '请求补充', 'Por completar'),
  '조치 담당 지정': row('Measure assigned', '指定整改负责人', 'Medida asignada'),
  '재조치 요청': row('To be done again', '请求重新整改', 'Repetir la medida'),
  '고위험 아차사고': row('High potential', '高潜在风险', 'Alto potencial'),
  '종결 요청': row('To be closed', '请求结案', 'Por cerrar'),
  '종결 상신 요청': row('Closing to be drafted', '请求起草结案', 'Cierre por tramitar'),
  '부상자 있는 아차사고': row('Near miss with an injury', '有伤者的未遂事件', 'Cuasi accidente con lesionado'),
  '생산1팀 3층': row('Production 1, 3rd floor', '生产一组三楼', 'Producción 1, planta 3'),
  '분류 기한 다가옴': row('To be classified soon', '分类期限临近', 'Clasificar pronto'),
  '분류 기한 지남': row('Classification overdue', '分类逾期', 'Clasificación vencida'),
  '조치 기한 다가옴': row('Measure due soon', '整改期限临近', 'Medida por vencer'),
  '조치 기한 지남': row('Measure overdue', '整改逾期', 'Medida vencida'),
  '개선 끝남': row('Improvement ended', '改进已结束', 'Mejora terminada'),
  '개선 끝남 종결 요청': row('Improvement ended: to be closed', '改进已结束：请求结案', 'Mejora terminada: por cerrar'),
}

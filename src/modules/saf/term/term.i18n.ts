/** Words of the term list and of translations in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const termTexts: Translations = {
  '현장 용어집': row('Site term list', '现场术语表', 'Glosario de la planta'),
  '글 전체가 이 말과 같으면 그 번역이 되고, 글 안에 있으면 낱말로 보여 줍니다.': row(
    'It is the translation of a text that is the same; in a longer text it is shown as a word of it.',
    '与整段文字相同时即为其译文；出现在文字中时作为词语显示。',
    'Es la traducción de un texto igual; dentro de un texto más largo se muestra como palabra.',
  ),
  'JSA 번역': row('Translations of a JSA', 'JSA 译文', 'Traducciones del JSA'),
  '작업자가 자기 말로 읽는 글입니다. 한국어 글을 고치면 그 글의 번역은 없어집니다.': row(
    'What the crew reads in its own language. A text that is edited in Korean loses its translation.',
    '供作业人员用自己的语言阅读。修改韩语文字后，其译文即失效。',
    'Lo que el equipo lee en su idioma. Un texto editado en coreano pierde su traducción.',
  ),
  '번역을 저장했습니다.': row('Translations saved.', '译文已保存。', 'Traducciones guardadas.'),
  '{lang} ({n}개 없음)': row('{lang} ({n} missing)', '{lang}（缺 {n} 条）', '{lang} (faltan {n})'),
  '번역 엑셀': row('Translations', '译文', 'Traducciones'),
  '번역 엑셀 업로드': row('Upload translations', '上传译文 Excel', 'Subir traducciones'),
  '용어집에서 채우기': row('Fill from the term list', '从术语表填入', 'Rellenar del glosario'),
  '번역 저장': row('Save translations', '保存译文', 'Guardar traducciones'),
  '번역 없음': row('No translation', '无译文', 'Sin traducción'),
  '용어집의 낱말 (번역 아님): {words}': row(
    'Words of the term list, no translation: {words}',
    '术语表中的词语（非译文）：{words}',
    'Palabras del glosario, no traducción: {words}',
  ),
  '{n}행과 같은 글입니다.': row(
    'The same text as row {n}.',
    '与第 {n} 行的文字相同。',
    'El mismo texto que la fila {n}.',
  ),
  '이 JSA에 없는 글입니다: {text}': row(
    'No text of this JSA: {text}',
    '不是此 JSA 的文字：{text}',
    'No es un texto de este JSA: {text}',
  ),
}

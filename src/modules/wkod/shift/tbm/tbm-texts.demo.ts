/** The talks of the demo site in the languages of those who signed them. */
import { langField, type SiteLang, siteLangCds } from '#modules/common/site-langs.model.ts'
import { translate } from '#platform/model/i18n.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { weatherMeasures } from '../weather/weather.logic.ts'
import { tbmWords } from './tbm-words.ts'

const column = (lang: SiteLang) => langField(lang).replace('Desc', '_desc')
const each = (one: (lang: SiteLang, column: string) => string): string =>
  siteLangCds.map((lang) => one(lang, column(lang))).join(', ')

const wordIn = (lang: SiteLang, korean: string): string =>
  lang === 'vi' || lang === 'th' || lang === 'uz'
    ? (tbmWords[korean]?.[lang] ?? korean)
    : translate('wkod', lang, korean)
/** The longer word first: 순간풍속 holds 풍속. */
const measured = [weatherMeasures.gustVal, weatherMeasures.windVal, weatherMeasures.feelTempVal]
const weatherIn = (lang: SiteLang): string =>
  measured.reduce(
    (said, { label }) => `replace(${said}, '${label}', '${wordIn(lang, label).replaceAll("'", "''")}')`,
    'l.topic_desc',
  )

const TEXTS = `with said as (
    select j.jsa_no, left(concat_ws(': ', j.step_nm, j.hazard_desc), 500) as ko_desc, ${each((_, name) => `s.${name} || ': ' || h.${name} as ${name}`)}
    from jsa_rows j join jsa_texts s on s.jsa_no = j.jsa_no and s.ko_desc = j.step_nm
      join jsa_texts h on h.jsa_no = j.jsa_no and h.ko_desc = j.hazard_desc
    union select t.jsa_no, t.ko_desc, ${each((_, name) => `t.${name}`)} from jsa_texts t),
  found as (
    select l.tbm_no, s.ko_desc, ${each((_, name) => `s.${name}`)}
    from tbm_topics l join tbm b on b.tbm_no = l.tbm_no join wkod_master r on r.permit_no = b.permit_no
      join said s on s.jsa_no = r.jsa_no and s.ko_desc in (l.topic_desc, l.measure_desc)
    where l.topic_cd = 'RISK'
    union select l.tbm_no, l.topic_desc, ${each(weatherIn)} from tbm_topics l where l.topic_cd = 'WEATHER'
    union select l.tbm_no, w.ko_desc, ${each((_, name) => `w.${name}`)}
    from tbm_topics l join site_term w on w.ko_desc = l.topic_desc where l.topic_cd = 'ETC')
  insert into tbm_texts (tbm_no, seq_no, ko_desc, ${each((_, name) => name)})
  select tbm_no, row_number() over (partition by tbm_no order by ko_desc), ko_desc, ${each((_, name) => name)} from found
  where not exists (select from tbm_texts o where o.tbm_no = found.tbm_no)`

export const loadTalkTexts = (connection: OwnerConnection) => connection.query(TEXTS)

import { addTranslations } from '#platform/model/i18n.ts'

addTranslations({
  '로그인 시간이 만료되었습니다. 다시 로그인하세요.': {
    en: 'Your session has expired. Sign in again.',
    zh: '登录已过期，请重新登录。',
    es: 'La sesión ha caducado. Vuelva a iniciar sesión.',
  },
  '로그인이 필요합니다.': { en: 'Sign-in is required.', zh: '需要登录。', es: 'Debe iniciar sesión.' },
  '로그아웃되었습니다. 다시 로그인하세요.': {
    en: 'You were signed out. Sign in again.',
    zh: '您已退出登录，请重新登录。',
    es: 'Se cerró la sesión. Vuelva a iniciar sesión.',
  },
  '아이디 또는 비밀번호가 올바르지 않습니다. 5회 이상 잘못 입력한 계정은 30분 동안 로그인할 수 없습니다.': {
    en: 'The id or the password is wrong. After 5 failures an account cannot sign in for 30 minutes.',
    zh: '账号或密码不正确。连续输错5次的账号30分钟内无法登录。',
    es: 'El usuario o la contraseña no son correctos. Tras 5 fallos, la cuenta se bloquea 30 minutos.',
  },
  '로그인 요청이 많습니다. 잠시 후 다시 시도하세요.': {
    en: 'Too many people are signing in. Try again in a moment.',
    zh: '登录请求过多，请稍后重试。',
    es: 'Hay demasiadas solicitudes de inicio de sesión. Inténtelo de nuevo en un momento.',
  },
  '비밀번호를 다시 확인해야 합니다.': {
    en: 'Enter your password again to go on.',
    zh: '需要再次确认密码。',
    es: 'Debe volver a introducir la contraseña.',
  },
  '비밀번호가 올바르지 않습니다. 5회 이상 잘못 입력한 계정은 30분 동안 로그인할 수 없습니다.': {
    en: 'The password is wrong. After 5 failures an account cannot sign in for 30 minutes.',
    zh: '密码不正确。连续输错5次的账号30分钟内无法登录。',
    es: 'La contraseña no es correcta. Tras 5 fallos, la cuenta se bloquea 30 minutos.',
  },
  '최근에 쓴 비밀번호는 다시 쓸 수 없습니다.': {
    en: 'A recently used password cannot be used again.',
    zh: '不能使用最近用过的密码。',
    es: 'No se puede volver a usar una contraseña reciente.',
  },
  '비밀번호는 {max}자까지 쓸 수 있습니다.': {
    en: 'A password may have at most {max} characters.',
    zh: '密码最多{max}个字符。',
    es: 'La contraseña admite {max} caracteres como máximo.',
  },
  '비밀번호의 길이와 문자 종류가 규칙에 맞지 않습니다.': {
    en: 'The password is too short or has too few kinds of characters.',
    zh: '密码的长度或字符种类不符合规则。',
    es: 'La contraseña es demasiado corta o tiene pocos tipos de caracteres.',
  },
  '비밀번호에 아이디를 넣을 수 없습니다.': {
    en: 'The password may not contain the id.',
    zh: '密码中不能包含账号。',
    es: 'La contraseña no puede contener el usuario.',
  },
})

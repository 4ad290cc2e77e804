declare module 'virtual:words/*' {
  const words: import('#platform/model/i18n.ts').Words
  export default words
}

/** The languages of the client, each by its own name; the pages and the build read them here. */
export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  pl: "Polski",
  "zh-Hant": "繁體中文",
} as const;
export type Language = keyof typeof LANGUAGES;

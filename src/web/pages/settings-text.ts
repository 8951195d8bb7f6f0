import { settings as english } from '../messages/en/settings.ts';
import { pageTexts } from '../messages/page-texts.ts';

const TEXTS = import.meta.glob<typeof english>('../messages/*/settings.ts', { eager: true, import: 'settings' });

/** The texts of the settings, and the app's own. */
export const useSettingsSay = pageTexts(TEXTS, english);

import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followLanguage } from './messages/text.ts';
import { keepForOffline } from './offline/keep.ts';
import { showBadge } from './store/badge.ts';
import { useMe, watchServer } from './store/me.ts';
import { followOtherTabs, showOn, useSettings } from './store/settings.ts';

showOn(document.documentElement, useSettings.getState());
followOtherTabs();
useMe.subscribe(async ({ person }) => {
  if (person?.called) (await import('./calls/CallsPages.tsx')).startCalls();
});
showBadge();
watchServer();
keepForOffline();
await followLanguage();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

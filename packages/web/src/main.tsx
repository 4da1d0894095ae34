// The page begins here.

import { render } from 'preact';
import { App } from './app.tsx';
import { followLanguage } from './language.ts';
import { keepForOffline } from './offline/register.ts';
import { keepBars } from './parts/copied-bars.ts';
import { followTerms } from './parts/term.tsx';
import { keepPlaces } from './place.ts';
import { followTheme } from './theme.ts';
import './style/colours.css';
import './style/page.css';
import './style/parts.css';
import './style/start.css';
import './style/touch.css';
import './style/print.css';

const place = document.getElementById('page');
if (place === null) throw new Error('the page has no place for the workbench');
followTheme();
followTerms();
keepBars();
keepPlaces();
followLanguage(() => render(<App />, place));
keepForOffline();

// VitePress's own theme, without the fonts it would ship, and with the style of the pictures.

import DefaultTheme from 'vitepress/theme-without-fonts';
import './pictures.css';
import './style.css';

export default DefaultTheme;

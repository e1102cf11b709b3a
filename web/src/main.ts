import { mount } from 'svelte';
import App from './app/App.svelte';
import './look/look.css';
import { preferredLanguage, switchLanguage } from './locale/locale.svelte';
import { applyTheme, preferredTheme } from './look/theme.svelte';

applyTheme(preferredTheme());
await switchLanguage(preferredLanguage());

const target = document.getElementById('app');
if (target) mount(App, { target });

import { mount } from 'svelte';
import '../shared/tokens.css';
import './console.css';
import '../keepsake/print.css';
import { liveOf } from '../live/page.ts';
import Console from './Console.svelte';
import { Speech } from './speech.svelte.ts';
import { windowLanguage } from './window-language.ts';

const target = document.getElementById('console');
if (target === null) throw new Error('console.html has no #console');

const live = liveOf('console');
live.start();
mount(Console, { target, props: { live, speech: new Speech(windowLanguage(window)) } });

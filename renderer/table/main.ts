import '../shared/tokens.css';
import './table.css';
import { mount } from 'svelte';
import { liveOf } from '../live/page.ts';
import Table from './Table.svelte';

const target = document.getElementById('table');
if (target === null) throw new Error('table.html has no place for the table');
mount(Table, { target, props: { live: liveOf('table') } });

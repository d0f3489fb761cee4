import '../../renderer/phone/font.css';
import '../../renderer/ui/tokens.css';
import '../../renderer/hall/guest/guest.css';
import { mount } from 'svelte';
import GuestPage from '../../renderer/hall/guest/GuestPage.svelte';
import { liveOf } from '../../renderer/live/page.ts';

const target = document.getElementById('guest');
if (target === null) throw new Error('guest.html has no place for the guest');
mount(GuestPage, { target, props: { live: liveOf('guest'), asked: new URLSearchParams(window.location.search).get('lang') } });

import '../../app/pages/consoles.ts';

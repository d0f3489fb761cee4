import '../../app/pages/games.ts';

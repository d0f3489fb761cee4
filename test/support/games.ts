import '../../app/games.ts';

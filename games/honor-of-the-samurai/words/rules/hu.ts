import type { RulesText } from '../../../../words/rulebook.ts';

export const SAMURAI_RULES_HU: RulesText = {
  title: 'A szamuráj becsülete',
  lead: 'Obinna Onwuka kártyajátéka: egy sereg, amelyet senki sem látott, egy kéz, amely megszégyeníthet, és tíz fej a győzelemhez.',
  sections: {
    'Az osztás és a kezek': {
      'HS-1': {
        rule: '52 lap és két Joker. Mindenkinek három lefordított, ismeretlen lapból áll a serege, és három lap van a kezében. Előbb beszéljétek meg, mennyit ér egy fej.',
        ruling:
          'Ketten–nyolcan játsszák. Hogy mennyit ér egy fej, az csak beszéd: a játékvezető nem kezel pénzt. A húzás ülésrendben megy. Ha fogytán a pakli, belekeverjük, amit ebben az osztásban eldobtak.',
      },
      'HS-2': {
        rule: 'Király, dáma vagy bubi a kézben egy szégyen: dobd el a kezed, húzz hármat, és így tovább, amíg tiszta nem lesz. Aki Jokert húz, mindenki másnak egy szégyent ad. Három szégyennel kiesel.',
        ruling:
          'Amelyik kézben mindkettő van, az kap is, ad is, és minden újonnan húzott kéz megint számít. Minden Joker külön számít, és a kézben marad. Aki kiesik, a játék végéig kint van: seregét és kezét félreteszi.',
      },
      'HS-3': { rule: 'Ezután a sereged bármelyik lapját kicserélheted egy kézbelire, de meg nem nézheted.' },
    },
    'A csata és a vége': {
      'HS-4': {
        rule: 'Minden sereget felfedtek. Az ász 13, a király 12, a dáma és a bubi 11. Amelyikben Joker van, rögtön elveszti a csatát. A legnagyobb összeg viszi az összes királyt, dámát és bubit: ezek a fejek. Ha a legnagyobb közös, senki sem nyer.',
        ruling: 'A számos lap a számát éri. Minden elvitt lap egy fej. Ha csak Jokeres seregek maradtak, senki sem nyer.',
      },
      'HS-5': {
        rule: 'Az összes lapot megkeveritek, és jöhet a következő osztás. Tíz fej nyeri a játékot.',
        ruling:
          'Előbb a fejek számítanak, aztán a szégyenek, végül a játék vége: tíz fejjel az is nyer, aki ugyanabban a csatában kiesne. Az utolsó nyer, aki nem esett ki; ha egyszerre esik ki mindenki, a legtöbb fej, egyenlőnél közösen.',
      },
    },
    'Változatok, együtt is': {
      'HS-6': {
        rule: 'Királyok: ha tovább játszotok, az előző győztes a király, és megtilt egy színt. Akinek ilyen lap van a seregében, a királynak is, egy szégyent kap.',
        ruling: 'Csatánként egyet, akárhány ilyen lapja van. A színt az egész játékra mondja meg; az első játékban nincs király.',
      },
      'HS-7': {
        rule: 'Fejek és szégyenek: a szégyen egy fejet vesz el. Hárommal a nulla alatt kiesel; fejekkel visszaszerezheted.',
      },
      'HS-8': {
        rule: 'Roham: sorban mindenki megmondja, tesz-e még egy lapot kézből lefordítva a serege mellé, mielőtt látta volna. Aki tesz és mégis veszít, egy szégyent kap.',
        ruling:
          'A roham mindenben a sereg része. Aki osztozik a legnagyobb összegen, nem veszített; akinek Joker van a seregében, az igen.',
      },
      'HS-9': {
        rule: 'Diplomácia, királyokkal: ha egy Joker szégyent ad, a királyhoz fordulhatsz. Ha meghallgat, húz egy lapot, és egy király, dáma vagy bubi semmissé teszi a Jokert. A sereged Jokere miatt is hozzá fordulhatsz: akkor kézből kicserélheted.',
        ruling:
          'Jokerenként egyszer. A király nem fordulhat önmagához, és aki kiesett, nem hallgat meg senkit. A húzott lapot eldobja. A seregbe került új lap számít, a tiltott színnél is.',
      },
    },
  },
  page: {
    lead: 'Három lap ismeretlenül, három kézben. A legerősebb sereg viszi az összes fejet; tíz fej nyer.',
    parts: {
      'A kezed': [
        'K, D vagy B: egy szégyen, és három új lap, amíg tiszta nem lesz.',
        'Joker: egy szégyen mindenki másnak.',
        'Három szégyen: kiestél.',
        'Utána kézből kicserélheted a sereg lapjait, de meg nem nézheted.',
      ],
      'A csata': [
        'Joker a seregben: vesztett.',
        'A legnagyobb összeg visz az asztalon minden K, D és B lapot: egy-egy fej.',
        'Közös a legnagyobb: senki.',
      ],
      'Egy lap értéke': [
        ['Á', 'K', 'D, B', '2–10'],
        ['13', '12', '11', 'a száma'],
      ],
      'Ha ezeket is játsszátok': [
        'Király: tiltott szín a seregben egy szégyen.',
        'Roham: még egy lap; ha vesztesz vele, egy szégyen.',
        'A királyhoz fordulva: húz, és a K, D vagy B semmissé teszi a Jokert.',
      ],
    },
  },
};

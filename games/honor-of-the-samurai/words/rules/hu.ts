import type { RulesText } from '../../../../words/rulebook.ts';

export const SAMURAI_RULES_HU: RulesText = {
  title: 'A szamuráj becsülete',
  lead: 'Obinna Onwuka kártyajátéka: egy sereg, amelyet senki sem látott, egy kéz, amely szégyent hozhat rád, és tíz fej a győzelemhez.',
  sections: {
    'Az osztás és a kezek': {
      'HS-1': {
        rule: '52 lap és két Joker. Mindenki előtt három lefordított lap fekszik egymáson, amelyet senki sem látott: ez a serege. Három lap van a kezében. Előbb beszéljétek meg, mennyit ér egy fej.',
        ruling:
          '2–8 fő játszhatja. A fej értéke egy sor az előkészületnél, és az állás mellett látszik; a játékvezető pénzt nem kezel. Ülésrendben húztok. Ha elfogy a pakli, keverjétek bele az ebben az osztásban eldobott lapokat.',
      },
      'HS-2': {
        rule: 'Ha király, dáma vagy bubi van a kezedben, az egy szégyen: dobd el a kézbeli lapokat, és húzz hármat, amíg egy sem marad köztük. Ha Jokert húzol, mindenki más kap egy szégyent. Három szégyennel kiesel.',
        ruling:
          'Amelyik kézben mindkettő van, az kap is, ad is. Minden újonnan húzott kéz számít; minden Joker külön számít, és a kézben marad. Az osztás végéig esel ki: tedd félre a sereged és a kézbeli lapokat. A következőben minden fejeddel és szégyen nélkül visszatérsz. Házi szabály: a játék végéig esel ki. Aki távozik, szintén félreteszi őket, és megtartja a fejeit. Aki érkezik vagy visszajön, a következő osztástól játszik.',
      },
      'HS-3': {
        rule: 'Ezután a sereged bármelyik lapját kicserélheted egy kézbelire, de a régit nem nézheted meg. A kicserélt lapok külön pakliba kerülnek.',
      },
    },
    'A csata és a vége': {
      'HS-4': {
        rule: 'Fedjetek fel minden sereget. Az ász 13, a király 12, a dáma és a bubi 11. Amelyik seregben Joker van, az azonnal veszít. A legnagyobb összegé minden király, dáma és bubi: ezek a fejek. Ha többeknek egyforma a legnagyobb összegük, senki sem nyer.',
        ruling: 'A számozott lap a számát éri. Minden elvitt lap egy fej. Ha csak Jokeres seregek maradtak, senki sem nyer.',
      },
      'HS-5': {
        rule: 'A királyok, dámák, bubik és Jokerek visszakerülnek a pakliba, a kézbeli lapokat eldobjátok; keverés után új osztás jön. A játék addig tart, amíg valakinek tíz feje nem lesz.',
        ruling:
          'Minden osztáshoz az összes lapot megkeveritek; a fejek és a szégyenek maradnak. Előbb a fejek számítanak, aztán a szégyenek: tíz fejjel akkor is nyersz, ha ugyanabban a csatában kiesnél. Ha mindenki kiesett, az osztást senki sem nyeri. Ha a játék végéig estek ki, az utolsó bent maradt játékos is nyer; ha egyszerre esik ki mindenki, a legtöbb fej dönt, egyenlőnél közös a győzelem. Az osztó előbb is lezárhatja a játékot: az elkezdett osztás nem számít, a legtöbb fej nyer, és ha még senkinek sincs, nincs győztes.',
      },
    },
    'Változatok, együtt is': {
      'HS-6': {
        rule: 'Királyok: ha több játékot játszotok, az előző győztes a király, és megtilt egy színt. Akinek ilyen lap van a seregében, az egy szégyent kap, a király is.',
        ruling:
          'Csatánként egyet, akárhány ilyen lapja van. A színt az egész játékra mondja meg. Az est első játékában nincs király, és akkor sincs, ha az előző játék győztesei közül nem pontosan egy ül itt.',
      },
      'HS-7': {
        rule: 'Fejek és szégyenek: a szégyen egy fejet vesz el, és nulla alá is vihet. Mínusz háromnál kiesel; fejekkel visszaszerezheted, amit elvesztettél.',
        ruling:
          'Egy csata fejei és szégyenei együtt számítanak, és a szám osztásról osztásra megmarad. Mínusz háromnál a játék végéig esel ki, bármiben egyeztetek is meg. Az utolsó bent maradt játékos nyer; tíz fej hamarabb nyer.',
      },
      'HS-8': {
        rule: 'Roham: sorban, mielőtt bárki látná a seregét, mindenki eldönti, ad-e hozzá kézből még egy lapot lefordítva. Ha adsz, és mégis veszítesz, egy szégyent kapsz.',
        ruling:
          'A roham mindenben a sereg része. Aki osztozik a legnagyobb összegen, nem veszített; akinek Joker van a seregében, az igen.',
      },
      'HS-9': {
        rule: 'Diplomácia, királyokkal: ha egy Joker szégyent ad, a királyhoz fordulhatsz. Ha meghallgat, húz egy lapot, és egy király, dáma vagy bubi semmissé teszi a Jokert. A sereged Jokere miatt is hozzá fordulhatsz; ha sikerül, kézből kicserélheted.',
        ruling:
          'Jokerenként egyszer. A király nem fordulhat önmagához, és ha kiesett, senkit sem hallgat meg. A húzott lapot eldobja. Az új lap számít, a tiltott színnél is. Ha nincs lap a kezedben, a Joker marad.',
      },
    },
  },
  page: {
    lead: 'Szerezz elsőként tíz fejet: fej a seregek minden királya, dámája és bubija; a legerősebb sereg viszi őket.',
    parts: {
      'Minden osztás előtt': [
        'A játék előtt beszéljétek meg, mi a tét egy fejért.',
        { clause: 'HS-1', ruling: '2–8 fő játszhatja. Minden osztáshoz keverjétek meg mind az 52 lapot és a két Jokert.' },
        'Mindenki kap három lefordított lapot, egymásra: ez a serege, senki sem nézheti meg. Három lapot kézbe is kap.',
      ],
      'A kezed': [
        'K, D vagy B van benne: egy szégyent kapsz. Mindet dobd el, és húzz hármat; ismételd, amíg van köztük ilyen.',
        'Joker van benne: mindenki más kap egy szégyent.',
        {
          clause: 'HS-2',
          ruling: 'Ülésrendben haladtok. Minden húzott kéz és minden Joker számít; ha vegyes, kapsz is, adsz is.',
        },
        'Három szégyennel kiesel.',
        {
          clause: 'HS-2',
          ruling: 'Csak ebből az osztásból: tedd félre a lapjaidat. A következőben már játszol, szégyen nélkül.',
        },
        'Utána kézből kicserélheted a sereged lapjait. A régit ne nézd meg; ezek külön kupacba kerülnek.',
      ],
      'A csata': [
        'Fedjetek fel és adjatok össze minden sereget. A Jokeres sereg azonnal veszít.',
        'A legnagyobb összeg viszi minden sereg K, D és B lapjait. Ha többeké a legnagyobb, senki sem.',
        { clause: 'HS-4', ruling: 'A számozott lapok, 2-től 10-ig, a számukat érik.' },
        { clause: 'HS-4', ruling: 'Minden elvitt lap egy fej. Csak Jokeres seregek: senki sem nyer.' },
      ],
      'Egy lap értéke': [
        ['Á', 'K', 'D, B'],
        ['13', '12', '11'],
      ],
      'A játék vége': [
        'Osztás osztást követ, míg valaki tíz fejet nem szerez: ő nyer.',
        {
          clause: 'HS-5',
          ruling: 'Írjátok fel a fejeket és a szégyeneket: maradnak. Ha mindenki kiesett, az osztást senki sem nyeri.',
        },
        { clause: 'HS-5', ruling: 'Előbb a fejek számítanak: tíz fejjel akkor is nyersz, ha ugyanabban a csatában kiesnél.' },
      ],
      'Ha ezeket is játsszátok': [
        'Királyok: az előző játék győztese a király, és megtilt egy színt. Ha ilyen van egy seregben, a királyéban is: egy szégyen.',
        { clause: 'HS-6', ruling: 'A színt játékonként egyszer mondja. Csatánként egy szégyen. Az első játékban nincs király.' },
        'Fejek és szégyenek: a szégyen mínusz egy fej; mínusz háromnál kiesel.',
        { clause: 'HS-7', ruling: 'A szám osztásról osztásra marad. Aki kiesett, végleg; aki utolsónak marad, nyer.' },
        'Roham: csere után sorban egy lapot kézből, lefordítva a lefordított seregedhez adhatsz. Ha így is veszítesz: egy szégyen.',
        { clause: 'HS-8', ruling: 'A holtverseny nem vereség.' },
        'Diplomácia, királlyal: ha egy Joker szégyent ad neked, vagy a felfedett seregedben van, a királyhoz fordulhatsz. Ha meghallgat, húz a pakliból: K, D vagy B esetén a Jokernek nincs hatása, a seregbelit kézből kicserélheted.',
        { clause: 'HS-9', ruling: 'Jokerenként egyvalaki, a király nem. Ha hatástalan, senki sem kap szégyent.' },
        {
          clause: 'HS-2',
          ruling: 'Kiesés a játék végéig: három szégyennel végleg kiesel; aki utolsónak marad, tíz fej nélkül is nyer.',
        },
      ],
    },
  },
};

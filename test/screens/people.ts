/*
 * Ten players by how their names are written. The longest have the 24 characters a name may have.
 */

export const PEOPLE = {
  short: ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gizi', 'Huba', 'Ida', 'Jenő'],
  /** One family: the names begin alike, and their letters are the widest there are. */
  long: [
    'Maximiliane Wommersdorff',
    'Maximilian Wommersdorfer',
    'Hildegarde Wommersdorfer',
    'Wolfgang Amadeus Mozart',
    'Annemarie von Hohenstein',
    'Bartholomäus Wimmerding',
    'Kunigunde Mohnwimmer-May',
    'Wilhelmine Quastenmacher',
    'Emmanuelle Mommsen-Weyme',
    'Theodora MacMillan-Wongs',
  ],
  /** Double consonants are one letter, long vowels have their own signs. */
  hungarian: [
    'Szűcs-Nagy Zsófi Gyöngyi',
    'Csörgő Nyíri Zsuzsanna',
    'Gyönyörű Tyúk Dzsenifer',
    'Lyukas Őrsike Fruzsina',
    'Árvíztűrő Tükörfúró Ödön',
    'Zsigmondné Űrhegyi Júlia',
    'Dzsudzsák Szilveszter',
    'Nyárádi Szörényi Csenge',
    'Kristóf-Benedek Gyula',
    'Hegymegi-Kiss Ty Lyukács',
  ],
  chinese: [
    '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来',
    '欧阳娜娜',
    '山田太郎',
    '司马相如与卓文君在成都的酒馆里',
    '김수한무 거북이와 두루미',
    '王小明',
    '陈美玲',
    '東方不敗',
    '諸葛孔明',
    '李',
  ],
  arabic: [
    'عبد الرحمن بن محمد أمين',
    'فاطمة الزهراء',
    'محمد',
    'نور الهدى',
    'خديجة بنت خويلد',
    'علي',
    'يوسف بن تاشفين',
    'مريم',
    'שושנה בן־גוריון',
    'הלל',
  ],
  emoji: ['🦊 Füchsin 🦊', '👩🏽‍🚀', '🎲🎲🎲🎲🎲🎲', 'Anna ❤️ Béla', '🇭🇺 Jani', '🐻‍❄️ Eisbär', '🌶️🌶️', 'Zoë ✨', '🥁', '🤹🏻‍♂️ Gauk'],
  /** Marks that stand above and below the letters they belong to, each a character of its own. */
  marks: [
    'Nguyễn Thị Ánh Tuyết',
    'Ñáñíg̃ó Q̇ẹ̀ṣ̌',
    'Ạ̊̄ṣ̌ǔ Ḗ̱',
    'ศรีสุดา กิตติขจร',
    'กุ้ง',
    'नीलकण्ठ शर्मा',
    'Çağrı Özgür',
    'Ž̧ḏ̣́ĕnka',
    'Ộ̣̂liver',
    'Åsa',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Written = keyof typeof PEOPLE;

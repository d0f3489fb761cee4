holder-answers = A játékvezető már fut a böngészőben: { $url } (folyamat: { $pid }, az esték mappája: { $folder }).
holder-in-windows = A játékvezető már fut a saját ablakaiban (folyamat: { $pid }, az esték mappája: { $folder }).
holder-silent = Egy játékvezető nyitva tartja az estéket ({ $folder }, folyamat: { $pid }), de nem válaszol. Állítsd le azt a folyamatot, aztán indíts újra.
holder-unsure = Egy játékvezető nyitva tartja az estéket ({ $folder }{ HAS($host) ->
    [yes] , számítógép: { $host }
   *[no] {""}
  }, folyamat: { $pid }, kezdete: { $since }). Nem látni, fut-e még.
holder-gone = Eddig egy másik játékvezető tartotta nyitva az estéket ({ $folder }). Indíts újra.
holder-taking-over = Ha átveszed, a másik semmit sem ír többé, ha fut is még.
holder-take-over = Átveszem
holder-leave = Hagyom
holder-press-key = Átvétel: { $key }; bármely más billentyű: marad, ahogy van.
holder-start-with = Átvételhez indítsd így: { $option }.

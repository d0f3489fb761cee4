joining-title = Handys
joining-scan = Scannt den Code mit dem Handy
joining-type = Keine Kamera? Öffnet diese Adresse und tippt den Code:
joining-code = Code für Handys: { $url }
joining-nobody = Noch ist niemand dabei.
joining-here = { $count ->
    [one] 1 ist da
   *[other] { $count } sind da
  }
joining-everybody = Alle sind da
joining-tap = Tippt reihum im Uhrzeigersinn, zuerst links vom Geber.
joining-tapped = { $tapped } von { $of } sitzen. Der Geber tippt zuletzt.
joining-remove-again = Streichen? Noch einmal drücken
joining-link-live = Verbunden
joining-link-lost = Verloren
joining-without = Jemand ohne Handy
joining-sits = { $name } sitzt als Nächstes
joining-no-phone = ohne Handy
joining-no-network = Dieser Computer ist in keinem Netz. Verbinde ihn mit dem WLAN der Handys oder öffne einen Hotspot; dann erscheint hier der Code.
joining-outside = Die einzige Adresse dieses Computers, { $address }, ist keine private. Verbinde ihn mit dem WLAN der Handys oder starte den Schiedsrichter mit --lan-address { $address }.
joining-refused = Handys können nicht dazukommen ({ $code }). Der Schiedsrichter versucht es weiter; vielleicht hilft ein Neustart.
joining-of = Handy von { $name }
joining-turn-on = Handys benutzen
joining-turn-off = Handys nicht mehr benutzen
    .again = Alle Handys werden vergessen. Noch einmal drücken
joining-let = Handys dazulassen
joining-stop = Niemanden mehr dazulassen
joining-off = Handys können Pads sein: Jeder wählt auf dem eigenen Handy.
joining-free = Noch kein Platz
joining-silent = { $n ->
    [one] 1 Verbindung mit dem Code nannte keinen Namen und wurde getrennt.
   *[other] { $n } Verbindungen mit dem Code nannten keinen Namen und wurden getrennt.
  }
joining-new-code = Kommt ein Handy nicht dazu, lass niemanden mehr dazu und dann wieder: Das gibt einen neuen Code.
joining-network = Netz: { $name }
joining-another = Anderes Netz
joining-choose = Öffnet sich die Adresse nicht, nimm ein anderes Netz:

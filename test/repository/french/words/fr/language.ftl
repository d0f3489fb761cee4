### Un mot pour chaque chose : dealer : donneur ; round : tour ; tie : bataille ; game : partie.

language-name = Français

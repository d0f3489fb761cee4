# Over the columns of the six buttons, and on those beside each row.
buttons-columns-left = left
buttons-columns-centre = centre
buttons-columns-right = right
buttons-rows-take = take
buttons-rows-block = block
# Each button by itself, for a screen reader and as the own choice.
buttons-faces-5 = take left
buttons-faces-6 = take centre
buttons-faces-4 = take right
buttons-faces-2 = block left
buttons-faces-1 = block centre
buttons-faces-3 = block right

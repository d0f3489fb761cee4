# Over the columns of the six buttons, and on those beside each row.
buttons-columns-left = left
buttons-columns-centre = centre
buttons-columns-right = right
buttons-rows-take = take
    .own = take
buttons-rows-block = block
    .own = block
# Each button by itself, of anybody; `own`: on the button of whoever presses it, and as their choice.
buttons-faces-5 = take left
    .own = take left
buttons-faces-6 = take centre
    .own = take centre
buttons-faces-4 = take right
    .own = take right
buttons-faces-2 = block left
    .own = block left
buttons-faces-1 = block centre
    .own = block centre
buttons-faces-3 = block right
    .own = block right

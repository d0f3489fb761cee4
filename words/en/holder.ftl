holder-answers = The referee is already running in the browser at { $url } (process { $pid }, nights in { $folder }).
holder-in-windows = The referee is already running in its own windows (process { $pid }, nights in { $folder }).
holder-silent = A referee has the nights in { $folder } open (process { $pid }) and does not answer. End that process, then start again.
holder-unsure = A referee has the nights in { $folder } open (process { $pid }, since { $since }). Nothing shows whether it is still running.
    .elsewhere = A referee on the computer { $host } has the nights in { $folder } open (process { $pid }, since { $since }). Nothing shows whether it is still running.
holder-gone = Another referee had the nights in { $folder } open until just now. Start again.
holder-taking-over = If you take over, the other one will write nothing more if it is still running.
holder-take-over = Take over
holder-leave = Leave it
holder-press-key = Press { $key } to take over, any other key to leave it.
# Without a terminal, where no key can be pressed.
holder-start-with = To take over, start with { $option }.

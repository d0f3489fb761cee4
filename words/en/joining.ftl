joining-title = Phones
joining-scan = Scan the code with your phone
# Over the address and the code for people who cannot scan.
joining-type = No camera? Open this address and type the code:
# What the drawn code is, for people who cannot see it.
joining-code = Code for phones: { $url }
joining-nobody = Nobody has joined yet.
joining-here = Here: { $count }
joining-everybody = Everybody is here
joining-tap = Tap in order, clockwise, starting left of the dealer.
# The dealer taps last.
joining-tapped = { $tapped } of { $of } sit. The dealer taps last.
joining-remove-again = Remove? Press again
joining-link-live = Connected
joining-link-lost = Lost
joining-without = Somebody without a phone
# The dealer sets somebody without a phone on the next seat.
joining-sits = { $name } sits next
joining-no-phone = no phone
joining-no-network = This computer is in no network. Join the Wi-Fi of the phones, or open a hotspot; the code will appear here.
# `address` is the only one of this computer, and not private.
joining-outside = This computer’s only address, { $address }, is not a private one. Join the Wi-Fi of the phones, or start the referee with --lan-address { $address }.
joining-refused = Phones cannot join ({ $code }). The referee will try again; a restart may help.
# Whose phone it is.
joining-of = { $name }’s phone
joining-turn-on = Use phones
joining-turn-off = Stop using phones
    .again = Every phone is forgotten. Press again
joining-let = Let phones join
joining-stop = Stop joining
joining-off = Phones can be pads: everybody chooses on their own phone.
joining-free = No seat yet
# To the dealer: somebody with the code may be keeping others out.
joining-silent = Connections closed because they had the code but gave no name: { $n }.
joining-new-code = If a phone cannot join, stop joining and let phones join again: that makes a new code.
# Which of this computer's networks the shown address is of.
joining-network = Network: { $name }
joining-another = Another network
# Over the networks with their addresses.
joining-choose = If the address does not open, choose another network:

#!/bin/sh
# Makes this computer start into the referee, or takes that back: sudo ./install.sh [--remove]
# The page docs/kiosk.md says what it does. It may be run again after a change.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
lib=/usr/local/lib/referee-kiosk
packages='xserver-xorg-core xserver-xorg-input-libinput xinit xauth openbox x11-xserver-utils x11-utils gxmessage fonts-dejavu-core'
sleeping='sleep.target suspend.target hibernate.target hybrid-sleep.target'

[ "$(id -u)" -eq 0 ] || { echo 'Run this as root: sudo ./install.sh' >&2; exit 1; }

# An image of a system can be prepared in a chroot, where nothing runs.
reload() {
  [ -d /run/systemd/system ] || return 0
  systemctl daemon-reload
  udevadm control --reload
  udevadm trigger --subsystem-match=tty
}

remove() {
  systemctl disable referee-kiosk.service media-nights.mount || true
  # shellcheck disable=SC2086 -- several names
  systemctl unmask $sleeping
  rm -rf "$lib"
  rm -f /etc/systemd/system/referee-kiosk.service /etc/systemd/user/referee.service \
    /etc/systemd/system/media-nights.mount /etc/systemd/logind.conf.d/referee-kiosk.conf \
    /etc/udev/rules.d/70-referee-pads.rules /etc/X11/xorg.conf.d/99-referee-pi.conf
  reload
  echo 'The kiosk is removed, and will not start again after a restart. The user referee with its nights, /etc/referee-kiosk.conf and the packages are still there.'
}

install_all() {
  command -v hungarian-war-referee >/dev/null || {
    echo 'Install the referee first: sudo apt install ./hungarian-war-referee-VERSION-linux-ARCH.deb' >&2
    exit 1
  }
  # shellcheck disable=SC2086 -- several names
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $packages
  id referee >/dev/null 2>&1 || useradd --create-home --shell /bin/sh --comment 'The referee' referee
  usermod --append --groups audio,dialout,input,video,render referee

  install -D -m 755 -t "$lib" "$here/x-server" "$here/session" "$here/screens" "$here/before-start"
  install -D -m 644 -t "$lib" "$here/openbox.xml"
  install -D -m 644 -t /etc/systemd/system "$here/referee-kiosk.service" "$here/media-nights.mount"
  install -D -m 644 -t /etc/systemd/user "$here/referee.service"
  install -D -m 644 -t /etc/udev/rules.d "$here/70-referee-pads.rules"
  install -D -m 644 "$here/logind.conf" /etc/systemd/logind.conf.d/referee-kiosk.conf
  [ -e /etc/referee-kiosk.conf ] || install -m 644 "$here/referee-kiosk.conf" /etc/referee-kiosk.conf
  # A Raspberry Pi has a second graphics device, which drives no screen.
  if grep -qs 'Raspberry Pi' /proc/device-tree/model; then
    install -D -m 644 "$here/99-referee-pi.conf" /etc/X11/xorg.conf.d/99-referee-pi.conf
  fi
  # While no stick is mounted here, nobody can write a night beside it.
  [ -d /media/nights ] || install -d -m 000 /media/nights

  # shellcheck disable=SC2086 -- several names
  systemctl mask $sleeping
  systemctl enable referee-kiosk.service media-nights.mount
  reload
  echo 'Done. After a restart this computer shows the referee.'
}

case ${1-} in
  '') install_all ;;
  --remove) remove ;;
  *) echo 'usage: sudo ./install.sh [--remove]' >&2; exit 2 ;;
esac

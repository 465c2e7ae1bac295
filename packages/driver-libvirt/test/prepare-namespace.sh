#!/bin/sh
# Runs in new network, mount and process namespaces: gives libvirtd folders, users and a network of its own, starts it and runs the command.
# Nothing here reaches the host, and everything ends with the command.
set -eu
mount --make-rprivate /
mount -t sysfs sysfs /sys
for folder in /run /var/lib/libvirt /var/log/libvirt; do
  mkdir -p "$folder"
  mount -t tmpfs tmpfs "$folder"
done
mkdir -p /run/lock /var/lib/libvirt/images
# What libvirtd has learnt about QEMU is kept beside the guest, because asking takes it many seconds.
mkdir -p "$PORTICO_GUEST_FOLDER/cache" /var/cache/libvirt
mount --bind "$PORTICO_GUEST_FOLDER/cache" /var/cache/libvirt

settings=/run/portico/libvirt
mkdir -p "$settings"
cp -r /etc/libvirt/. "$settings"
# There is no systemd here: QEMU writes its own log and runs as root.
printf 'user = "root"\ngroup = "root"\nstdio_handler = "file"\ncgroup_controllers = [ ]\n' > "$settings/qemu.conf"
rm -rf "$settings/qemu/networks" "$settings/qemu/autostart"
mount --bind "$settings" /etc/libvirt

# Devices without /dev/kvm: where KVM is there but broken, libvirtd would ask QEMU about it again with each call.
devices=/run/portico/dev
mkdir -p "$devices"
mount -t tmpfs tmpfs "$devices"
mkdir "$devices/net" "$devices/pts" "$devices/shm"
for device in null zero full random urandom tty net/tun; do
  touch "$devices/$device"
  mount --bind "/dev/$device" "$devices/$device"
done
mount --rbind /dev/pts "$devices/pts"
mount --rbind /dev/shm "$devices/shm"
ln -s pts/ptmx "$devices/ptmx"
ln -s /proc/self/fd "$devices/fd"
ln -s fd/0 "$devices/stdin"
ln -s fd/1 "$devices/stdout"
ln -s fd/2 "$devices/stderr"
mount --move "$devices" /dev

# libvirtd ends itself without this user, even if QEMU runs as root.
users=/run/portico/users
mkdir -p "$users"
cp /etc/passwd /etc/group "$users"
grep -q '^libvirt-qemu:' /etc/group || echo 'libvirt-qemu:x:64055:' >> "$users/group"
grep -q '^libvirt-qemu:' /etc/passwd ||
  echo 'libvirt-qemu:x:64055:64055::/var/lib/libvirt:/usr/sbin/nologin' >> "$users/passwd"
mount --bind "$users/passwd" /etc/passwd
mount --bind "$users/group" /etc/group

ip link set lo up
setsid libvirtd > /var/log/libvirt/libvirtd.log 2>&1 < /dev/null &
attempts=0
until virsh -q -c qemu:///system uri > /dev/null 2>&1; do
  attempts=$((attempts + 1))
  if [ "$attempts" -gt 100 ]; then
    cat /var/log/libvirt/libvirtd.log >&2
    exit 1
  fi
  sleep 0.2
done
# Not by exec: the first process of the namespace has to collect the ends of others, or libvirtd waits 40 seconds for each.
status=0
"$@" || status=$?
exit "$status"

#!/bin/sh
# Usage: build-debian.sh FOLDER. Builds debian.qcow2, a Debian with cloud-init and the guest agent, from Debian's packages as its cloud image
# is, because that one isn't in the package archive. Keeps what it has built.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$1
[ -e "$out/debian.qcow2" ] && [ "$out/debian.qcow2" -nt "$here/build-debian.sh" ] && exit 0
work=$(mktemp -d "$out/work.XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$work"

# shellcheck disable=SC2016 # apt-get's own variable.
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -1)
debootstrap --variant=minbase \
  --include=linux-image-cloud-amd64,systemd-sysv,dbus,openssh-server,cloud-init,cloud-guest-utils,netplan.io,qemu-guest-agent,iproute2,initramfs-tools,e2fsprogs,fdisk \
  trixie root "$mirror" > debootstrap.log || { tail -20 debootstrap.log >&2; exit 1; }

rm -rf root/var/cache/apt root/var/lib/apt/lists root/usr/share/doc root/usr/share/man root/usr/share/locale root/etc/ssh/ssh_host_*
mkdir -p root/var/cache/apt/archives/partial root/var/lib/apt/lists/partial
: > root/etc/machine-id
echo '/dev/vda1 / ext4 defaults 0 1' > root/etc/fstab
echo 'datasource_list: [NoCloud, None]' > root/etc/cloud/cloud.cfg.d/90-datasource.cfg
rm -f root/etc/systemd/system/timers.target.wants/apt-daily*

# The boot sector loads the core image from the sectors behind it, and that one reads the first partition.
mebibytes=1536
mke2fs -q -t ext4 -O ^metadata_csum_seed,^orphan_file -d root partition.img "${mebibytes}M"
mkdir packages grub
(cd packages && apt-get download -qq -o APT::Sandbox::User=root grub-pc-bin grub-common)
for package in packages/*.deb; do dpkg-deb -x "$package" grub; done
cat > grub.cfg << 'END'
linux (hd0,msdos1)/vmlinuz root=/dev/vda1 ro console=tty1 console=ttyS0 net.ifnames=0 quiet
initrd (hd0,msdos1)/initrd.img
boot
END
modules=grub/usr/lib/grub/i386-pc
PATH=$work/grub/usr/bin:$PATH grub-mkimage -d "$modules" -O i386-pc -p / -c grub.cfg -o core.img biosdisk part_msdos ext2 linux
truncate -s "$((mebibytes + 1))M" disk.img
dd if=$modules/boot.img of=disk.img conv=notrunc bs=440 count=1 status=none
printf '\200\0\1\0\203\0\1\0' | dd of=disk.img conv=notrunc bs=1 seek=446 status=none
# Little-endian: the first sector, 2048, and how many there are, 3145728.
printf '\000\010\000\000\000\000\060\000' | dd of=disk.img conv=notrunc bs=1 seek=454 status=none
printf '\125\252' | dd of=disk.img conv=notrunc bs=1 seek=510 status=none
dd if=core.img of=disk.img conv=notrunc bs=512 seek=1 status=none
dd if=partition.img of=disk.img conv=notrunc,sparse bs=1M seek=1 status=none
qemu-img convert -f raw -O qcow2 disk.img debian.qcow2
mv debian.qcow2 "$out"

#!/bin/sh
# Usage: build-guest.sh FOLDER. Builds a small Linux from Debian's packages: guest.qcow2 boots from its own disk and reads a NoCloud seed,
# and rescue.iso boots the same system without a disk. Keeps what it has built.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$1
[ -e "$out/guest.qcow2" ] && [ "$out/guest.qcow2" -nt "$here/init" ] && [ "$out/guest.qcow2" -nt "$here/build-guest.sh" ] && exit 0
work=$(mktemp -d "$out/work.XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$work"

kernel=$(apt-cache depends linux-image-cloud-amd64 | sed -n 's/.*Depends: \(linux-image-[0-9].*\)/\1/p' | head -1)
mkdir packages root kernel grub
(
  cd packages
  # The user that apt downloads as can't write here.
  apt-get download -qq -o APT::Sandbox::User=root "$kernel" busybox-static grub-pc-bin grub-common \
    dropbear-bin libtomcrypt1 libtommath1 libgmp10 zlib1g libcrypt1 libc6 \
    qemu-guest-agent libglib2.0-0 libnuma1 libudev1 liburing2 libpcre2-8-0
)
for package in packages/*.deb; do
  case $package in
    */linux-image-*) dpkg-deb -x "$package" kernel ;;
    */grub-*) dpkg-deb -x "$package" grub ;;
    *) dpkg-deb -x "$package" root ;;
  esac
done

# Debian's packages install into /lib and /bin, which are links to /usr there.
for folder in lib lib64 bin sbin; do
  mkdir -p "root/usr/$folder"
  if [ -d "root/$folder" ]; then
    cp -a "root/$folder/." "root/usr/$folder"
    rm -r "root/$folder"
  fi
  ln -s "usr/$folder" "root/$folder"
done
rm -rf root/usr/share root/usr/lib/x86_64-linux-gnu/gconv root/usr/lib/systemd
mkdir -p root/proc root/sys root/dev root/run root/tmp root/root root/disk root/var/run root/var/log root/etc/acpi/PWRF
chroot root /bin/busybox --install -s

version=$(basename kernel/lib/modules/*)
mkdir -p "root/usr/lib/modules/$version"
depmod -b kernel "$version"
for module in virtio_pci virtio_blk ext4 virtio_net virtio_scsi sr_mod isofs virtio_console virtio_balloon virtio_rng button evdev; do
  modprobe -d "$work/kernel" -S "$version" --show-depends "$module" 2> /dev/null | sed -n 's/^insmod \([^ ]*\).*/\1/p'
done | sort -u | while read -r file; do
  target="root/usr/lib/modules/$version/${file##*/lib/modules/"$version"/}"
  mkdir -p "$(dirname "$target")"
  cp "$file" "$target"
done
depmod -b root "$version" 2> /dev/null

cp "$here/init" root/init
cp "$here/chpasswd" root/usr/sbin/chpasswd
printf '#!/bin/sh\nexec poweroff -f\n' > root/etc/acpi/PWRF/00000080
chmod +x root/init root/usr/sbin/chpasswd root/etc/acpi/PWRF/00000080
echo 'root:x:0:0:root:/root:/bin/sh' > root/etc/passwd
echo 'root:x:0:' > root/etc/group
echo '/bin/sh' > root/etc/shells

mkdir disk
(cd root && find . | cpio -o -H newc --quiet | gzip -1) > disk/initramfs
cp kernel/boot/vmlinuz-* disk/vmlinuz
mkdir disk/state disk/home

# The boot sector loads the core image from the sectors behind it, and that one reads the first partition.
sectors=196608
mke2fs -q -t ext2 -d disk partition.img 95M
cat > grub.cfg << 'END'
linux (hd0,msdos1)/vmlinuz console=tty1 console=ttyS0 quiet
initrd (hd0,msdos1)/initramfs
boot
END
modules=grub/usr/lib/grub/i386-pc
PATH=$work/grub/usr/bin:$PATH grub-mkimage -d "$modules" -O i386-pc -p / -c grub.cfg -o core.img biosdisk part_msdos ext2 linux
truncate -s $((sectors * 512)) disk.img
dd if=$modules/boot.img of=disk.img conv=notrunc bs=440 count=1 status=none
printf '\200\0\1\0\203\0\1\0' | dd of=disk.img conv=notrunc bs=1 seek=446 status=none
# Little-endian: the first sector, 2048, and how many there are, 194560.
printf '\000\010\000\000\000\370\002\000' | dd of=disk.img conv=notrunc bs=1 seek=454 status=none
printf '\125\252' | dd of=disk.img conv=notrunc bs=1 seek=510 status=none
dd if=core.img of=disk.img conv=notrunc bs=512 seek=1 status=none
dd if=partition.img of=disk.img conv=notrunc,sparse bs=1M seek=1 status=none

mkdir iso
echo 'the rescue image' > iso/portico-rescue
cp disk/vmlinuz disk/initramfs iso
cat > rescue.cfg << 'END'
search --set=root --file /portico-rescue
linux /vmlinuz console=tty1 console=ttyS0 quiet portico.rescue
initrd /initramfs
boot
END
PATH=$work/grub/usr/bin:$PATH grub-mkimage -d "$modules" -O i386-pc-eltorito -p / -c rescue.cfg -o iso/eltorito.img biosdisk iso9660 search search_fs_file linux
xorriso -as mkisofs -quiet -V RESCUE -J -r -b eltorito.img -no-emul-boot -boot-load-size 4 -boot-info-table -o rescue.iso iso

qemu-img convert -f raw -O qcow2 disk.img guest.qcow2
mv rescue.iso guest.qcow2 "$out"

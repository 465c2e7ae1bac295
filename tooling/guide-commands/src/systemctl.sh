#!/bin/bash
# What the guides use of systemctl, for a Debian in which systemd doesn't run: a unit's ExecStart as its User, with its Environment, its
# ambient capabilities and its folder in /run.
set -euo pipefail
command=$1
shift
units=()
for word in "$@"; do [[ $word == --* || $word == *.timer ]] || units+=("${word%.service}"); done

value() { sed --quiet "s/^$1=//p" "$file" | sed "s/%%/\x01/g; s/%i/${unit#*@}/g; s/\x01/%/g; s/\\$\\$/$/g"; }

# Words are split at spaces, as systemd does without quotes. A file's settings win over the unit's.
as_user() {
  local settings listed capabilities
  capabilities=$(value AmbientCapabilities | tr 'A-Z ' 'a-z,' | sed 's/cap_/+/g')
  settings=$(value Environment)
  for listed in $(value EnvironmentFile); do settings+=" $(tr '\n' ' ' < "$listed")"; done
  exec setpriv --reuid "$(value User)" --regid "$(value User)" --init-groups ${capabilities:+--inh-caps "$capabilities" --ambient-caps "$capabilities"} \
    env --ignore-environment PATH=/usr/bin:/bin $settings "$@"
}

start() {
  local name=${unit/@*/@}.service folder
  file=/etc/systemd/system/$name
  [[ -e $file ]] || file=/usr/lib/systemd/system/$name
  cd "$(value WorkingDirectory | grep . || echo /)"
  folder=$(value RuntimeDirectory)
  [[ -z $folder ]] || install --directory --owner="$(value User)" "/run/$folder"
  if [[ $(value Type) == oneshot ]]; then
    (as_user bash -c "$(value ExecStart)")
  else
    (as_user $(value ExecStart)) > "/var/log/$unit.log" 2>&1 < /dev/null &
    echo $! > "/run/$unit.pid"
  fi
  local after
  after=$(value ExecStartPost)
  [[ -z $after ]] || (as_user bash -c "$after") || { tail --lines=40 "/var/log/$unit.log" >&2 && return 1; }
}

stop() {
  local pid
  pid=$(cat "/run/$unit.pid" 2> /dev/null) || return 0
  kill -TERM "$pid" 2> /dev/null || return 0
  tail --pid="$pid" --follow /dev/null
}

for unit in "${units[@]}"; do
  case $command in
    enable | start) start ;;
    stop) stop ;;
    restart) stop && start ;;
    *) echo "systemctl $command isn't known here" >&2 && exit 1 ;;
  esac
done

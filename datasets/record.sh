#!/bin/sh
# Records the processes of this folder again: real processes on loopback, sent by "phiscope beat" and captured by
# "phiscope record". Run it with the path of the program: datasets/record.sh app/target/phiscope/bin/phiscope FOLDER
# A recording differs from take to take; the claims in catalogue.json say what must be the same in every one.
set -eu

phiscope=${1:?usage: record.sh PHISCOPE FOLDER}
folder=${2:?usage: record.sh PHISCOPE FOLDER}

# $1 name of the recording, then the options of record; leaves its process in $recorder.
record() {
  name=$1
  shift
  rm -f "$folder/$name.csv"
  "$phiscope" record --listen "${listen:-127.0.0.1:9470}" --out "$folder/$name.csv" "$@" 2>"$folder/$name.log" &
  recorder=$!
  until grep -q 9470 "$folder/$name.log" 2>/dev/null; do sleep 0.1; done
}

# Waits for the recording to end by itself.
finish() {
  wait "$recorder"
  rm -f "$folder/$name.log"
}

# The number of heartbeats captured so far is at least $1.
reached() {
  until [ "$(grep -c ',node-b,' "$folder/$name.csv" || true)" -ge "$1" ]; do sleep 0.02; done
}

calm() {
  record recorded-calm --until-idle 1s
  "$phiscope" beat --to 127.0.0.1:9470 --every 100ms --count 120
  finish
}

jittery() {
  record recorded-jittery --until-idle 1s
  "$phiscope" beat --to 127.0.0.1:9470 --every 100ms --count 120 --jitter normal:20ms --seed 2026
  finish
}

lossy() {
  record recorded-lossy --until-idle 1s
  "$phiscope" beat --to 127.0.0.1:9470 --every 100ms --count 120 --jitter normal:5ms --loss 0.08 --seed 8
  finish
}

stopped() {
  record recorded-stopped --until-idle 1500ms
  "$phiscope" beat --to 127.0.0.1:9470 --every 100ms --count 100 &
  sender=$!
  reached 60
  kill -STOP "$sender"
  sleep 0.8
  kill -CONT "$sender"
  wait "$sender"
  finish
}

stopped_burst() {
  record recorded-stopped-burst --until-idle 1500ms
  "$phiscope" beat --to 127.0.0.1:9470 --every 100ms --count 100 --catch-up &
  sender=$!
  reached 60
  kill -STOP "$sender"
  sleep 0.8
  kill -CONT "$sender"
  wait "$sender"
  finish
}

crashed() {
  record recorded-crashed --until-idle 3s
  "$phiscope" beat --to 127.0.0.1:9470 --every 100ms &
  sender=$!
  reached 60
  kill -KILL "$sender"
  wait "$sender" || true
  finish
}

# What follows needs root, since it takes the disk, the processor or the network away from the sender. It touches only
# what it makes: a file system in a file, a group of processes, two network namespaces.

# The JVM collects for long: a quarter of a gigabyte of small objects is looked through again and again. Needs no root.
collecting() {
  record recorded-collecting --until-idle 20s
  java -XX:+UseSerialGC -Xms512m -Xmx512m -cp "${PHISCOPE_JAR:-$(dirname "$phiscope")/../lib/phiscope.jar}" \
    "$(dirname "$0")/CollectingBeat.java" beat --to 127.0.0.1:9470 --every 100ms --count 250
  finish
}

# The disk stands still: a sender that forces each heartbeat to a log first waits for it.
fsync() {
  image=$(mktemp)
  mounted=$(mktemp -d)
  truncate -s 32M "$image"
  mkfs.ext4 -q -F "$image"
  mount -o loop "$image" "$mounted"
  record recorded-fsync --until-idle 3s
  "$phiscope" beat --to 127.0.0.1:9470 --every 100ms --count 150 --log "$mounted/heartbeats.log" &
  sender=$!
  for at in 40 70 100; do
    reached $at
    fsfreeze -f "$mounted"
    sleep 0.9
    fsfreeze -u "$mounted"
  done
  wait "$sender"
  finish
  umount "$mounted"
  rm -r "$image" "$mounted"
}

# The processor is taken away: something more urgent runs where the sender is allowed to run.
preempted() {
  # This script itself, and the recorder, stay on the other processor.
  taskset -pc 1 $$ >/dev/null
  record recorded-preempted --until-idle 3s
  taskset -c 0 "$phiscope" beat --to 127.0.0.1:9470 --every 100ms --count 150 &
  sender=$!
  for at in 40 70 100; do
    reached $at
    chrt -f 50 taskset -c 0 sh -c 'while :; do :; done' &
    urgent=$!
    sleep 0.7
    kill $urgent
  done
  wait "$sender"
  finish
}

# A container's share of the processor: 30 of every 100 ms, used up by other work in the same group.
throttled() {
  group=/sys/fs/cgroup/cpu/phiscope-throttled
  mkdir "$group"
  echo 100000 >"$group/cpu.cfs_period_us"
  echo 30000 >"$group/cpu.cfs_quota_us"
  echo 100000 >"$group/cpu.shares"
  record recorded-throttled --until-idle 3s
  "$phiscope" beat --to 127.0.0.1:9470 --every 20ms --count 400 &
  sender=$!
  reached 5
  sh -c 'while :; do :; done' &
  work=$!
  echo $work >"$group/cgroup.procs"
  echo $sender >"$group/cgroup.procs"
  reached 250
  kill $work $sender
  wait "$sender" || true
  finish
  until rmdir "$group" 2>/dev/null; do sleep 0.1; done
}

# A narrow link with a long queue in network namespaces of its own: heartbeats wait behind other traffic, or are dropped.
congested() {
  ip netns add phiscope-a
  ip netns add phiscope-b
  ip -n phiscope-a link add to-b type veth peer name to-a netns phiscope-b
  ip -n phiscope-a address add 10.94.70.1/24 dev to-b
  ip -n phiscope-b address add 10.94.70.2/24 dev to-a
  ip -n phiscope-a link set to-b up
  ip -n phiscope-b link set to-a up
  ip netns exec phiscope-a tc qdisc add dev to-b root handle 1: tbf rate 400kbit burst 3000 limit 100000
  ip netns exec phiscope-a tc qdisc add dev to-b parent 1: pfifo limit 90
  plain=$phiscope
  phiscope=$(mktemp)
  printf '#!/bin/sh\nexec ip netns exec phiscope-b "%s" "$@"\n' "$plain" >"$phiscope"
  chmod +x "$phiscope"
  listen=10.94.70.2:9470
  record recorded-congested --until-idle 4s
  ip netns exec phiscope-a "$plain" beat --to $listen --every 100ms --count 250 &
  sender=$!
  reached 40
  traffic 1 90
  reached 110
  traffic 200 3
  wait "$sender"
  finish
  rm "$phiscope"
  phiscope=$plain
  listen=
  ip netns del phiscope-a
  ip netns del phiscope-b
}

# Sends $2 datagrams of a kilobyte at once over the narrow link, $1 times, up to fifty times a second.
traffic() {
  ip netns exec phiscope-a bash -c '
    data=$(printf "%01000d" 0)
    for ((i = 0; i < $1; i++)); do
      for ((j = 0; j < $2; j++)); do echo -n "$data" >/dev/udp/10.94.70.2/9; done
      read -rt 0.02 <> <(:) || true
    done' traffic "$1" "$2" 2>/dev/null
}

for each in ${3:-calm jittery lossy stopped stopped_burst crashed collecting fsync preempted throttled congested}; do
  "$each"
done

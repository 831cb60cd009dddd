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
  "$phiscope" record --listen 127.0.0.1:9470 --out "$folder/$name.csv" "$@" 2>"$folder/$name.log" &
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

for each in ${3:-calm jittery lossy stopped stopped_burst crashed}; do "$each"; done

extension SoundBank {
  /// Takes over the playing voices of another version of the score, as `HapticBank` does.
  ///
  /// - Parameters:
  ///   - other: The sounds rendered up to `frame`; `nil` if that version has none.
  ///   - frame: The first frame of this bank.
  ///   - expected: The frame from which the other version may lack events.
  ///   - longest: The maximum delay of an event in frames; later ones are left out.
  mutating func takeOver(
    from other: StartedSounds?, at frame: Int, expected: Int, lateness longest: Int
  ) {
    if let other { takeVoices(other.voices, at: frame) }
    next = firstPlace(from: frame)
    for place in firstPlace(from: min(expected - 1, frame))..<next {
      let sound = sounds[place]
      let delay = frame - sound.span.start
      guard delay <= longest, other?.contains(sound.label) != true,
        let tone = takeTone()
      else { continue }
      segments.delay(sound.span, by: delay)
      voices.add(SoundVoice(sound, tone: tone, delay: delay))
    }
    seekTracks(to: frame)
  }

  /// The sounds that have started so far, and those of them that play.
  var started: StartedSounds { StartedSounds(voices: voices, labels: labels, end: next) }

  /// Begins at a frame, with the events in progress.
  mutating func begin(at frame: Int) {
    next = firstPlace(from: frame)
    seekTracks(to: frame)
    for place in 0..<next where segments[sounds[place].span.endSegment - 1].end > frame {
      guard let tone = takeTone() else { return }
      var voice = SoundVoice(sounds[place], tone: tone)
      _ = voice.advance(to: frame, in: segments)
      voice.skip(frame - sounds[place].span.start, pitch: pitch.value(at: frame))
      voices.add(voice)
    }
  }

  // MARK: Internals

  private func takeVoices(_ pool: VoicePool<SoundVoice>, at frame: Int) {
    for index in 0..<pool.count {
      let voice = pool[index].pointee
      guard let place = labels.place(of: voice.sound.label) else { continue }
      let sound = sounds[place]
      segments.delay(sound.span, by: voice.delay)
      guard segments[sound.span.endSegment - 1].end > frame, let tone = takeTone() else {
        continue
      }
      var follower = SoundVoice(sound, tone: tone, following: voice)
      _ = follower.advance(to: frame, in: segments)
      voices.add(follower)
    }
  }

  /// Returns the index of the first event that begins at a frame or later.
  private func firstPlace(from frame: Int) -> Int {
    sounds.firstPlace { $0.span.start >= frame }
  }
}

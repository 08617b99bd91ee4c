extension HapticBank {
  /// Takes over the playing voices of another version of the score.
  ///
  /// A voice whose event is also in this score continues with this score's envelope; any other
  /// ends. Events that began by now and that the other has not played begin now, late but complete.
  ///
  /// - Parameters:
  ///   - other: The bank rendered up to `frame`.
  ///   - frame: The first frame of this bank.
  ///   - expected: The frame from which the other version may lack events.
  ///   - longest: The maximum delay of an event in frames; later ones are left out.
  /// - Complexity: O((*v* + *b*) log *n*) in the other's voices and the events between `expected`
  ///   and `frame`.
  mutating func takeOver(
    from other: borrowing HapticBank, at frame: Int, expected: Int, lateness longest: Int
  ) {
    takeVoices(other.taps, at: frame)
    takeVoices(other.continuous, at: frame)
    next = firstPlace(from: frame)
    // The search starts one frame early, as a time may be rounded to either frame.
    for place in firstPlace(from: min(expected - 1, frame))..<next {
      let haptic = haptics[place]
      let delay = frame - haptic.span.start
      guard delay <= longest, !other.hasStarted(haptic.label) else { continue }
      segments.delay(haptic.span, by: delay)
      start(HapticVoice(haptic, delay: delay))
    }
    seekTracks(to: frame)
  }

  /// Begins at a frame, with the continuous events in progress.
  mutating func begin(at frame: Int) {
    next = firstPlace(from: frame)
    for place in 0..<next where !haptics[place].isTap {
      var voice = HapticVoice(haptics[place])
      if voice.advance(to: frame, in: segments) { start(voice) }
    }
    seekTracks(to: frame)
  }

  // MARK: Internals

  private func takeVoices(_ pool: VoicePool<HapticVoice>, at frame: Int) {
    for index in 0..<pool.count {
      var voice = pool[index].pointee
      guard let place = labels.place(of: voice.haptic.label) else { continue }
      voice.change(to: haptics[place])
      segments.delay(voice.haptic.span, by: voice.delay)
      if voice.advance(to: frame, in: segments) { start(voice) }
    }
  }

  private func hasStarted(_ label: UInt64) -> Bool {
    labels.place(of: label).map { $0 < next } ?? false
  }

  /// Returns the index of the first event that begins at a frame or later.
  private func firstPlace(from frame: Int) -> Int {
    haptics.firstPlace { $0.span.start >= frame }
  }
}

extension UnsafeMutableBufferPointer {
  /// Returns the first index at which a monotonic condition holds.
  func firstPlace(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

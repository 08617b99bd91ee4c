extension HapticBank {
  /// Goes on with what another version of the score plays.
  ///
  /// A voice whose event is in this score too goes on by this score's envelope; any other ends. What
  /// has begun by now and the other has not played begins now, late and whole.
  ///
  /// - Parameters:
  ///   - other: Rendered up to `frame`.
  ///   - frame: Where this bank begins.
  ///   - expected: The frame from which the other may not know what begins.
  ///   - longest: Frames by which an event may come late; what is later is left out.
  /// - Complexity: O((*v* + *b*) log *n*) in the other's voices and the events between `expected` and
  ///   `frame`.
  mutating func takeOver(
    from other: HapticBank, at frame: Int, expected: Int, lateness longest: Int
  ) {
    take(other.taps, at: frame)
    take(other.continuous, at: frame)
    next = firstPlace(from: frame)
    // One frame earlier: a time may be rounded to either.
    for place in firstPlace(from: min(expected - 1, frame))..<next {
      let haptic = haptics[place]
      let delay = frame - haptic.span.start
      guard delay <= longest, !other.hasStarted(haptic.label) else { continue }
      segments.delay(haptic.span, by: delay)
      start(HapticVoice(haptic, delay: delay))
    }
    seekTracks(to: frame)
  }

  /// Begins at a frame; continuous events that are under way set in there.
  mutating func begin(at frame: Int) {
    next = firstPlace(from: frame)
    for place in 0..<next where !haptics[place].isTap {
      var voice = HapticVoice(haptics[place])
      if voice.advance(to: frame, in: segments) { start(voice) }
    }
    seekTracks(to: frame)
  }

  // MARK: Internals

  private func take(_ pool: VoicePool<HapticVoice>, at frame: Int) {
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

  /// The first event that begins at a frame or later.
  private func firstPlace(from frame: Int) -> Int {
    haptics.firstPlace { $0.span.start >= frame }
  }
}

extension UnsafeMutableBufferPointer {
  /// The first place at which something holds that holds at all later places too.
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

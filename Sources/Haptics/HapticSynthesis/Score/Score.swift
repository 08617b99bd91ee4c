import TactusHapticPatterns

/// A pattern prepared for rendering: whole frames instead of seconds, sorted by start.
struct Score {
  /// The taps and continuous events, by start.
  var haptics: [ScoreHaptic] = []
  /// The tones and sounds, by start.
  var sounds: [ScoreSound] = []
  /// The waveforms of `sounds`, each once.
  var waveforms: [Waveform] = []
  /// The envelopes of all events, one after another.
  var segments: [ScoreSegment] = []
  /// The tracks of dynamic parameters that act during events.
  var tracks: ScoreTracks

  /// Prepares a pattern for a sample rate.
  ///
  /// - Complexity: O(*n* log *n*) in events, parameters and points.
  init(
    _ version: LivePattern, mapping: HapticMapping, sampleRate: Double,
    waveforms: [String: Waveform]
  ) {
    let controls = PatternControls(version.pattern)
    let joints = EventJoints(version.pattern.events, controls: controls, mapping: mapping)
    let clock = FrameClock(sampleRate: sampleRate)
    var places: [String: Int] = [:]
    for (index, event) in version.pattern.events.enumerated() {
      let label = version.labels[index]
      let joined = joints.predecessors[index].map { version.labels[$0] }
      var place: Int?
      var waveform: Waveform?
      if event.kind == .audioCustom {
        guard let path = event.waveform?.path, let found = waveforms[path], found.frameCount > 0
        else { continue }
        if places[path] == nil {
          places[path] = self.waveforms.count
          self.waveforms.append(found)
        }
        place = places[path]
        waveform = found
      }
      var envelope = mapping.envelope(of: event, controls: controls, length: waveform?.duration)
      // A sound may have its own envelope (Signal.S6).
      if let reference = event.waveform, !reference.usesVolumeEnvelope {
        envelope = EnvelopeShape(plain: event.audibleDuration(length: waveform?.duration))
      }
      if let hold = joints.holds[index] {
        envelope = mapping.envelope(of: event, controls: controls, joinedAfter: hold)
      }
      let start = clock.frame(at: event.time)
      let first = segments.count
      Self.append(envelope, start: start, clock: clock, to: &segments)
      guard segments.count > first else { continue }
      let span = ScoreSpan(start: start, firstSegment: first, endSegment: segments.count)
      if event.kind.isHaptic {
        haptics.append(
          ScoreHaptic(
            event, label, span, joined: joined, mapping: mapping, controls: controls))
      } else {
        sounds.append(ScoreSound(event, label, span, joined: joined, waveform: place))
      }
    }
    let felt = haptics.filter { !$0.isTap }.map(\.span)
    tracks = ScoreTracks(
      controls, mapping: mapping, sampleRate: sampleRate,
      felt: SoundingFrames(felt, segments: segments),
      heard: SoundingFrames(sounds.map(\.span), segments: segments))
    haptics.sort { $0.span < $1.span }
    sounds.sort { $0.span < $1.span }
  }

  private static func append(
    _ envelope: EnvelopeShape, start: Int, clock: FrameClock, to segments: inout [ScoreSegment]
  ) {
    var reached: Float?
    for segment in envelope.segments {
      let first = start + clock.frame(at: segment.start)
      let end = start + clock.frame(at: segment.end)
      guard end > first else { continue }
      // The curve is stretched to whole frames, so that it joins its neighbors exactly; one that is
      // cut off as if it were not, for it has begun before that was known.
      let wholeEnd = start + clock.frame(at: segment.wholeEnd)
      let length = segment.wholeEnd - segment.start
      let frame = length / Double(max(wholeEnd, end) - first)
      var curve = ScoreSegment(
        start: first, end: end, level: Float(segment.level), rate: Float(segment.rate * frame),
        bend: Float(segment.bend * frame * frame))
      // After a cut, the next segment begins at the level that was reached.
      if let reached, curve.level > 1e-6 { curve.scale(by: reached / curve.level) }
      reached = segment.wholeEnd > segment.end ? curve.level(at: Float(end - first)) : nil
      segments.append(curve)
    }
  }
}

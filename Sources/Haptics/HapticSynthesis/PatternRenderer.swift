import HapticPatterns

/// Plays one pattern as samples, block by block.
///
/// Z2. The samples are the same whatever the sizes of the blocks: rendering goes by spans whose ends
/// depend on the pattern alone, and a block is handed what it asked for.
///
/// Z4. A pattern that changes while it plays is another pattern that begins alike: a second renderer
/// takes over the voices and the motion of the first at the moment of the change, and goes on. See
/// `PatternRenderer+Succession.swift`.
public final class PatternRenderer {
  /// Frames that are rendered ahead at most where nobody says otherwise.
  public static let longestSpanByDefault = 512

  /// Frames a second.
  public let sampleRate: Double
  /// Frames handed out so far.
  public internal(set) var position = 0

  var haptics: HapticBank
  var sounds: SoundBank?
  var driver: Driver
  private let drive = SpanBuffer()
  private let felt = SpanBuffer()
  /// The span that is being handed out.
  var span = RenderSpan(start: 0, frameCount: 0, isAnchor: false)
  /// Whether all frames of `span` are 0.
  private var isSpanSilent = true
  /// A frame at which a span has to end, though nothing in the pattern asks for it.
  var seam = Int.max
  private let longestSpan: Int

  /// Prepares a pattern to be played.
  ///
  /// - Parameters:
  ///   - pattern: Any pattern; values out of range are clamped, numbers that are none count as 0.
  ///   - actuator: What will shake.
  ///   - sampleRate: Frames a second, 4,000…400,000; clamped.
  ///   - waveforms: The sounds that the pattern names, by path, at `sampleRate`; an event whose
  ///     sound is missing is silent.
  /// - Thread: any. Allocates all that rendering will need.
  /// - Complexity: O(*n* log *n*) in events, parameters and points.
  public convenience init(
    _ pattern: HapticPattern, actuator: ActuatorProfile = .tapticEngine,
    sampleRate: Double = 48_000, waveforms: [String: Waveform] = [:]
  ) {
    self.init(
      PerformedPattern(pattern), actuator: actuator, sampleRate: sampleRate, waveforms: waveforms)
  }

  /// Prepares a version of a pattern that changes while it plays.
  ///
  /// It begins at frame 0, or wherever the renderer of the version before it has come to when it is
  /// told to `takeOver`. Nothing is rendered for that.
  ///
  /// - Parameters:
  ///   - performed: What of the pattern still matters, with its labels.
  ///   - actuator: What will shake.
  ///   - sampleRate: Frames a second, 4,000…400,000; clamped.
  ///   - waveforms: The sounds that the pattern names, by path, at `sampleRate`; an event whose
  ///     sound is missing is silent.
  ///   - longestSpan: Frames that are rendered ahead at most, 8…512, clamped, a power of two or the
  ///     next below: a seam so far ahead is always in time. Fewer cost more.
  /// - Thread: any. Allocates all that rendering will need.
  /// - Complexity: O(*n* log *n*) in events, parameters and points.
  public init(
    _ performed: PerformedPattern, actuator: ActuatorProfile = .tapticEngine,
    sampleRate: Double = 48_000, waveforms: [String: Waveform] = [:],
    longestSpan: Int = longestSpanByDefault
  ) {
    // A power of two, so that spans end where anchors are.
    let bound = min(max(longestSpan, 8), RenderSpan.longest)
    self.longestSpan = 1 << (Int.bitWidth - 1 - bound.leadingZeroBitCount)
    self.sampleRate = min(max(sampleRate, 4_000), 400_000)
    let score = Score(
      performed, mapping: actuator.mapping, sampleRate: self.sampleRate, waveforms: waveforms)
    driver = Driver(actuator, sampleRate: self.sampleRate)
    let lateness = Self.latenessFrames(self.sampleRate)
    haptics = HapticBank(
      score, tuning: driver.tuning(actuator, sampleRate: self.sampleRate),
      isAmplitudeOnly: driver.isAmplitudeOnly, lateness: lateness)
    sounds =
      score.sounds.isEmpty
      ? nil : SoundBank(score, sampleRate: self.sampleRate, lateness: lateness)
  }

  deinit {
    haptics.deallocate()
    sounds?.deallocate()
    driver.deallocate()
    drive.deallocate()
    felt.deallocate()
  }

  /// Whether every event is over and the actuator is at rest (Z3); all later frames are 0.
  public var isFinished: Bool {
    (isSpanSilent || position >= span.end) && haptics.isFinished && driver.isAtRest
      && (sounds?.isFinished ?? true)
  }

  /// Renders the next frames.
  ///
  /// - Parameters:
  ///   - frameCount: How many frames; 0 or more.
  ///   - buffers: Where they go, each with room for them.
  /// - Thread: render. Never allocates, locks, logs, or throws.
  /// - Complexity: O(frames · events that play).
  public func render(_ frameCount: Int, into buffers: SignalBuffers) {
    var done = 0
    while done < frameCount {
      if position >= span.end { renderSpan() }
      let offset = position - span.start
      let count = min(span.end - position, frameCount - done)
      copy(drive, to: buffers.drive, at: done, from: offset, count)
      copy(felt, to: buffers.felt, at: done, from: offset, count)
      copy(sounds?.left, to: buffers.left, at: done, from: offset, count)
      copy(sounds?.right, to: buffers.right, at: done, from: offset, count)
      position += count
      done += count
    }
  }

  // MARK: Internals

  private func renderSpan() {
    let start = span.end
    // Spans end on a grid, so that a long rest or a steady tone has the same spans however it
    // came about.
    var end = start - start % longestSpan + longestSpan
    end = min(end, haptics.prepare(at: start))
    if let soundEnd = sounds?.prepare(at: start) { end = min(end, soundEnd) }
    if seam > start { end = min(end, seam) }
    span = RenderSpan(
      start: start, frameCount: end - start, isAnchor: start % RenderSpan.anchorInterval == 0)
    sounds?.render(span)
    isSpanSilent = haptics.isSilent && driver.isAtRest && (sounds?.isSilent ?? true)
    if haptics.isSilent && driver.isAtRest {
      driver.reset()
      drive.clear(span.vectorCount)
      felt.clear(span.vectorCount)
    } else {
      haptics.render(span)
      driver.render(span, haptics, drive: drive, felt: felt)
    }
  }

  private func copy(
    _ source: SpanBuffer?, to target: UnsafeMutablePointer<Float>?, at place: Int,
    from offset: Int, _ count: Int
  ) {
    guard let target else { return }
    if let source {
      (target + place).update(from: source.frames + offset, count: count)
    } else {
      (target + place).update(repeating: 0, count: count)
    }
  }
}

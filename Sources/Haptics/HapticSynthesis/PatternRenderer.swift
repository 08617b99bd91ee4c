import HapticPatterns

/// Plays one pattern as samples, block by block.
///
/// Z2. The samples are the same whatever the sizes of the blocks: rendering goes by spans whose ends
/// depend on the pattern alone, and a block is handed what it asked for.
///
/// Z4. A pattern that changes while it plays is another pattern that begins alike: a second renderer is
/// brought to the moment of the change with `skip`, takes over the motion of the first there, and
/// goes on. See `PatternRenderer+Succession.swift`.
public final class PatternRenderer {
  /// Frames a second.
  public let sampleRate: Double
  /// Frames handed out so far.
  public internal(set) var position = 0

  private var haptics: HapticBank
  private var sounds: SoundBank?
  var driver: Driver
  private let drive = SpanBuffer()
  private let felt = SpanBuffer()
  /// The span that is being handed out.
  private(set) var span = RenderSpan(start: 0, frameCount: 0, isAnchor: false)
  /// Whether all frames of `span` are 0.
  private var isSpanSilent = true
  /// A frame at which a span has to end, though nothing in the pattern asks for it.
  var seam = Int.max

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
  public init(
    _ pattern: HapticPattern, actuator: ActuatorProfile = .tapticEngine,
    sampleRate: Double = 48_000, waveforms: [String: Waveform] = [:]
  ) {
    self.sampleRate = min(max(sampleRate, 4_000), 400_000)
    let score = Score(
      pattern, mapping: actuator.mapping, sampleRate: self.sampleRate, waveforms: waveforms)
    driver = Driver(actuator, sampleRate: self.sampleRate)
    haptics = HapticBank(
      score, tuning: driver.tuning(actuator, sampleRate: self.sampleRate),
      isAmplitudeOnly: driver.isAmplitudeOnly)
    sounds = score.sounds.isEmpty ? nil : SoundBank(score, sampleRate: self.sampleRate)
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

  /// Renders the next span, up to the driver or without it.
  func renderSpan(isDriven: Bool = true) {
    let start = span.end
    // Spans end on a grid, so that a long rest or a steady tone has the same spans however it
    // came about.
    var end = start - start % RenderSpan.longest + RenderSpan.longest
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
      guard isDriven else { return }
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

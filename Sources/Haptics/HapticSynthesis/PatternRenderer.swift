import TactusHapticPatterns

/// A renderer that converts one pattern into samples, block by block.
///
/// The samples do not depend on the sizes of the blocks: rendering proceeds by spans whose ends
/// depend on the pattern alone, and a block receives the frames that it requests (Signal.Z2).
///
/// A pattern that changes during playback is another pattern with the same beginning: a second
/// renderer takes over the voices and the motion of the first at the time of the change
/// (Signal.Z4). See `PatternRenderer+Succession.swift`.
public final class PatternRenderer {
  /// The default maximum number of frames that are rendered ahead.
  public static let longestSpanByDefault = 512

  /// Frames per second.
  public let sampleRate: Double
  /// The number of frames returned so far.
  public internal(set) var position = 0

  var haptics: HapticBank
  var sounds: SoundBank?
  var driver: Driver
  private let drive = SpanBuffer()
  private let felt = SpanBuffer()
  /// The span from which frames are returned.
  var span = RenderSpan(start: 0, frameCount: 0, isAnchor: false)
  /// Whether all frames of `span` are 0.
  private var isSpanSilent = true
  /// Whether `drive` and `felt` are 0, all of them.
  private var isDriveClear = true
  /// A frame at which a span must end for a seam.
  var seam = Int.max
  private let longestSpan: Int

  /// Creates a renderer of a pattern.
  ///
  /// - Parameters:
  ///   - pattern: Any pattern; values out of range are clamped, NaN counts as 0.
  ///   - actuator: The profile of the actuator.
  ///   - sampleRate: Frames per second, 4,000…400,000; clamped.
  ///   - waveforms: The pattern's sounds by path, at `sampleRate`; an event with a missing sound is
  ///     silent.
  /// - Thread: any. Allocates everything that rendering needs.
  /// - Complexity: O(*n* log *n*) in events, parameters and points.
  public convenience init(
    _ pattern: HapticPattern, actuator: ActuatorProfile = .tapticEngine,
    sampleRate: Double = 48_000, waveforms: [String: Waveform] = [:]
  ) {
    self.init(
      LivePattern(pattern), actuator: actuator, sampleRate: sampleRate, waveforms: waveforms)
  }

  /// Creates a renderer of one version of a pattern that changes during playback.
  ///
  /// It begins at frame 0, or at the position of the previous version's renderer when `takeOver` is
  /// called. This renders nothing.
  ///
  /// - Parameters:
  ///   - version: The remaining part of the pattern, with its labels.
  ///   - actuator: The profile of the actuator.
  ///   - sampleRate: Frames per second, 4,000…400,000; clamped.
  ///   - waveforms: The pattern's sounds by path, at `sampleRate`; an event with a missing sound is
  ///     silent.
  ///   - longestSpan: The maximum number of frames that are rendered ahead, 8…512, clamped and
  ///     rounded down to a power of two: a seam this far ahead is always possible. Fewer cost more.
  /// - Thread: any. Allocates everything that rendering needs.
  /// - Complexity: O(*n* log *n*) in events, parameters and points.
  public init(
    _ version: LivePattern, actuator: ActuatorProfile = .tapticEngine,
    sampleRate: Double = 48_000, waveforms: [String: Waveform] = [:],
    longestSpan: Int = longestSpanByDefault
  ) {
    // A power of two, so that spans end where anchors are.
    let bound = min(max(longestSpan, 8), RenderSpan.longest)
    self.longestSpan = 1 << (Int.bitWidth - 1 - bound.leadingZeroBitCount)
    self.sampleRate = min(max(sampleRate, 4_000), 400_000)
    let score = Score(
      version, mapping: actuator.mapping, sampleRate: self.sampleRate, waveforms: waveforms)
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

  /// Whether every event is over and the actuator is at rest (Signal.Z3); all further frames are 0.
  public var isFinished: Bool {
    (isSpanSilent || position >= span.end) && haptics.isFinished && driver.isAtRest
      && (sounds?.isFinished ?? true)
  }

  /// Whether what is felt is over, and the actuator is at rest: the drive and the acceleration of
  /// all further frames are 0, though something may sound.
  public var isDriveOver: Bool { isDriveClear && haptics.isFinished && driver.isAtRest }

  /// Renders the next frames.
  ///
  /// - Parameters:
  ///   - frameCount: The number of frames; 0 or more.
  ///   - buffers: The buffers, each with room for the frames.
  /// - Thread: render. Never allocates, locks, logs, or throws.
  /// - Complexity: O(frames · playing events).
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
      guard !isDriveClear else { return }
      drive.clear(RenderSpan.longest / 8)
      felt.clear(RenderSpan.longest / 8)
      isDriveClear = true
    } else {
      isDriveClear = false
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

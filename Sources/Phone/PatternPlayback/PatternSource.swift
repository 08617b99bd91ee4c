import TactusHapticSynthesis
import TactusPhoneHardware

/// A source that plays a pattern once or repeatedly.
///
/// A single pass ends when every event is over and the modeled actuator is at rest. In repetition,
/// each pass begins a fixed time after the one before, whose last events ring on into it: the
/// motion of an actuator is linear, so the drive signals of two passes add up.
///
/// Renderers come from a supply that another thread refills. If one comes too late, the current
/// passes continue, and the next one begins when its renderer is available.
public final class PatternSource: SignalSource {
  /// Creates a source.
  ///
  /// - Parameter supply: The supply of renderers; the caller keeps refilling it during repetition.
  /// - Parameter passLength: Frames from one pass to the next, 1 or more; `nil` plays once.
  /// - Parameter gain: The factor for all signals, 0 or more; the device clips what exceeds full
  ///   scale, and counts it.
  public init(_ supply: RendererSupply, passLength: Int? = nil, gain: Float = 1) {
    let first = passLength == nil ? supply.takeSingleRenderer() : supply.takeFirstRenderer()
    self.supply = supply
    self.gain = gain
    // An empty pass would repeat without end.
    self.passLength = first.isFinished ? nil : passLength.map { max($0, 1) }
    nextPass = self.passLength ?? .max
    passes = .allocate(capacity: Self.maximumPasses)
    passes.initialize(to: Unmanaged.passRetained(first))
    passCount = 1
    scratch = .allocate(capacity: 3 * Self.step)
    scratch.initialize(repeating: 0, count: 3 * Self.step)
  }

  deinit {
    for index in 0..<passCount { passes[index].release() }
    passes.deallocate()
    scratch.deallocate()
  }

  /// Renders the next frames.
  ///
  /// - Thread: render. Never allocates, locks, logs, or throws.
  public func fill(_ block: PlaybackBlock) -> Int {
    var filled = 0
    while filled < block.frameCount {
      if position >= nextPass { beginPass() }
      if passLength == nil, isOver(0) { break }
      // Counted from the start, so that the end does not depend on block sizes.
      var count = min(Self.step - position % Self.step, block.frameCount - filled)
      if nextPass > position { count = min(count, nextPass - position) }
      render(block, filled..<filled + count)
      filled += count
      position += count
    }
    return filled
  }

  // MARK: Internals

  /// The number of frames between two checks for the end of a pass.
  ///
  /// At most this many frames of silence come after the last motion.
  private static let step = 32
  /// The maximum number of simultaneous passes; a further one waits.
  ///
  /// - Source: ours; a release of 2 s, the longest there is, in a pattern of 0.3 s. Confidence:
  ///   guess.
  private static let maximumPasses = 8

  private let supply: RendererSupply
  private let passLength: Int?
  private let gain: Float
  /// The buffers for one step of a further pass: drive, left, right.
  private let scratch: UnsafeMutablePointer<Float>
  /// The passes, oldest first, in manually allocated memory because an array could allocate.
  private let passes: UnsafeMutablePointer<Unmanaged<PatternRenderer>>
  private var passCount: Int
  private var position = 0
  /// The frame from which the next pass may begin.
  private var nextPass: Int

  /// Returns whether a pass has nothing more to play.
  private func isOver(_ index: Int) -> Bool {
    passes[index]._withUnsafeGuaranteedRef { $0.isFinished }
  }

  private func beginPass() {
    // A finished pass is given back if there is room; otherwise it waits, silent.
    var kept = 0
    for index in 0..<passCount {
      if isOver(index), supply.giveBack(passes[index]) { continue }
      passes[kept] = passes[index]
      kept += 1
    }
    passCount = kept
    guard passCount < Self.maximumPasses, let passLength, let fresh = supply.takeRenderer() else {
      return
    }
    (passes + passCount).initialize(to: fresh)
    passCount += 1
    nextPass = position + passLength
  }

  private func render(_ block: PlaybackBlock, _ frames: Range<Int>) {
    let count = frames.count
    let (drive, left, right) = (
      block.drive + frames.lowerBound, block.left + frames.lowerBound,
      block.right + frames.lowerBound
    )
    var isFirst = true
    for index in 0..<passCount where !isOver(index) {
      let target =
        isFirst
        ? SignalBuffers(drive: drive, left: left, right: right)
        : SignalBuffers(
          drive: scratch, left: scratch + Self.step, right: scratch + 2 * Self.step)
      passes[index]._withUnsafeGuaranteedRef { $0.render(count, into: target) }
      if !isFirst {
        for frame in 0..<count {
          drive[frame] += scratch[frame]
          left[frame] += scratch[Self.step + frame]
          right[frame] += scratch[2 * Self.step + frame]
        }
      }
      isFirst = false
    }
    if isFirst {
      drive.update(repeating: 0, count: count)
      left.update(repeating: 0, count: count)
      right.update(repeating: 0, count: count)
    }
    guard gain != 1 else { return }
    for frame in 0..<count {
      drive[frame] *= gain
      left[frame] *= gain
      right[frame] *= gain
    }
  }
}

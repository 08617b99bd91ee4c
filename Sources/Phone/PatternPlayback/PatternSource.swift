import HapticSynthesis
import PhoneHardware

/// Gives the signals of a pattern to an actuator, once or over and over.
///
/// Once, it ends when every event is over and the modelled actuator is at rest. Repeated, a pass
/// begins a fixed time after the one before, whose last events ring on into it: the motion of an
/// actuator is linear, so the drives of two passes add up as the passes do.
///
/// Renderers come from a supply that somebody refills; where one comes too late, what sounds goes
/// on, and the pass begins when it is there.
public final class PatternSource: SignalSource {
  /// Makes a source.
  ///
  /// - Parameter supply: Where renderers come from; the caller keeps refilling it while it repeats.
  /// - Parameter passLength: Frames from one pass to the next, 1 or more; `nil` plays once.
  /// - Parameter gain: Factor for all signals, 0 or more; what goes beyond full scale is cut.
  public init(_ supply: RendererSupply, passLength: Int? = nil, gain: Float = 1) {
    let first = passLength == nil ? supply.takeOnly() : supply.takeFirst()
    self.supply = supply
    self.gain = gain
    // A pass of nothing would be repeated without end.
    self.passLength = first.isFinished ? nil : passLength.map { max($0, 1) }
    nextPass = self.passLength ?? .max
    passes = .allocate(capacity: Self.mostPasses)
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

  /// Fills the next frames.
  ///
  /// - Thread: render. Never allocates, locks, logs, or throws.
  public func fill(_ block: PlaybackBlock) -> Int {
    var filled = 0
    while filled < block.frameCount {
      if position >= nextPass { beginPass() }
      if passLength == nil, isOver(0) { break }
      // Counted from the start, so that the end is at the same frame whatever the blocks.
      var count = min(Self.step - position % Self.step, block.frameCount - filled)
      if nextPass > position { count = min(count, nextPass - position) }
      render(block, filled..<filled + count)
      filled += count
      position += count
    }
    return filled
  }

  // MARK: Internals

  /// Frames between two looks at whether a pass is over.
  ///
  /// Playing ends at rest: no more than so many frames of silence come at its end.
  private static let step = 32
  /// Passes that may ring at once; one more waits until there is room.
  ///
  /// - Source: ours; a release of 2 s, the longest there is, in a pattern of 0.3 s. Confidence:
  ///   guess.
  private static let mostPasses = 8

  private let supply: RendererSupply
  private let passLength: Int?
  private let gain: Float
  /// Room for a step of one more pass: drive, left, right.
  private let scratch: UnsafeMutablePointer<Float>
  /// The oldest first; by hand, for an array may allocate.
  private let passes: UnsafeMutablePointer<Unmanaged<PatternRenderer>>
  private var passCount: Int
  private var position = 0
  /// The frame from which the next pass may begin.
  private var nextPass: Int

  /// Whether a pass has nothing more to play.
  private func isOver(_ index: Int) -> Bool {
    passes[index]._withUnsafeGuaranteedRef { $0.isFinished }
  }

  private func beginPass() {
    // What is over goes back, if there is room for it; else it waits, silent.
    var kept = 0
    for index in 0..<passCount {
      if isOver(index), supply.giveBack(passes[index]) { continue }
      passes[kept] = passes[index]
      kept += 1
    }
    passCount = kept
    guard passCount < Self.mostPasses, let passLength, let fresh = supply.take() else { return }
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
    if gain != 1 || passLength != nil {
      for frame in 0..<count {
        drive[frame] = min(max(drive[frame] * gain, -1), 1)
        left[frame] = min(max(left[frame] * gain, -1), 1)
        right[frame] = min(max(right[frame] * gain, -1), 1)
      }
    }
  }
}

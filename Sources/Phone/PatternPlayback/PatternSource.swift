import HapticSynthesis
import PhoneHardware

/// Gives the signals of a pattern to an actuator, once or over and over.
///
/// A pass ends when every event is over and the modelled actuator is at rest; the next begins with
/// the frame after. Repeated passes take their renderers from a supply that somebody refills; where
/// that comes too late, silence stands until it does.
public final class PatternSource: SignalSource {
  /// Makes a source.
  ///
  /// - Parameter supply: Where renderers come from; the caller keeps refilling it while it repeats.
  /// - Parameter repeats: Whether it starts anew at its end, without end.
  /// - Parameter gain: Factor for all signals, 0 or more; what goes beyond full scale is cut.
  public init(_ supply: RendererSupply, repeats: Bool = false, gain: Float = 1) {
    renderer = supply.takeFirst()
    isEmpty = renderer.isFinished
    self.supply = repeats ? supply : nil
    self.gain = gain
  }

  /// Fills the next frames.
  ///
  /// - Thread: render. Never allocates, locks, logs, or throws.
  public func fill(_ block: PlaybackBlock) -> Int {
    var filled = 0
    while filled < block.frameCount, !isEmpty {
      if renderer.isFinished {
        guard let supply else { break }
        guard let next = supply.exchange(renderer) else {
          silence(block, from: filled)
          return block.frameCount
        }
        renderer = next
      }
      // Counted from the pass's start, so that passes meet at the same frame whatever the blocks.
      let step = Self.step - renderer.position % Self.step
      let count = min(step, block.frameCount - filled)
      renderer.render(
        count,
        into: SignalBuffers(
          drive: block.drive + filled, left: block.left + filled, right: block.right + filled))
      if gain != 1 { amplify(block, filled..<filled + count) }
      filled += count
    }
    return filled
  }

  // MARK: Internals

  /// Frames between two looks at whether a pass is over.
  ///
  /// A pass ends at rest: no more than so many frames of silence come before the next.
  private static let step = 32

  private var renderer: PatternRenderer
  private let supply: RendererSupply?
  private let gain: Float
  /// Whether a pass has no frames, so that repeating it would never end.
  private let isEmpty: Bool

  private func amplify(_ block: PlaybackBlock, _ frames: Range<Int>) {
    for frame in frames {
      block.drive[frame] = min(max(block.drive[frame] * gain, -1), 1)
      block.left[frame] = min(max(block.left[frame] * gain, -1), 1)
      block.right[frame] = min(max(block.right[frame] * gain, -1), 1)
    }
  }

  private func silence(_ block: PlaybackBlock, from start: Int) {
    let count = block.frameCount - start
    (block.drive + start).update(repeating: 0, count: count)
    (block.left + start).update(repeating: 0, count: count)
    (block.right + start).update(repeating: 0, count: count)
  }
}

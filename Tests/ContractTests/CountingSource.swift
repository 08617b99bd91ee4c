import Synchronization
import TactusPhoneHardware

/// A source whose samples identify their frames, and which records its calls.
public final class CountingSource: SignalSource {
  /// The record of a source's calls; outlives it.
  public final class Diary: Sendable {
    /// The contents of the record.
    public struct Entry: Sendable {
      /// The number of calls of `fill`.
      public var fills = 0
      /// The number of frames.
      public var frames = 0
      /// The number of calls of `fill` after the end of the source.
      public var fillsAfterEnd = 0
      /// Whether the source was deallocated.
      public var isReleased = false
    }

    let entry = Mutex(Entry())
    /// The current contents.
    public var now: Entry { entry.withLock { $0 } }

    let onFill: @Sendable () -> Void

    /// Creates an empty record.
    ///
    /// - Parameter onFill: Called after each call of `fill`, on the render thread.
    public init(onFill: @escaping @Sendable () -> Void = {}) {
      self.onFill = onFill
    }
  }

  private let length: Int
  private let diary: Diary
  private var position = 0
  private var isOver = false

  /// Creates a source of a number of frames; `Int.max` never ends.
  public init(length: Int, diary: Diary) {
    self.length = length
    self.diary = diary
  }

  deinit { diary.entry.withLock { $0.isReleased = true } }

  /// Returns the sample of a frame: distinct for 65,536 frames, never 0, exact in 16 bits.
  public static func sample(_ frame: Int) -> Float {
    Float(frame % 65_536 + 1) / 131_072
  }

  /// Writes the next frames.
  public func fill(_ block: PlaybackBlock) -> Int {
    let count = min(block.frameCount, length - position)
    for index in 0..<count {
      let sample = Self.sample(position + index)
      block.drive[index] = sample
      block.left[index] = -sample
      block.right[index] = -sample / 2
    }
    position += count
    diary.entry.withLock { entry in
      entry.fills += 1
      entry.frames += count
      if isOver { entry.fillsAfterEnd += 1 }
    }
    isOver = count < block.frameCount
    diary.onFill()
    return count
  }
}

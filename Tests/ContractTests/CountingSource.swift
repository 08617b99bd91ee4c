import PhoneHardware
import Synchronization

/// A source whose every sample says which frame it is, and which remembers how it was asked.
public final class CountingSource: SignalSource {
  /// What happened to a source; outlives it.
  public final class Diary: Sendable {
    /// What there is to remember.
    public struct Entry: Sendable {
      /// How often it was asked.
      public var fills = 0
      /// How many frames it gave.
      public var frames = 0
      /// How often it was asked although it had said that it was over.
      public var fillsAfterEnd = 0
      /// Whether nobody holds it any more.
      public var isReleased = false
    }

    let entry = Mutex(Entry())
    /// What has happened so far.
    public var now: Entry { entry.withLock { $0 } }

    /// Makes an empty diary.
    public init() {}
  }

  private let length: Int
  private let diary: Diary
  private var position = 0
  private var isOver = false

  /// Makes a source of so many frames; `Int.max` never ends.
  public init(length: Int, diary: Diary) {
    self.length = length
    self.diary = diary
  }

  deinit { diary.entry.withLock { $0.isReleased = true } }

  /// The sample of a frame: all different for 65,536 frames, never 0, exact in 16 bits and more.
  public static func sample(_ frame: Int) -> Float {
    Float(frame % 65_536 + 1) / 131_072
  }

  /// Gives the next frames.
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
    return count
  }
}

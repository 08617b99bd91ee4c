import HapticSynthesis
import Synchronization

/// Fresh renderers for a render thread that may not make any, and a way to be rid of used ones.
///
/// One side, any thread, calls `refill` now and then; the other, the render thread, calls `take`
/// and `giveBack`. `@unchecked Sendable` because a renderer is touched by one side at a time: the
/// atomic slots hand it over whole.
public final class RendererSupply: @unchecked Sendable {
  /// Fresh renderers that may wait at most.
  ///
  /// - Source: ours; a pass of 30 ms and a device that is two seconds ahead. Confidence: guess.
  public static let mostReady = 64

  /// Makes a supply, and fills it.
  ///
  /// - Parameter ready: How many fresh renderers wait, 1…`mostReady`, for passes that begin between
  ///   two refills.
  /// - Parameter make: Makes a renderer at its start; each must give the same samples.
  public init(ready: Int = 1, _ make: @escaping @Sendable () -> PatternRenderer) {
    self.make = make
    slotCount = min(max(ready, 1), Self.mostReady)
    fresh = .allocate(capacity: slotCount)
    used = .allocate(capacity: slotCount)
    for index in 0..<slotCount {
      (fresh + index).initialize(to: Slot(nil))
      (used + index).initialize(to: Slot(nil))
    }
    refill()
  }

  deinit {
    for slots in [fresh, used] {
      for index in 0..<slotCount { slots[index].exchange(nil, ordering: .acquiring)?.release() }
      slots.deinitialize(count: slotCount)
      slots.deallocate()
    }
  }

  /// Lets used renderers go, and makes fresh ones where there is room.
  ///
  /// - Thread: any but the render thread. Allocates and takes a lock.
  public func refill() {
    refilling.withLock { _ in
      for index in 0..<slotCount {
        used[index].exchange(nil, ordering: .acquiring)?.release()
        if fresh[index].load(ordering: .relaxed) == nil {
          fresh[index].store(Unmanaged.passRetained(make()), ordering: .releasing)
        }
      }
    }
  }

  /// Gives a fresh renderer, which the caller owns; `nil` where none waits.
  ///
  /// - Thread: render.
  func take() -> Unmanaged<PatternRenderer>? {
    for index in 0..<slotCount {
      if let renderer = fresh[index].exchange(nil, ordering: .acquiring) { return renderer }
    }
    return nil
  }

  /// Takes a used renderer from its owner, to let go of it on the other side.
  ///
  /// - Returns: No where there is no room; it is the caller's still.
  /// - Thread: render.
  func giveBack(_ old: Unmanaged<PatternRenderer>) -> Bool {
    for index in 0..<slotCount where used[index].load(ordering: .acquiring) == nil {
      used[index].store(old, ordering: .releasing)
      return true
    }
    return false
  }

  /// Takes a renderer where there is but one pass.
  ///
  /// - Thread: any but the render thread.
  func takeOnly() -> PatternRenderer { take()?.takeRetainedValue() ?? make() }

  /// Takes a renderer for the first pass, and refills.
  ///
  /// - Thread: any but the render thread.
  func takeFirst() -> PatternRenderer {
    let first = takeOnly()
    refill()
    return first
  }

  // MARK: Internals

  private typealias Slot = Atomic<Unmanaged<PatternRenderer>?>

  private let make: @Sendable () -> PatternRenderer
  private let slotCount: Int
  private let fresh: UnsafeMutablePointer<Slot>
  private let used: UnsafeMutablePointer<Slot>
  private let refilling = Mutex(())
}

import Synchronization
import TactusHapticSynthesis

/// A supply of renderers for a render thread, which must not allocate, and the return path for used
/// ones.
///
/// Any thread calls `refill` regularly; the render thread calls `takeRenderer` and `giveBack`.
/// `@unchecked Sendable` because only one side uses a renderer at a time: the atomic slots transfer
/// ownership.
public final class RendererSupply: @unchecked Sendable {
  /// The maximum number of renderers held ready.
  ///
  /// - Source: ours; a pass of 30 ms and a device that is two seconds ahead. Confidence: guess.
  public static let maximumReady = 64

  /// Creates a full supply.
  ///
  /// - Parameter ready: The number of renderers held ready, 1…`maximumReady`, for passes that begin
  ///   between two refills.
  /// - Parameter make: Creates a renderer at its start; each must render the same samples.
  public init(ready: Int = 1, _ make: @escaping @Sendable () -> PatternRenderer) {
    self.make = make
    slotCount = min(max(ready, 1), Self.maximumReady)
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

  /// Releases used renderers and creates new ones for the free slots.
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

  /// Returns a new renderer, which the caller owns; `nil` if none is ready.
  ///
  /// - Thread: render.
  func takeRenderer() -> Unmanaged<PatternRenderer>? {
    for index in 0..<slotCount {
      if let renderer = fresh[index].exchange(nil, ordering: .acquiring) { return renderer }
    }
    return nil
  }

  /// Returns a used renderer to the supply, which releases it on the other side.
  ///
  /// - Returns: `false` if there is no free slot; the caller still owns the renderer.
  /// - Thread: render.
  func giveBack(_ old: Unmanaged<PatternRenderer>) -> Bool {
    for index in 0..<slotCount where used[index].load(ordering: .acquiring) == nil {
      used[index].store(old, ordering: .releasing)
      return true
    }
    return false
  }

  /// Returns a renderer for a source with only one pass.
  ///
  /// - Thread: any but the render thread.
  func takeSingleRenderer() -> PatternRenderer { takeRenderer()?.takeRetainedValue() ?? make() }

  /// Returns a renderer for the first pass, and refills.
  ///
  /// - Thread: any but the render thread.
  func takeFirstRenderer() -> PatternRenderer {
    let first = takeSingleRenderer()
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

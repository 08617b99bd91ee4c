import HapticSynthesis
import Synchronization

/// Fresh renderers for a render thread that may not make any, and a way to be rid of used ones.
///
/// One side, any thread, calls `refill` now and then; the other, the render thread, calls `take`
/// and `giveBack`. At most one fresh and one used renderer wait. `@unchecked Sendable` because a
/// renderer is touched by one side at a time: the two atomic slots hand it over whole.
public final class RendererSupply: @unchecked Sendable {
  private let make: @Sendable () -> PatternRenderer
  private let fresh = Atomic<Unmanaged<PatternRenderer>?>(nil)
  private let used = Atomic<Unmanaged<PatternRenderer>?>(nil)
  private let refilling = Mutex(())

  /// Makes a supply, with one renderer in it.
  ///
  /// - Parameter make: Makes a renderer at its start; each must give the same samples.
  public init(_ make: @escaping @Sendable () -> PatternRenderer) {
    self.make = make
    refill()
  }

  deinit {
    fresh.exchange(nil, ordering: .acquiring)?.release()
    used.exchange(nil, ordering: .acquiring)?.release()
  }

  /// Lets a used renderer go, and makes a fresh one where there is none.
  ///
  /// - Thread: any but the render thread. Allocates and takes a lock.
  public func refill() {
    refilling.withLock { _ in
      used.exchange(nil, ordering: .acquiring)?.release()
      guard fresh.load(ordering: .relaxed) == nil else { return }
      fresh.store(Unmanaged.passRetained(make()), ordering: .releasing)
    }
  }

  /// Gives a fresh renderer, which the caller owns; `nil` where none waits.
  ///
  /// - Thread: render.
  func take() -> Unmanaged<PatternRenderer>? {
    fresh.exchange(nil, ordering: .acquiring)
  }

  /// Takes a used renderer from its owner, to let go of it on the other side.
  ///
  /// - Returns: No where one waits already; it is the caller's still.
  /// - Thread: render.
  func giveBack(_ old: Unmanaged<PatternRenderer>) -> Bool {
    guard used.load(ordering: .acquiring) == nil else { return false }
    used.store(old, ordering: .releasing)
    return true
  }

  /// Takes the fresh renderer out; for the first pass.
  func takeFirst() -> PatternRenderer {
    fresh.exchange(nil, ordering: .acquiring)?.takeRetainedValue() ?? make()
  }
}

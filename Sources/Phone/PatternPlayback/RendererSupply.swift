import HapticSynthesis
import Synchronization

/// Fresh renderers for a render thread that may not make any, and a way to be rid of used ones.
///
/// One side, any thread, calls `refill` now and then; the other, the render thread, calls
/// `exchange`. At most one fresh and one used renderer wait. `@unchecked Sendable` because a
/// renderer is touched by one side at a time: the two atomic slots hand it over whole.
public final class RendererSupply: @unchecked Sendable {
  private let make: @Sendable () -> PatternRenderer
  private let fresh = Atomic<Unmanaged<PatternRenderer>?>(nil)
  private let used = Atomic<Unmanaged<PatternRenderer>?>(nil)
  private let refilling = Mutex(())
  private let length = Atomic<Int>(0)

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

  /// Gives a fresh renderer for a used one; `nil` where none waits, and then the used one stays.
  ///
  /// - Parameter old: Is let go of on the other side.
  /// - Thread: render.
  func exchange(_ old: PatternRenderer) -> PatternRenderer? {
    // A used one still waits, so nobody has been here since: the fresh one may not come either.
    guard used.load(ordering: .acquiring) == nil,
      let next = fresh.exchange(nil, ordering: .acquiring)
    else { return nil }
    length.store(old.position, ordering: .relaxed)
    used.store(Unmanaged.passRetained(old), ordering: .releasing)
    return next.takeRetainedValue()
  }

  /// Frames from one pass's start to the next; `nil` until the second begins.
  ///
  /// - Thread: any.
  public var passLength: Int? {
    let frames = length.load(ordering: .relaxed)
    return frames > 0 ? frames : nil
  }

  /// Takes the fresh renderer out; for the first pass.
  func takeFirst() -> PatternRenderer {
    fresh.exchange(nil, ordering: .acquiring)?.takeRetainedValue() ?? make()
  }
}

import Synchronization

/// The rendering part of a node, which exists as long as the node.
///
/// Only the render thread uses what is not atomic.
class RenderUnit {
  /// The number of frames that the unit has rendered.
  final var time: Int64 = 0

  /// Renders frames into the node's buffers.
  ///
  /// - Thread: render. Never allocates, locks, logs, or calls Foundation.
  func process(_ node: RenderNode, _ count: Int, _ moment: RenderMoment) {
    node.buffers.clear(count)
  }

  /// Receives the app's messages, and reads ahead for the next frames.
  ///
  /// - Thread: any, while nothing renders.
  func prepare() {}

  /// Returns the finished segments, in order.
  ///
  /// - Thread: any except the render thread, one at a time.
  func collect() -> [PlayerSegment] { [] }

  /// Whether `collect` has anything to return.
  ///
  /// - Thread: any.
  var hasFinished: Bool { false }

  /// Makes the next slice begin with `reset`.
  ///
  /// - Thread: any.
  final func requestReset() { wantsReset.store(true, ordering: .releasing) }

  /// Resets the unit if that was requested.
  ///
  /// - Thread: render.
  final func resetIfRequested() {
    guard wantsReset.load(ordering: .relaxed) else { return }
    wantsReset.store(false, ordering: .relaxed)
    reset()
  }

  /// Discards the frames buffered by the unit.
  ///
  /// - Thread: render, or any while nothing renders.
  func reset() {}

  // MARK: Observing

  /// Records the time of a slice, for `lastRenderTime`.
  ///
  /// - Thread: render.
  final func record(_ moment: RenderMoment) {
    // A reader that finds an odd number, or a different one afterwards, reads again. Only this
    // thread writes, so the update need not be atomic as a whole.
    let number = sequence.load(ordering: .relaxed)
    sequence.store(number &+ 1, ordering: .relaxed)
    atomicMemoryFence(ordering: .releasing)
    lastTime.store(time, ordering: .relaxed)
    lastHost.store(moment.hostTime.bitPattern, ordering: .relaxed)
    sequence.store(number &+ 2, ordering: .releasing)
  }

  /// The time of the last slice, in frames and in nanoseconds of the phone's time.
  ///
  /// - Thread: any.
  final var lastRendered: (time: Int64, host: Double) {
    while true {
      let before = sequence.load(ordering: .acquiring)
      let time = lastTime.load(ordering: .acquiring)
      let host = Double(bitPattern: lastHost.load(ordering: .acquiring))
      if before % 2 == 0, sequence.load(ordering: .acquiring) == before { return (time, host) }
    }
  }

  private let wantsReset = Atomic(false)
  private let sequence = Atomic<Int>(0)
  private let lastTime = Atomic<Int64>(0)
  private let lastHost = Atomic<UInt64>(0)
}

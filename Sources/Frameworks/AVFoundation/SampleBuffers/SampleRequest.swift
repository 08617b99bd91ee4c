import Synchronization

/// The closure of an app that supplies a renderer with samples (Players.QR3…).
///
/// - Thread: any.
final class SampleRequest: Sendable {
  /// Sets the closure; it is called at once if samples are needed.
  ///
  /// - Parameters:
  ///   - queue: The queue of the calls.
  ///   - block: The function.
  ///   - samples: The queue that the closure fills.
  func start(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void,
    for samples: any SampleQueue
  ) {
    state.withLock { state in
      state.number += 1
      (state.queue, state.block, state.isAsking) = (queue, block, false)
    }
    ask(for: samples)
  }

  /// Removes the closure.
  func stop() {
    state.withLock { state in
      state.number += 1
      (state.queue, state.block, state.isAsking) = (nil, nil, false)
    }
  }

  /// Whether there is a closure.
  var isActive: Bool { state.withLock { $0.block != nil } }

  /// Calls the closure while samples are needed, until it enqueues none.
  func ask(for samples: any SampleQueue) {
    guard samples.wantsSamples else { return }
    let call = state.withLock { state -> (queue: DispatchQueue, number: Int)? in
      guard let queue = state.queue, !state.isAsking else { return nil }
      state.isAsking = true
      return (queue, state.number)
    }
    guard let call else { return }
    call.queue.async { [self] in
      let block = state.withLock { $0.number == call.number ? $0.block : nil }
      guard let block else { return }
      let before = samples.enqueuedCount
      block()
      state.withLock { if $0.number == call.number { $0.isAsking = false } }
      if samples.enqueuedCount != before { ask(for: samples) }
    }
  }

  // MARK: Internals

  private struct State: Sendable {
    // Queues may be used on any thread.
    var queue: DispatchQueue?
    var block: (@Sendable () -> Void)?
    var isAsking = false
    /// The number of closures so far, so that calls of an earlier one end.
    var number = 0
  }

  private let state = Mutex(State())
}

import TactusPhoneClient

/// A closure of the app that an engine holds.
///
/// Releasing such a function may run the app's code: objects that the function holds are
/// deallocated then, and may call the engine meanwhile. So wherever the last reference is dropped,
/// under a lock too, the function itself is released on the queue on which it runs.
final class AppFunction<Function: Sendable>: Sendable {
  private final class Holder: Sendable {
    let function: Function

    init(_ function: Function) { self.function = function }
  }

  private let holder: Unmanaged<Holder>
  private let queue: HandlerQueue

  /// Holds a closure that runs on a queue.
  init(_ function: Function, on queue: HandlerQueue) {
    holder = .passRetained(Holder(function))
    self.queue = queue
  }

  deinit {
    let holder = holder
    queue.async { holder.release() }
  }

  /// The closure; it must not be read under a lock.
  var function: Function { holder.takeUnretainedValue().function }
}

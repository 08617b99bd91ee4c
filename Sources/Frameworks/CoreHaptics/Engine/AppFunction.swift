import TactusPhoneClient

/// A closure of the app that an engine holds.
///
/// Releasing such a closure may run the app's code: its captured objects are deallocated then, and
/// may call the engine. Therefore, wherever the last reference is dropped, even under a lock, the
/// closure itself is released on the queue on which it runs.
///
/// `@unchecked Sendable` because the manually counted reference never changes.
final class AppFunction<Function: Sendable>: @unchecked Sendable {
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

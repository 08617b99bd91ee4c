import Dispatch

/// A function of the app's that an engine holds.
///
/// To let go of one may run more of the app's code: what the function holds comes to its end then,
/// and may call the engine as it does. So wherever the last of these is dropped, under a lock too,
/// the function itself is let go of on the queue on which it runs.
///
/// `@unchecked Sendable` because the reference counted by hand never changes.
final class AppCode<Function: Sendable>: @unchecked Sendable {
  private final class Holder: Sendable {
    let function: Function

    init(_ function: Function) { self.function = function }
  }

  private let holder: Unmanaged<Holder>
  private let queue: DispatchQueue

  /// Holds a function that runs on a queue.
  init(_ function: Function, on queue: DispatchQueue) {
    holder = .passRetained(Holder(function))
    self.queue = queue
  }

  deinit {
    let holder = holder
    queue.async { holder.release() }
  }

  /// The function; never to be taken under a lock.
  var function: Function { holder.takeUnretainedValue().function }
}

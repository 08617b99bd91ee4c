internal import Glibc

/// A thread that is never joined.
package enum DetachedThread {
  /// Runs a function on a new thread; if no thread can be created, the function does not run.
  package static func run(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(ThreadBody(body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    if status == 0 { pthread_detach(thread) } else { work.release() }
  }

  /// A holder of the function that the thread runs.
  private final class ThreadBody: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

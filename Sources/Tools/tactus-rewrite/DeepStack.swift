import Glibc

/// A thread with a stack for deep syntax trees.
enum DeepStack {
  /// The size of the stack; only what is used takes memory.
  private static let size = 1 << 30

  /// A holder of the function that the thread runs.
  private final class ThreadBody {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs a body on a thread with a deep stack, and waits for it; without such a thread it runs at
  /// once.
  static func run(_ body: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    let work = Unmanaged.passRetained(ThreadBody(body))
    guard pthread_attr_setstacksize(&attributes, size) == 0,
      pthread_create(
        &thread, &attributes,
        { argument in
          if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body() }
          return nil
        }, work.toOpaque()) == 0
    else { return work.takeRetainedValue().body() }
    pthread_join(thread, nil)
  }
}

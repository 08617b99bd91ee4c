import Glibc

/// The storage of a session for each thread, since transactions belong to a thread.
enum ThreadLocalSession {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<LayerSession>.fromOpaque(pointer).release()
    }
    programmingPrecondition(failure == 0, "no thread-specific key is available")
    return key
  }()

  /// This thread's session; the default one follows the process's clock.
  static var current: LayerSession {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<LayerSession>.fromOpaque(pointer).takeUnretainedValue()
    }
    let session = LayerSession(clock: .process)
    _ = exchange(session)
    return session
  }

  /// Replaces this thread's session, and returns the previous one.
  static func exchange(_ session: LayerSession?) -> LayerSession? {
    let before = pthread_getspecific(key)
    pthread_setspecific(key, session.map { Unmanaged.passRetained($0).toOpaque() })
    return before.map { Unmanaged<LayerSession>.fromOpaque($0).takeRetainedValue() }
  }
}

import Glibc

/// Keeps a session for each thread, as transactions are a thread's own.
enum ThreadSession {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<LayerSession>.fromOpaque(pointer).release()
    }
    precondition(failure == 0, "there is no room for another value of each thread")
    return key
  }()

  /// This thread's session; one that follows the process's clock, if there was none yet.
  static var current: LayerSession {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<LayerSession>.fromOpaque(pointer).takeUnretainedValue()
    }
    let session = LayerSession(clock: .process)
    _ = exchange(session)
    return session
  }

  /// Makes a session this thread's, and gives the one before.
  static func exchange(_ session: LayerSession?) -> LayerSession? {
    let before = pthread_getspecific(key)
    pthread_setspecific(key, session.map { Unmanaged.passRetained($0).toOpaque() })
    return before.map { Unmanaged<LayerSession>.fromOpaque($0).takeRetainedValue() }
  }
}

import Glibc
import Synchronization
import TactusThreads
import TactusVirtualTime

/// The storage of a session for each thread, since transactions belong to a thread.
enum ThreadLocalSession {
  /// The session that was chosen for a while, and the thread's own.
  private static let (chosenKey, ownKey) = (makeKey(), makeKey())

  private static func makeKey() -> pthread_key_t {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<LayerSession>.fromOpaque(pointer).release()
    }
    programmingPrecondition(failure == 0, "no thread-specific key is available")
    return key
  }

  /// The session that was chosen for this thread for a while, as tests do.
  static var chosen: LayerSession? { session(chosenKey) }

  /// This thread's session; the default one follows the process's clock.
  ///
  /// The main actor has one in each app context.
  static var current: LayerSession {
    if let chosen { return chosen }
    if AppContext.current !== AppContext.process, PhoneTime.isOnMainActor {
      return ofContext.value
    }
    if isShared.load(ordering: .relaxed), PhoneTime.isOnMainActor, let shared { return shared }
    if let own = session(ownKey) { return own }
    let session = LayerSession(clock: .process)
    pthread_setspecific(ownKey, Unmanaged.passRetained(session).toOpaque())
    return session
  }

  /// Makes this thread's session that of the main actor.
  @MainActor
  static func shareCurrent() {
    shared = current
    isShared.store(true, ordering: .relaxed)
  }

  /// Gives each thread its own session again.
  @MainActor
  static func stopSharing() {
    isShared.store(false, ordering: .relaxed)
    shared = nil
  }

  private static let isShared = Atomic(false)
  /// The session of the main actor; used on it only.
  ///
  /// Unchecked because the main actor alone uses it.
  private nonisolated(unsafe) static var shared: LayerSession?

  private static let ofContext = ContextLocal(
    LayerSession(clock: MediaClock.current))

  private static func session(_ key: pthread_key_t) -> LayerSession? {
    pthread_getspecific(key).map {
      Unmanaged<LayerSession>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Replaces this thread's chosen session, and returns the previous one.
  static func exchange(_ session: LayerSession?) -> LayerSession? {
    let before = pthread_getspecific(chosenKey)
    pthread_setspecific(chosenKey, session.map { Unmanaged.passRetained($0).toOpaque() })
    return before.map { Unmanaged<LayerSession>.fromOpaque($0).takeRetainedValue() }
  }
}

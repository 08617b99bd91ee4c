internal import Glibc

extension DispatchQueue {
  /// Returns the global queue of a quality of service.
  ///
  /// Dispatch on Linux has no global queue for the user interface. This one has the label of an
  /// iPhone's.
  ///
  /// - Parameter qos: The quality of service.
  @_disfavoredOverload
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    qos == .userInteractive
      ? InterfaceQueue.shared : DispatchQueue.Dispatch::global(qos: qos)
  }

  /// Performs a closure a number of times on the threads of the machine, and waits for all.
  ///
  /// The closure runs with the caller's quality of service.
  ///
  /// - Parameters:
  ///   - iterations: The number of calls.
  ///   - work: The closure, which receives the number of the call.
  @_disfavoredOverload
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    let quality = qos_class_self()
    // Dispatch calls the closure before this method returns.
    nonisolated(unsafe) let work = work
    DispatchQueue.Dispatch::concurrentPerform(iterations: iterations) { place in
      CallerQuality.with(quality) { work(place) }
    }
  }
}

/// The global queue of work for the user interface.
private enum InterfaceQueue {
  static let shared = DispatchQueue(
    label: "com.apple.root.user-interactive-qos", qos: .userInteractive, attributes: .concurrent)
}

/// The quality of service that a thread has during `concurrentPerform`.
enum CallerQuality {
  /// The key of the thread's value: the number of the class, `nil` outside.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The class; `nil` outside of `concurrentPerform`.
  static var current: qos_class_t? {
    pthread_getspecific(key).map { qos_class_t(UInt32(UInt(bitPattern: $0))) }
  }

  /// Performs a closure with a class.
  static func with(_ quality: qos_class_t, _ body: () -> Void) {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: UInt(quality.rawValue)))
    body()
    pthread_setspecific(key, outer)
  }
}

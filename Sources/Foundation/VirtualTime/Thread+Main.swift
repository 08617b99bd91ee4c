extension Thread {
  /// The main thread.
  public class var main: Thread { mainThread }

  /// Whether the current thread is the main thread or serves the main queue in its place.
  ///
  /// If a program ends its main thread with `dispatchMain()`, as tests with Swift Testing do, other
  /// threads serve the main queue (measured, Swift 6.3 on Linux). For an app they are the main
  /// thread. See `Timer.scheduledTimer` for the files that find this property instead of
  /// Foundation's.
  @_disfavoredOverload
  public class var isMainThread: Bool { PhoneTime.isOnMainActor }

  /// Whether this thread is the main thread.
  @_disfavoredOverload
  public var isMainThread: Bool {
    let isMain: Bool = Thread.isMainThread
    return self === Thread.current ? isMain : self === Thread.mainThread
  }
}

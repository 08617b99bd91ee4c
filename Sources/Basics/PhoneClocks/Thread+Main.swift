extension Thread {
  /// Whether this is the main thread, or one that serves the main queue in its place.
  ///
  /// Where a program ends its main thread with `dispatchMain()`, as tests with Swift Testing do, others
  /// serve the main queue (measured, Swift 6.3 on Linux); for an app they are what the main thread is on an
  /// iPhone. See `Timer.scheduledTimer` for who finds this and not Foundation's.
  @_disfavoredOverload
  public class var isMainThread: Bool { PhoneTime.isOnMainActor }
}

extension RunLoop {
  /// Puts a timer on the loop; on the main one it calls by the phone's clock within a turn of the app (PT5).
  ///
  /// - Parameters:
  ///   - timer: The timer.
  ///   - mode: When it calls; within an app the same in all.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard PhoneTime.isHere else { return self.Foundation::add(timer, forMode: mode) }
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { FollowedTimer.follow(timer) }
  }
}

extension RunLoop {
  /// Adds a timer to the run loop.
  ///
  /// On the main run loop, within a turn of the app, it follows the phone's time (AppLife.PT5).
  ///
  /// - Parameters:
  ///   - timer: The timer.
  ///   - mode: The mode, which has no effect within an app.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard let own = mock as? any _KVAddTimer else { return _base_add(timer, forMode: mode) }
    own._own_add(timer, forMode: mode)
  }

  /// Adds a timer to the run loop; lowered sources call this in place of `super`.
  public func _base_add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard PhoneTime.isActive else { return self.Foundation::add(timer, forMode: mode) }
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { VirtualTimerDriver.drive(timer) }
  }
}

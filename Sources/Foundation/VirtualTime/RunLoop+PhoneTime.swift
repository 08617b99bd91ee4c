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
    guard PhoneTime.isActive else { return self.Foundation::add(timer, forMode: mode) }
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { VirtualTimerDriver.drive(timer) }
  }
}

extension RunLoop.Mode {
  /// The mode of the run loop while the user drags; on Linux an app uses one mode for everything.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

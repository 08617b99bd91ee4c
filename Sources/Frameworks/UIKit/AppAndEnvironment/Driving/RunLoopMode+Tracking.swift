extension RunLoop.Mode {
  /// The mode of the run loop while somebody drags something; an app on Linux has one for all.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

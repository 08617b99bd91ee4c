extension ProcessInfo {
  /// The options of an activity.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Creates a set from its raw value.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The display does not sleep.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The system does not sleep for lack of input.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The app is not terminated without notice.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The app is not ended when it has no work.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// Something that the user has begun.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
    /// Something that the user has begun, during which the system may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(
      rawValue: 0x00FF_FFFF & ~(1 << 20))
    /// Something that the app does by itself.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// Something that needs precise timers and input.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    /// Something that the user follows.
    public static let userInteractive = ActivityOptions(
      rawValue: userInitiated.rawValue | latencyCritical.rawValue)
  }

  /// Begins an activity, which has no effect here: the system neither sleeps nor terminates apps.
  ///
  /// - Returns: The object that ends the activity.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    NSObject()
  }

  /// Ends an activity; does nothing, as activities have no effect here.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Performs a closure as an activity.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) {
    block()
  }

  /// Performs a closure on another thread as work that goes on while the app is in the background.
  ///
  /// - Parameter block: The closure, which receives false: time does not run out here.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}

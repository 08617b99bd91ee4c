/// The stages of a pass of a run loop.
///
/// - Source: Core Foundation's public headers, for the values. Confidence: documented.
public struct CFRunLoopActivity: OptionSet, Sendable {
  /// The value of the stages.
  public let rawValue: CFOptionFlags

  /// Creates stages.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// The run loop begins to run.
  public static let entry = CFRunLoopActivity(rawValue: 1)
  /// Timers will be handled.
  public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
  /// Sources will be handled.
  public static let beforeSources = CFRunLoopActivity(rawValue: 4)
  /// The run loop will wait for an event.
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
  /// The run loop has waited, and will handle the event.
  public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
  /// The run loop stops running.
  public static let exit = CFRunLoopActivity(rawValue: 128)
  /// All stages.
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0fff_ffff)
}

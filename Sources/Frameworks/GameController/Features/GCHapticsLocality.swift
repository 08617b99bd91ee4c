/// The localities of a controller's motors.
///
/// - Source: the raw values are ours; Apple's are not documented. Confidence: guess.
public struct GCHapticsLocality: RawRepresentable, Hashable, Sendable {
  /// The name of the locality.
  public var rawValue: String

  /// Creates a locality from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The default locality.
  public static let `default` = GCHapticsLocality(rawValue: "Default")
  /// All motors.
  public static let all = GCHapticsLocality(rawValue: "All")
  /// The motors in the handles.
  public static let handles = GCHapticsLocality(rawValue: "Handles")
  /// The motor in the left handle.
  public static let leftHandle = GCHapticsLocality(rawValue: "Left Handle")
  /// The motor in the right handle.
  public static let rightHandle = GCHapticsLocality(rawValue: "Right Handle")
  /// The motors in the triggers.
  public static let triggers = GCHapticsLocality(rawValue: "Triggers")
  /// The motor in the left trigger.
  public static let leftTrigger = GCHapticsLocality(rawValue: "Left Trigger")
  /// The motor in the right trigger.
  public static let rightTrigger = GCHapticsLocality(rawValue: "Right Trigger")
}

/// The duration of a haptic event without an end in seconds.
///
/// - Source: ours. Confidence: guess.
public let GCHapticDurationInfinite = Float.greatestFiniteMagnitude

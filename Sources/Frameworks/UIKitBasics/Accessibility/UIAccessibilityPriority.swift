/// The priority of an announcement, as a speech attribute (VoiceOver.SQ4).
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a string.
  public let rawValue: String
  /// Creates a priority from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The announcement is spoken after other speech.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
  /// The announcement cuts off other speech, and later speech cuts it off.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// The announcement cuts off other speech, and is not cut off after it has begun.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
}

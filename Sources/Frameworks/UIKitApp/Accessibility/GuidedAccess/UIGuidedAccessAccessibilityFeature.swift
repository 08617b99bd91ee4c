/// The accessibility features that an app on a supervised phone turns on in Guided Access.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
  /// The features as bits.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// VoiceOver.
  public static let voiceOver = Self(rawValue: 1 << 0)
  /// Zoom.
  public static let zoom = Self(rawValue: 1 << 1)
  /// AssistiveTouch.
  public static let assistiveTouch = Self(rawValue: 1 << 2)
  /// Inverted colors.
  public static let invertColors = Self(rawValue: 1 << 3)
  /// Shades of gray.
  public static let grayscaleDisplay = Self(rawValue: 1 << 4)
}

/// The ways in which an element that allows direct interaction handles touches.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits, one for each way.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The speech of VoiceOver ends as a finger touches the element.
  public static let silentOnTouch = Self(rawValue: 1 << 0)
  /// Touches reach the app after the element was activated.
  public static let requiresActivation = Self(rawValue: 1 << 1)

  /// The words of the options, which are added to those of the traits.
  package var names: [String] {
    let all: [(Self, String)] = [
      (.silentOnTouch, "silent-on-touch"), (.requiresActivation, "requires-activation"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

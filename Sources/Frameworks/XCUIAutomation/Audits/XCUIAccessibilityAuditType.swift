/// The kinds of issues for which an audit searches.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  /// The bits, one for each kind.
  public let rawValue: UInt64
  /// Creates a set from its raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // - Source: the names are Apple's, the numbers of the bits a guess.

  /// Text that is hard to read on its background.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Text in a picture, which no element stands for; it is not searched for.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Elements that are too small for a finger.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Elements without a label.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text whose size the user cannot choose.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that does not fit its place.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that contradict each other.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// All kinds.
  public static let all = XCUIAccessibilityAuditType(rawValue: ~0)
}

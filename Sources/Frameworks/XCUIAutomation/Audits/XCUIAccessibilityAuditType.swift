/// The types of issues for which an audit searches.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  /// The bits, one for each type.
  public let rawValue: UInt64
  /// Creates a set from its raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // - Source: the names are Apple's, the numbers of the bits a guess.

  /// Text with insufficient contrast.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Text in an image without an element; not detected.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Elements whose hit region is too small.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Elements without a label.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text that does not follow the user's text size.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that is clipped.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Conflicting traits.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// All types.
  public static let all = XCUIAccessibilityAuditType(rawValue: ~0)
}

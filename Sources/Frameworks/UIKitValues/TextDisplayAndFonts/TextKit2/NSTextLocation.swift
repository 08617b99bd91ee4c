/// A location in a text.
public protocol NSTextLocation: NSObjectProtocol {
  /// Returns the order of this location and another one of the same text.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

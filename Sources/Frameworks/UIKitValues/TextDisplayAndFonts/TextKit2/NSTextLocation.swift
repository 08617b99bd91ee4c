/// A location in a text.
public protocol NSTextLocation: NSObjectProtocol {
  /// Compares this location with another one of the same text.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A range between two locations of a text.
///
/// The locations are those of TextKit.TL1…, in `Documentation/Behaviour/TextKit.md`.
open class NSTextRange: NSObject {
  /// The start.
  open private(set) var location: any NSTextLocation
  /// The end, which is excluded.
  open private(set) var endLocation: any NSTextLocation

  /// Creates a range; fails if it would end before its start.
  ///
  /// - Parameters:
  ///   - location: The start.
  ///   - end: The end; nil for an empty range.
  public init?(location: any NSTextLocation, end: (any NSTextLocation)?) {
    let end = end ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, endLocation) = (location, end)
    super.init()
  }

  /// Creates an empty range.
  public init(location: any NSTextLocation) {
    (self.location, endLocation) = (location, location)
    super.init()
  }

  /// Whether the range is empty.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Returns whether the range has the start and the end of another one.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Returns whether a location is in the range.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }

  /// Returns whether the range contains all of another one.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Returns whether the range and another one overlap.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.endLocation) == .orderedAscending
      && textRange.location.compare(endLocation) == .orderedAscending
  }

  /// Returns the intersection with another range; nil if it is empty.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    NSTextRange(
      location: later(location, textRange.location),
      end: earlier(endLocation, textRange.endLocation))
  }

  /// Returns the smallest range that contains both ranges.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    NSTextRange(
      location: earlier(location, textRange.location),
      end: later(endLocation, textRange.endLocation)) ?? self
  }

  /// Returns whether an object is a range with the same start and end.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextRange).map(isEqual(to:)) ?? false
  }
  /// The hash.
  open override var hash: Int { location.hash ^ endLocation.hash &* 31 }
  /// The start and the end.
  open override var description: String { "\(location)...\(endLocation)" }

  // MARK: Internals

  /// Creates a range of offsets.
  package convenience init(_ range: NSRange) {
    self.init(TextOffset(range.location), TextOffset(NSMaxRange(range)))
  }

  private init(_ start: TextOffset, _ end: TextOffset) {
    (location, endLocation) = (start, end)
    super.init()
  }

  private func earlier(
    _ one: any NSTextLocation, _ other: any NSTextLocation
  ) -> any NSTextLocation { one.compare(other) == .orderedDescending ? other : one }

  private func later(
    _ one: any NSTextLocation, _ other: any NSTextLocation
  ) -> any NSTextLocation { one.compare(other) == .orderedAscending ? other : one }
}

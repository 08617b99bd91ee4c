/// A location in the text of a storage, as an offset in UTF-16 units.
final class TextOffset: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = (location as? TextOffset)?.offset else { return .orderedSame }
    return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "\(offset)" }
}

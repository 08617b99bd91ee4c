/// A location in the text of a storage, as an offset in UTF-16 units.
package final class TextOffset: NSObject, NSTextLocation {
  package let offset: Int

  package init(_ offset: Int) { self.offset = offset }

  package func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = (location as? TextOffset)?.offset else { return .orderedSame }
    return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
  }

  package override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }
  package override var hash: Int { offset }
  package override var description: String { "\(offset)" }
}

// The line breaks that the delegate refuses (TextKit.TK32).
extension NSLayoutManager {
  /// Returns the breaks between words that the delegate refuses.
  ///
  /// - Parameter places: The offsets of the breaks in the text.
  func refusedBreaks(_ places: [Int]) -> Set<Int> {
    guard let delegate, let storage = textStorage else { return [] }
    let string = storage.string as NSString
    let refused = places.filter { place in
      guard place > 0, place < string.length, !isWithinWord(place, string),
        paragraphValues(at: place).lineBreakMode != .byCharWrapping
      else { return false }
      return !delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: place)
    }
    return Set(refused)
  }

  /// Returns whether an offset is between two letters or digits, where only long words are broken.
  private func isWithinWord(_ place: Int, _ string: NSString) -> Bool {
    [place - 1, place].allSatisfy {
      Unicode.Scalar(string.character(at: $0)).map(CharacterSet.alphanumerics.contains) ?? false
    }
  }
}

extension NSAttributedString.Key {
  /// The attribute of parts without line breaks; used only within layouts.
  static let unbreakable = Self(rawValue: "TactusUnbreakable")
}

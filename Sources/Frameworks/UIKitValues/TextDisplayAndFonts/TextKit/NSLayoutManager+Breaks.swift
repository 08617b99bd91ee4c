// The line breaks that the delegate refuses. Step TextKit.TK32.
extension NSLayoutManager {
  /// Returns those of some breaks between words that the delegate refuses.
  ///
  /// - Parameter places: The places of the breaks in the text.
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

  /// Whether the place is between two letters or digits, where only a long word is broken.
  private func isWithinWord(_ place: Int, _ string: NSString) -> Bool {
    [place - 1, place].allSatisfy {
      Unicode.Scalar(string.character(at: $0)).map(CharacterSet.alphanumerics.contains) ?? false
    }
  }
}

extension NSAttributedString.Key {
  /// The key of parts without line breaks; only within layouts.
  static let unbreakable = Self(rawValue: "TactusUnbreakable")
}

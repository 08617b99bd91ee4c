import TactusPhoneLink
import UIKit

/// A text that is composed of the letters of Pinyin (Keyboards.IM1).
@MainActor
package struct PinyinComposition {
  /// The characters that were chosen for the first letters.
  private(set) var chosen = ""
  /// The letters without characters.
  package private(set) var letters = ""
  /// The candidates for the letters, the best first.
  package private(set) var candidates: [String] = []

  /// The largest number of letters.
  package static let longestInput = PinyinLibrary.longestInput
  /// Whether nothing is composed.
  package var isEmpty: Bool { letters.isEmpty }
  /// The marked text.
  var text: String { chosen + letters }
  /// The change that shows the composition as marked text, with the insertion point at its end.
  var edit: KeyboardEdit.Kind { .compose(text, location: text.utf16.count, length: 0) }
  /// The text with the best candidate for the letters.
  var best: String { chosen + (candidates.first ?? letters) }

  /// Creates an empty composition.
  package init() {}

  /// Adds a letter; a composition has at most ``longestInput``.
  package mutating func append(_ letter: Character) {
    guard letters.count < PinyinLibrary.longestInput else { return }
    letters.append(letter)
    search()
  }

  /// Removes the last letter.
  mutating func removeLast() {
    guard !letters.isEmpty else { return }
    letters.removeLast()
    if letters.isEmpty { chosen = "" }
    search()
  }

  /// Chooses a candidate for the first letters.
  ///
  /// - Returns: The whole text, if the candidate stands for all letters; nil otherwise.
  package mutating func choose(_ index: Int) -> String? {
    guard candidates.indices.contains(index), let library = PinyinLibrary.shared else { return nil }
    let count = library.length(ofCandidate: index, for: letters)
    chosen += candidates[index]
    guard count > 0, count < letters.count else {
      defer { self = PinyinComposition() }
      return chosen
    }
    letters.removeFirst(count)
    search()
    return nil
  }

  // MARK: Internals

  private mutating func search() {
    guard !letters.isEmpty else { return candidates = [] }
    guard let library = PinyinLibrary.shared else {
      NSLog("the Chinese keyboard types letters only: install libgooglepinyin0, the input method")
      return candidates = []
    }
    candidates = library.candidates(for: letters)
  }
}

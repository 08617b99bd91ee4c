import TactusPhoneLink
import TactusTextFormatting

/// The elements that a message offers in place of one that is not on the screen.
///
/// Suggestions take no part in comparisons: all of them are equal.
public struct ElementSuggestions: Sendable, Equatable {
  /// No suggestions.
  public static let none = ElementSuggestions(text: "")

  /// The nearest names and the list of all, as the end of a message; empty if there is none.
  let text: String

  /// Returns true.
  public static func == (one: ElementSuggestions, other: ElementSuggestions) -> Bool { true }

  /// Creates the suggestions for a target among the elements on the screen.
  init(for target: TouchTarget, among elements: [ScreenElement]) {
    let visible = elements.filter { !$0.isHidden }
    let names: [String]
    let wanted: String
    switch target {
    case .point: (names, wanted) = ([], "")
    case .label(let label): (names, wanted) = (visible.compactMap(\.label), label)
    case .identifier(let identifier):
      (names, wanted) = (visible.compactMap(\.identifier), identifier)
    }
    var known: [String] = []
    for name in names where !name.isEmpty && !known.contains(name) { known.append(name) }
    var text =
      Spelling.suggestion(for: wanted, among: known).map { "; did you mean “\($0)”?" } ?? ""
    if known.isEmpty {
      text += "; no element on the screen has one"
    } else {
      let list = known.prefix(Self.maximum).map { "“\($0)”" }.joined(separator: ", ")
      let rest = known.count > Self.maximum ? " and \(known.count - Self.maximum) more" : ""
      text += "; on the screen: \(list)\(rest)"
    }
    self.text = text
  }

  private init(text: String) { self.text = text }

  /// The maximum number of names in a message.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximum = 20
}

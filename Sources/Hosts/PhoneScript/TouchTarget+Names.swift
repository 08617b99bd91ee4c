import TactusPhoneLink
import TactusTextFormatting

extension TouchTarget {
  /// Returns the labels or the identifiers of the shown elements, each once, in their order.
  func names(in elements: [ScreenElement]) -> [String] {
    var known: Set<String> = []
    return elements.filter { !$0.isHidden }.compactMap { element in
      switch self {
      case .point: nil
      case .label: element.label
      case .identifier: element.identifier
      }
    }.filter { !$0.isEmpty && known.insert($0).inserted }
  }

  /// Returns the end of a message that an element is missing: the most similar name, and all.
  func hint(among names: [String]) -> String {
    let (kind, word): (String, String)
    switch self {
    case .point: return ""
    case .label(let label): (kind, word) = ("labels", label)
    case .identifier(let identifier): (kind, word) = ("identifiers", identifier)
    }
    return Spelling.hint(
      for: word, among: names, called: "the \(kind) on the screen",
      none: "no element on the screen has one")
  }
}

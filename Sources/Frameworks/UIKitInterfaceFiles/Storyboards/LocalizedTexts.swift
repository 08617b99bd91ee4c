@_spi(UIKitModules) import TactusUIKitViews

/// The translations of an interface file: a table of strings of its name, whose keys are the
/// identifier of an object and the name of a text (Storyboards.SB6).
struct LocalizedTexts {
  private let texts: [String: String]

  /// Reads the table of a file in the user's language.
  init(of name: String, in bundle: Bundle) {
    let path = bundle.path(forResource: name, ofType: "strings")
    let data = path.flatMap { FileManager.default.contents(atPath: $0) }
    let list = data.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
    texts = list as? [String: String] ?? [:]
  }

  /// Returns an element whose texts are translated.
  func applied(to element: NibElement) -> NibElement {
    texts.isEmpty ? element : translated(element, owner: "", index: 0)
  }

  // MARK: Internals

  private static let names = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "badgeValue",
    "backButtonTitle",
  ]

  private func translated(_ element: NibElement, owner: String, index: Int) -> NibElement {
    let id = element["id"] ?? owner
    var attributes = element.attributes
    var replaced: Set<String> = []
    func replace(_ name: String, by key: String) {
      guard let text = texts["\(id).\(key)"] else { return }
      attributes[name] = text
      replaced.insert(name)
    }
    switch element.name {
    case "state": replace("title", by: "\(element["key"] ?? "normal")Title")
    case "segment": replace("title", by: "segmentTitles[\(index)]")
    case "accessibility":
      replace("label", by: "accessibilityLabel")
      replace("hint", by: "accessibilityHint")
    default: for name in Self.names { replace(name, by: name) }
    }
    let children = element.children.enumerated().compactMap { index, child -> NibElement? in
      if let key = child["key"], replaced.contains(key) { return nil }
      return translated(child, owner: id, index: index)
    }
    return NibElement(
      element.name, attributes, children, text: element.text, line: element.line)
  }
}

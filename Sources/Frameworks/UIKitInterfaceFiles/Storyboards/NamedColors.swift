@_spi(UIKitModules) import TactusUIKitViews

/// The colors that a file defines under names, for those that its bundle lacks (Storyboards.EL5).
@MainActor
struct NamedColors {
  private let colors: [String: NibElement]
  private let bundle: Bundle

  /// Reads the colors of a document.
  init(of document: NibElement, in bundle: Bundle) {
    self.bundle = bundle
    let named = document.elements(in: "resources").filter { $0.name == "namedColor" }
    colors = named.reduce(into: [:]) { colors, element in
      guard let name = element["name"], let color = element.children.first,
        UIColor(named: name, in: bundle, compatibleWith: nil) == nil
      else { return }
      colors[name] = color
    }
  }

  /// Returns an element whose colors are those of the file.
  func applied(to element: NibElement) -> NibElement {
    if colors.isEmpty { return element }
    if element.name == "color", let name = element["name"], let color = colors[name] {
      var attributes = color.attributes
      attributes["key"] = element["key"]
      return NibElement("color", attributes, [], line: element.line)
    }
    return NibElement(
      element.name, element.attributes, element.children.map(applied), text: element.text,
      line: element.line)
  }
}

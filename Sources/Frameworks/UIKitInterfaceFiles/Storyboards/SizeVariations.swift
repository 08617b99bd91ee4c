@_spi(UIKitModules) import TactusUIKitViews

/// The variations of an interface file for the size classes of a phone in portrait
/// (Storyboards.EL4).
enum SizeVariations {
  /// Returns an element with the attributes, subviews and constraints of its variations.
  static func applied(to element: NibElement) -> NibElement {
    let variations = element.children.filter { $0.name == "variation" && applies($0["key"]) }
      .sorted { rank($0) < rank($1) }
    var attributes = element.attributes
    var replaced: [String: NibElement] = [:]
    var excluded: Set<String> = []
    for variation in variations {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for child in variation.children {
        guard let key = child["key"] else { continue }
        if child.name != "mask" { replaced[key] = child }
        for reference in child.children {
          guard let id = reference["reference"] else { continue }
          if reference.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    var children: [NibElement] = []
    for child in element.children where child.name != "variation" {
      if let key = child["key"], let other = replaced.removeValue(forKey: key) {
        children.append(other)
      } else {
        children.append(applied(to: without(excluded, child)))
      }
    }
    children += replaced.sorted { $0.key < $1.key }.map(\.value)
    return NibElement(
      element.name, attributes, children, text: element.text, line: element.line)
  }

  /// Returns a list of subviews or constraints without those that are excluded.
  private static func without(_ excluded: Set<String>, _ list: NibElement) -> NibElement {
    guard !excluded.isEmpty, ["subviews", "constraints"].contains(list.name) else { return list }
    let kept = list.children.filter { $0["id"].map { !excluded.contains($0) } ?? true }
    return NibElement(list.name, list.attributes, kept, text: list.text, line: list.line)
  }

  /// Returns whether a variation is for a phone in portrait.
  private static func applies(_ key: String?) -> Bool {
    let conditions = (key ?? "").split(separator: "-")
    return conditions.allSatisfy {
      ["default", "widthClass=compact", "heightClass=regular"].contains($0)
    }
  }

  /// The number of conditions: a variation with more of them has precedence.
  private static func rank(_ variation: NibElement) -> Int {
    variation["key"] == "default" ? 0 : (variation["key"] ?? "").split(separator: "-").count
  }
}

import TactusTextFormatting

extension OpenItem {
  /// Returns the JSON members of the item.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .url(let url, let source):
      let more = source.map { #","source":"\#($0.text)""# } ?? ""
      return #""url":\#(try wireText(url))\#(more)"#
    case .quickAction(let action): return #""action":\#(try action.wireText())"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    guard fields.has("url") else {
      self = .quickAction(try QuickAction(try fields.object("action")))
      return
    }
    self = .url(
      try fields.shortText("url"),
      source: fields.has("source") ? try fields.bundle("source") : nil)
  }
}

extension AccessibilityAction {
  /// Returns the JSON members of the action.
  func wireFields() throws(LinkError) -> String {
    if case .custom(let name) = self { return #""custom":\#(try wireText(name))"# }
    return #""action":"\#(word ?? "")""#
  }

  init(_ fields: WireFields) throws(LinkError) {
    if fields.has("custom") {
      self = .custom(try fields.shortText("custom"))
      return
    }
    guard let action = Self(word: try fields.text("action")) else { throw .malformed }
    self = action
  }
}

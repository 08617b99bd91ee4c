import TactusTextFormatting

extension OpenRequest {
  /// Returns the JSON members of the request.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .url(let url): #""url":\#(try wireText(url))"#
    case .quickAction(let type): #""action":\#(try wireText(type))"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    self =
      fields.has("url")
      ? .url(try fields.shortText("url")) : .quickAction(type: try fields.shortText("action"))
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

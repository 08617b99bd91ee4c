import TactusTextFormatting

extension OpenItem {
  /// Returns the JSON members of the item.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .url(let url, let source):
      let more = source.map { #","source":"\#($0.text)""# } ?? ""
      return #""url":\#(try wireText(url))\#(more)"#
    case .file(let file): return try file.wireFields()
    case .quickAction(let action): return #""action":\#(try action.wireText())"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    if fields.has("file") {
      self = .file(try OpenedFile(fields))
      return
    }
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
    if case .setValue(let text) = self { return #""value":\#(try wireText(text))"# }
    if case .search(let name, let order) = self {
      return #""rotor":\#(try wireText(name)),"order":"\#(order.rawValue)""#
    }
    if case .hitTest(let point) = self {
      return #""hitX":\#(try wireNumber(point.x)),"hitY":\#(try wireNumber(point.y))"#
    }
    if case .edit(let command) = self { return #""edit":"\#(command.rawValue)""# }
    if case .move(let motion) = self {
      let extends = motion.extends ? #","extends":true"# : ""
      return #""move":"\#(motion.unit.rawValue)","order":"\#(motion.order.rawValue)"\#(extends)"#
    }
    return #""action":"\#(word ?? "")""#
  }

  init(_ fields: WireFields) throws(LinkError) {
    if fields.has("custom") {
      self = .custom(try fields.shortText("custom"))
      return
    }
    if fields.has("value") {
      self = .setValue(try fields.text("value"))
      return
    }
    if fields.has("rotor") {
      self = .search(try fields.shortText("rotor"), try fields.word("order"))
      return
    }
    if fields.has("hitX") {
      self = .hitTest(ScreenPoint(x: try fields.number("hitX"), y: try fields.number("hitY")))
      return
    }
    if fields.has("edit") {
      self = .edit(try fields.word("edit"))
      return
    }
    if fields.has("move") {
      self = .move(
        TextMotion(
          try fields.word("move"), try fields.word("order"),
          extends: fields.has("extends") ? try fields.flag("extends") : false))
      return
    }
    guard let action = Self(word: try fields.text("action")) else { throw .malformed }
    self = action
  }
}

extension AccessibilityAnnouncement {
  /// Returns the JSON members of the announcement.
  func wireFields() throws(LinkError) -> String {
    var fields = #""announce":\#(try wireText(text)),"number":\#(number)"#
    if priority != .default { fields += #","priority":"\#(priority.rawValue)""# }
    if isQueued { fields += #","queued":true"# }
    if let language { fields += #","language":\#(try wireText(language))"# }
    if !parts.isEmpty { fields += #","parts":\#(try parts.wireText())"# }
    return fields
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init(
      try fields.shortText("announce"), number: try fields.whole("number"),
      priority: fields.has("priority") ? try fields.word("priority") : .default,
      isQueued: fields.has("queued") ? try fields.flag("queued") : false,
      language: fields.has("language") ? try fields.shortText("language") : nil)
    if fields.has("parts") { parts = try [SpokenPart](fields, "parts") }
  }
}

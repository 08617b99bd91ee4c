import TactusTextFormatting

extension AppRequest {
  /// Returns the JSON members of the request.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .open(let url, let id):
      let more = id.map { #","id":\#($0.number)"# } ?? ""
      return #""open":\#(try wireText(url))\#(more)"#
    case .badge(let number): return #""badge":\#(number)"#
    case .staysAwake(let isAwake): return #""awake":\#(isAwake)"#
    case .brightness(let brightness): return #""brightness":\#(try wireNumber(brightness))"#
    case .announce(let announcement): return try announcement.wireFields()
    case .accessibilityChanged(let change): return #""changed":"\#(change.rawValue)""#
    case .elementsChanged: return #""elements":"changed""#
    case .copied(let text, let items, let isPrivate, let expiry):
      var field = #""copied":\#(try wireText(text, atMost: LinkLimits.pasteboardBytes))"#
      if !items.isEmpty { field += #","items":\#(try items.wireText())"# }
      if isPrivate { field += #","private":true"# }
      return field + (expiry.map { #","expiry":"\#($0.nanoseconds)""# } ?? "")
    case .readPasteboard(let id): return #""read":\#(id.number)"#
    case .cancelPasteboardRead(let id): return #""unread":\#(id.number)"#
    case .quickActions(let actions):
      return #""actions":\#(try actions.wireText())"#
    case .quickActionEnded(let type, let isDone):
      let outcome = isDone.map { #","done":\#($0)"# } ?? ""
      return #""ended":\#(try wireText(type))\#(outcome)"#
    case .statusBar(let bar):
      return #""bar":"\#(bar.content.rawValue)","hidden":\#(bar.isHidden)"#
    case .home(let request): return #""home":{\#(try request.wireFields())}"#
    case .setting(let setting): return #""setting":{\#(try setting.wireFields())}"#
    case .restorationState(let text):
      return #""state":\#(try wireText(text, atMost: LinkLimits.restorationBytes))"#
    case .defaults(let text, let bundle):
      let more = bundle.map { #","of":"\#($0.text)""# } ?? ""
      return #""defaults":\#(try wireText(text, atMost: LinkLimits.defaultsBytes))\#(more)"#
    case .backgroundTask(let isRunning): return #""task":\#(isRunning)"#
    case .scheduledWork(let isRunning, let next):
      return #""work":\#(isRunning)\#(next.map { #","next":"\#($0.nanoseconds)""# } ?? "")"#
    case .answer(let id, let button):
      return #""answer":\#(id.number)\#(button.map { #","button":\#($0)"# } ?? "")"#
    case .answerText(let id, let text):
      return #""answerText":\#(try wireText(text)),"alert":\#(id.number)"#
    case .overlay(let isShown): return #""overlay":\#(isShown)"#
    case .keyboard(let wanted): return #""keyboard":{\#(try wanted.wireFields())}"#
    case .keyboardRequest(let request): return #""keys":{\#(try request.wireFields())}"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    if fields.has("open") {
      self = .open(
        try fields.shortText("open"),
        id: fields.has("id") ? OpenRequestID(try fields.whole("id")) : nil)
    } else if fields.has("badge") {
      self = .badge(try fields.whole("badge"))
    } else if fields.has("awake") {
      self = .staysAwake(try fields.flag("awake"))
    } else if fields.has("brightness") {
      self = .brightness(try fields.number("brightness"))
    } else if fields.has("announce") {
      self = .announce(try AccessibilityAnnouncement(fields))
    } else if fields.has("changed") {
      self = .accessibilityChanged(try fields.word("changed"))
    } else if fields.has("elements") {
      guard try fields.shortText("elements") == "changed" else { throw .malformed }
      self = .elementsChanged
    } else if fields.has("copied") {
      self = .copied(
        try fields.shortText("copied", atMost: LinkLimits.pasteboardBytes),
        items: fields.has("items") ? try [PasteboardItem](fields, "items") : [],
        isPrivate: fields.has("private") ? try fields.flag("private") : false,
        expiry: fields.has("expiry") ? try fields.instant("expiry") : nil)
    } else if fields.has("read") {
      self = .readPasteboard(PasteboardReadID(try fields.whole("read")))
    } else if fields.has("unread") {
      self = .cancelPasteboardRead(PasteboardReadID(try fields.whole("unread")))
    } else if fields.has("ended") {
      self = .quickActionEnded(
        type: try fields.shortText("ended"), fields.has("done") ? try fields.flag("done") : nil)
    } else if fields.has("bar") {
      self = .statusBar(
        StatusBarAppearance(try fields.word("bar"), isHidden: try fields.flag("hidden")))
    } else if fields.has("home") {
      self = .home(try HomeRequest(try fields.object("home")))
    } else if fields.has("setting") {
      self = .setting(try SystemSetting(try fields.object("setting")))
    } else if fields.has("state") {
      self = .restorationState(
        try fields.shortText("state", atMost: LinkLimits.restorationBytes))
    } else if fields.has("defaults") {
      self = .defaults(
        try fields.shortText("defaults", atMost: LinkLimits.defaultsBytes),
        of: fields.has("of") ? try fields.bundle("of") : nil)
    } else if fields.has("task") {
      self = .backgroundTask(isRunning: try fields.flag("task"))
    } else if fields.has("work") {
      self = .scheduledWork(
        isRunning: try fields.flag("work"),
        next: fields.has("next") ? try fields.instant("next") : nil)
    } else if fields.has("answer") {
      self = .answer(
        AlertID(try fields.whole("answer")),
        button: fields.has("button") ? try fields.whole("button") : nil)
    } else if fields.has("answerText") {
      self = .answerText(
        AlertID(try fields.whole("alert")), try fields.shortText("answerText"))
    } else if fields.has("overlay") {
      self = .overlay(isShown: try fields.flag("overlay"))
    } else if fields.has("keyboard") {
      self = .keyboard(try KeyboardConfiguration(try fields.object("keyboard")))
    } else if fields.has("keys") {
      self = .keyboardRequest(try KeyboardRequest(try fields.object("keys")))
    } else {
      self = .quickActions(try [QuickAction](fields, "actions"))
    }
  }
}

/// Returns a text as JSON; fails if it exceeds a limit, by default that for short texts.
package func wireText(
  _ text: String, atMost limit: Int = LinkLimits.shortTextBytes
) throws(LinkError) -> String {
  guard text.utf8.count <= limit else { throw .malformed }
  return JSONOutput.quoted(text)
}

extension WireFields {
  /// Returns the text of a key; fails if it exceeds a limit, by default that for short texts.
  package func shortText(
    _ key: String, atMost limit: Int = LinkLimits.shortTextBytes
  ) throws(LinkError) -> String {
    let text = try text(key)
    guard text.utf8.count <= limit else { throw .malformed }
    return text
  }
}

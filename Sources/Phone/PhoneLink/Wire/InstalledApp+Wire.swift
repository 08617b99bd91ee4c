import TactusPhoneTypes

extension InstalledApp {
  /// Returns the app as a JSON object.
  func wireText() throws(LinkError) -> String {
    var words = [
      #""bundle":"\#(identifier.text)""#, #""name":\#(try TactusPhoneLink.wireText(name))"#,
      #""version":\#(try TactusPhoneLink.wireText(version))"#, #""badge":\#(badge)"#,
      #""index":\#(position.index)"#, #""system":\#(isSystemApp)"#,
      #""static":\#(try staticActions.wireText())"#,
      #""dynamic":\#(try dynamicActions.wireText())"#,
    ]
    if !urlSchemes.isEmpty { words.append(#""schemes":\#(try urlSchemes.wireText())"#) }
    if let ending {
      words.append(#""ended":\#(try TactusPhoneLink.wireText(ending.reason))"#)
      words.append(#""lines":\#(try ending.lines.wireText())"#)
    }
    if !bundlePath.isEmpty {
      words.append(#""path":\#(try TactusPhoneLink.wireText(bundlePath))"#)
    }
    if !defaults.isEmpty {
      words.append(
        #""defaults":\#(try TactusPhoneLink.wireText(defaults, atMost: LinkLimits.defaultsBytes))"#)
    }
    if !keyboards.isEmpty { words.append(#""keyboards":\#(try keyboards.wireText())"#) }
    if case .page(let page) = position.area { words.append(#""page":\#(page)"#) }
    if case .file(let path) = icon {
      words.append(#""icon":\#(try TactusPhoneLink.wireText(path))"#)
    }
    return "{\(words.joined(separator: ","))}"
  }

  init(_ fields: WireFields) throws(LinkError) {
    let area: HomePosition.Area = fields.has("page") ? .page(try fields.whole("page")) : .dock
    self.init(
      identifier: try fields.bundle("bundle"), name: try fields.shortText("name"),
      version: try fields.shortText("version"),
      icon: fields.has("icon") ? .file(try fields.shortText("icon")) : .generated,
      position: HomePosition(area, try fields.whole("index")), badge: try fields.whole("badge"),
      staticActions: try [QuickAction](fields, "static"),
      dynamicActions: try [QuickAction](fields, "dynamic"),
      bundlePath: fields.has("path") ? try fields.shortText("path") : "",
      isSystemApp: try fields.flag("system"),
      urlSchemes: fields.has("schemes") ? try fields.texts("schemes") : [],
      ending: fields.has("ended")
        ? AppEnding(try fields.shortText("ended"), lines: try fields.texts("lines")) : nil,
      defaults: fields.has("defaults")
        ? try fields.shortText("defaults", atMost: LinkLimits.defaultsBytes) : "",
      keyboards: try [CustomKeyboard](fields, "keyboards"))
  }
}

extension [String] {
  /// Returns the texts as a JSON array.
  func wireText() throws(LinkError) -> String {
    var texts: [String] = []
    for text in self { texts.append(try TactusPhoneLink.wireText(text)) }
    return "[\(texts.joined(separator: ","))]"
  }
}

extension [QuickAction] {
  /// Returns the actions as a JSON array.
  func wireText() throws(LinkError) -> String {
    guard count <= LinkLimits.quickActions else { throw .malformed }
    var texts: [String] = []
    for action in self { texts.append(try action.wireText()) }
    return "[\(texts.joined(separator: ","))]"
  }

  /// Decodes the actions of a key.
  init(_ fields: WireFields, _ key: String) throws(LinkError) {
    self = []
    for object in try fields.objects(key, atMost: LinkLimits.quickActions) {
      append(try QuickAction(object))
    }
  }
}

extension WireFields {
  /// Returns the bundle identifier of a key.
  func bundle(_ key: String) throws(LinkError) -> BundleIdentifier {
    guard let identifier = BundleIdentifier(try text(key)) else { throw .malformed }
    return identifier
  }
}

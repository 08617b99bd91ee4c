import TactusTextFormatting

extension [ScreenElement] {
  /// The list as JSON.
  func wireText() throws(LinkError) -> String {
    guard count <= LinkLimits.screenElements else { throw .malformed }
    var texts: [String] = []
    for (place, element) in enumerated() { texts.append(try element.wireText(at: place)) }
    return "[\(texts.joined(separator: ","))]"
  }

  init(_ fields: WireFields, _ key: String) throws(LinkError) {
    self = []
    for object in try fields.objects(key, atMost: LinkLimits.screenElements) {
      append(try ScreenElement(object, at: count))
    }
  }
}

extension ScreenElement {
  fileprivate func wireText(at place: Int) throws(LinkError) -> String {
    if let parent { guard (0..<place).contains(parent) else { throw .malformed } }
    var words = [#""kind":\#(JSONOutput.quoted(kind))"#]
    if let parent { words.append(#""parent":\#(parent)"#) }
    let texts = [
      ("identifier", identifier), ("label", label), ("value", value), ("hint", hint),
    ]
    for (key, text) in texts {
      if let text { words.append(#""\#(key)":\#(JSONOutput.quoted(text))"#) }
    }
    if !traits.isEmpty {
      words.append(#""traits":[\#(traits.map(JSONOutput.quoted).joined(separator: ","))]"#)
    }
    for (key, number) in [("x", x), ("y", y), ("width", width), ("height", height)] {
      words.append(#""\#(key)":\#(try wireNumber(number))"#)
    }
    if let activation {
      words.append(#""touchX":\#(try wireNumber(activation.x))"#)
      words.append(#""touchY":\#(try wireNumber(activation.y))"#)
    }
    if !actions.isEmpty {
      words.append(#""actions":[\#(actions.map(JSONOutput.quoted).joined(separator: ","))]"#)
    }
    if isAccessible { words.append(#""accessible":true"#) }
    if isHidden { words.append(#""hidden":true"#) }
    return "{\(words.joined(separator: ","))}"
  }

  fileprivate init(_ fields: WireFields, at place: Int) throws(LinkError) {
    func text(_ key: String) throws(LinkError) -> String? {
      fields.has(key) ? try fields.text(key) : nil
    }
    var parent: Int?
    if fields.has("parent") {
      let found: Int = try fields.whole("parent")
      guard (0..<place).contains(found) else { throw .malformed }
      parent = found
    }
    var activation: ScreenPoint?
    if fields.has("touchX") {
      activation = ScreenPoint(x: try fields.number("touchX"), y: try fields.number("touchY"))
    }
    self.init(
      parent: parent, kind: try fields.text("kind"), identifier: try text("identifier"),
      label: try text("label"), value: try text("value"), hint: try text("hint"),
      traits: fields.has("traits") ? try fields.texts("traits") : [],
      x: try fields.number("x"), y: try fields.number("y"), width: try fields.number("width"),
      height: try fields.number("height"), activation: activation,
      actions: fields.has("actions") ? try fields.texts("actions") : [],
      isAccessible: fields.has("accessible") ? try fields.flag("accessible") : false,
      isHidden: fields.has("hidden") ? try fields.flag("hidden") : false)
  }
}

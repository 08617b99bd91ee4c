import TactusTextFormatting

extension [ScreenElement] {
  /// Returns the list as JSON.
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
    words += try spokenFields()
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
    try readSpokenFields(fields)
  }

  /// Returns the JSON members of what only VoiceOver uses; an element mostly has none of them.
  private func spokenFields() throws(LinkError) -> [String] {
    var words: [String] = []
    if let language { words.append(#""language":\#(JSONOutput.quoted(language))"#) }
    let flags = [
      ("focused", isFocused), ("group", isGroup), ("moreBefore", hasMoreBefore),
      ("moreAfter", hasMoreAfter),
    ]
    for (key, isSet) in flags where isSet { words.append(#""\#(key)":true"#) }
    if !ordered.isEmpty {
      guard ordered.allSatisfy((0..<LinkLimits.screenElements).contains) else { throw .malformed }
      words.append(#""ordered":[\#(ordered.map { #""\#($0)""# }.joined(separator: ","))]"#)
    }
    if let container { words.append(#""container":"\#(container.rawValue)""#) }
    if !rotors.isEmpty {
      words.append(#""rotors":[\#(rotors.map(JSONOutput.quoted).joined(separator: ","))]"#)
    }
    if !labelParts.isEmpty { words.append(#""labelParts":\#(try labelParts.wireText())"#) }
    if !content.isEmpty { words.append(#""content":\#(try content.wireText())"#) }
    if let cell {
      let (rows, columns) = (cell.rowHeaders, cell.columnHeaders)
      let numbers = [
        ("row", cell.row), ("column", cell.column),
        ("rowSpan", cell.rowSpan == 1 ? nil : cell.rowSpan),
        ("columnSpan", cell.columnSpan == 1 ? nil : cell.columnSpan),
      ]
      for (key, number) in numbers {
        if let number { words.append(#""\#(key)":\#(number)"#) }
      }
      words.append(#""rowHeaders":[\#(rows.map(JSONOutput.quoted).joined(separator: ","))]"#)
      words.append(#""columnHeaders":[\#(columns.map(JSONOutput.quoted).joined(separator: ","))]"#)
    }
    if let found { words.append(#""found":\#(try found.wireText())"#) }
    if let selection { words.append(#""selection":\#(try selection.wireText())"#) }
    if !commands.isEmpty {
      words.append(#""edits":[\#(commands.map { #""\#($0.rawValue)""# }.joined(separator: ","))]"#)
    }
    return words
  }

  private mutating func readSpokenFields(_ fields: WireFields) throws(LinkError) {
    if fields.has("language") { language = try fields.text("language") }
    if fields.has("focused") { isFocused = try fields.flag("focused") }
    if fields.has("group") { isGroup = try fields.flag("group") }
    if fields.has("moreBefore") { hasMoreBefore = try fields.flag("moreBefore") }
    if fields.has("moreAfter") { hasMoreAfter = try fields.flag("moreAfter") }
    if fields.has("ordered") {
      for text in try fields.texts("ordered") {
        guard let place = Int(text), (0..<LinkLimits.screenElements).contains(place) else {
          throw .malformed
        }
        ordered.append(place)
      }
    }
    if fields.has("container") { container = try fields.word("container") }
    if fields.has("rotors") { rotors = try fields.texts("rotors") }
    if fields.has("labelParts") { labelParts = try [SpokenPart](fields, "labelParts") }
    if fields.has("content") { content = try [ElementContent](fields, "content") }
    if fields.has("rowHeaders") {
      cell = ElementCell(
        row: fields.has("row") ? try fields.whole("row") : nil,
        column: fields.has("column") ? try fields.whole("column") : nil,
        rowSpan: fields.has("rowSpan") ? try fields.whole("rowSpan") : 1,
        columnSpan: fields.has("columnSpan") ? try fields.whole("columnSpan") : 1,
        rowHeaders: try fields.texts("rowHeaders"), columnHeaders: try fields.texts("columnHeaders")
      )
    }
    if fields.has("found") { found = try TextSpan(try fields.object("found")) }
    if fields.has("selection") { selection = try TextSpan(try fields.object("selection")) }
    for word in fields.has("edits") ? try fields.texts("edits") : [] {
      guard let command = TextCommand(rawValue: word), !commands.contains(command) else {
        throw .malformed
      }
      commands.append(command)
    }
  }
}

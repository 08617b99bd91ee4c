import TactusTextFormatting

extension [SpokenPart] {
  /// Returns the list as JSON.
  func wireText() throws(LinkError) -> String {
    guard count <= LinkLimits.spokenParts else { throw .malformed }
    var texts: [String] = []
    for part in self {
      guard (0...2).contains(part.pitch) else { throw .malformed }
      var words = [#""text":\#(JSONOutput.quoted(part.text))"#]
      if let language = part.language {
        words.append(#""language":\#(JSONOutput.quoted(language))"#)
      }
      if part.pitch != 1 { words.append(#""pitch":\#(try wireNumber(part.pitch))"#) }
      if part.isSpelledOut { words.append(#""spelled":true"#) }
      if part.speaksPunctuation { words.append(#""punctuation":true"#) }
      if let notation = part.notation {
        words.append(#""notation":\#(JSONOutput.quoted(notation))"#)
      }
      texts.append("{\(words.joined(separator: ","))}")
    }
    return "[\(texts.joined(separator: ","))]"
  }

  init(_ fields: WireFields, _ key: String) throws(LinkError) {
    self = []
    for object in try fields.objects(key, atMost: LinkLimits.spokenParts) {
      var part = SpokenPart(try object.text("text"))
      if object.has("language") { part.language = try object.text("language") }
      if object.has("pitch") {
        part.pitch = try object.number("pitch")
        guard (0...2).contains(part.pitch) else { throw .malformed }
      }
      if object.has("spelled") { part.isSpelledOut = try object.flag("spelled") }
      if object.has("punctuation") { part.speaksPunctuation = try object.flag("punctuation") }
      if object.has("notation") { part.notation = try object.text("notation") }
      append(part)
    }
  }
}

extension [ElementContent] {
  /// Returns the list as JSON.
  func wireText() throws(LinkError) -> String {
    guard count <= LinkLimits.spokenParts else { throw .malformed }
    let texts = map { content in
      let important = content.isImportant ? #","important":true"# : ""
      let (label, value) = (JSONOutput.quoted(content.label), JSONOutput.quoted(content.value))
      return #"{"label":\#(label),"value":\#(value)\#(important)}"#
    }
    return "[\(texts.joined(separator: ","))]"
  }

  init(_ fields: WireFields, _ key: String) throws(LinkError) {
    self = []
    for object in try fields.objects(key, atMost: LinkLimits.spokenParts) {
      append(
        ElementContent(
          try object.text("label"), value: try object.text("value"),
          isImportant: object.has("important") ? try object.flag("important") : false))
    }
  }
}

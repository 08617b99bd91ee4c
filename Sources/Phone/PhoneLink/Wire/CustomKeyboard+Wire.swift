import TactusPhoneTypes
import TactusTextFormatting

extension CustomKeyboard {
  /// Returns the keyboard as a JSON object.
  func wireText() throws(LinkError) -> String {
    let words = [
      #""bundle":"\#(identifier.text)""#, #""name":\#(try TactusPhoneLink.wireText(name))"#,
      #""app":\#(try TactusPhoneLink.wireText(appName))"#,
      #""language":\#(try TactusPhoneLink.wireText(language))"#,
      #""ascii":\#(isASCIICapable)"#, #""rightToLeft":\#(prefersRightToLeft)"#,
      #""requests":\#(requestsFullAccess)"#, #""access":\#(hasFullAccess)"#,
    ]
    return "{\(words.joined(separator: ","))}"
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init(
      identifier: try fields.bundle("bundle"), name: try fields.shortText("name"),
      appName: try fields.shortText("app"), language: try fields.shortText("language"),
      isASCIICapable: try fields.flag("ascii"),
      prefersRightToLeft: try fields.flag("rightToLeft"),
      requestsFullAccess: try fields.flag("requests"), hasFullAccess: try fields.flag("access"))
  }
}

extension [CustomKeyboard] {
  /// Returns the keyboards as a JSON array.
  func wireText() throws(LinkError) -> String {
    guard count <= LinkLimits.customKeyboards else { throw .malformed }
    var texts: [String] = []
    for keyboard in self { texts.append(try keyboard.wireText()) }
    return "[\(texts.joined(separator: ","))]"
  }

  /// Decodes the keyboards of a key; none if it is missing.
  init(_ fields: WireFields, _ key: String) throws(LinkError) {
    self = []
    guard fields.has(key) else { return }
    for object in try fields.objects(key, atMost: LinkLimits.customKeyboards) {
      append(try CustomKeyboard(object))
    }
  }
}

extension KeyboardDocument {
  /// Returns the text and its traits as a JSON object.
  func wireText() throws(LinkError) -> String {
    var words = [
      #""text":\#(hasText)"#, #""returns":\#(enablesReturnAutomatically)"#,
      #""correction":\#(autocorrection)"#, #""spelling":\#(spellChecking)"#,
      #""appearance":\#(appearance)"#,
    ]
    for (key, text) in [("before", before), ("selected", selected), ("after", after)] {
      if let text { words.append(#""\#(key)":\#(try TactusPhoneLink.wireText(text))"#) }
    }
    return "{\(words.joined(separator: ","))}"
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init()
    before = fields.has("before") ? try fields.shortText("before") : nil
    selected = fields.has("selected") ? try fields.shortText("selected") : nil
    after = fields.has("after") ? try fields.shortText("after") : nil
    hasText = try fields.flag("text")
    enablesReturnAutomatically = try fields.flag("returns")
    autocorrection = try fields.whole("correction")
    spellChecking = try fields.whole("spelling")
    appearance = try fields.whole("appearance")
  }
}

extension [PasteboardItem] {
  /// Returns the items as a JSON array.
  func wireText() throws(LinkError) -> String {
    guard reduce(0, { $0 + $1.size }) <= LinkLimits.pasteboardItemBytes else { throw .malformed }
    var items: [String] = []
    for item in self {
      var parts: [String] = []
      for part in item.representations {
        let type = try TactusPhoneLink.wireText(part.type)
        let text = try TactusPhoneLink.wireText(
          part.text, atMost: LinkLimits.pasteboardItemBytes)
        parts.append(#"{"type":\#(type),"kind":"\#(part.kind.rawValue)","value":\#(text)}"#)
      }
      items.append(#"{"parts":[\#(parts.joined(separator: ","))]}"#)
    }
    return "[\(items.joined(separator: ","))]"
  }

  /// Decodes the items of a key.
  init(_ fields: WireFields, _ key: String) throws(LinkError) {
    self = []
    for object in try fields.objects(key, atMost: LinkLimits.pasteboardItems) {
      var parts: [PasteboardItem.Representation] = []
      for part in try object.objects("parts", atMost: LinkLimits.pasteboardItems) {
        parts.append(
          PasteboardItem.Representation(
            try part.shortText("type"), try part.word("kind"),
            try part.shortText("value", atMost: LinkLimits.pasteboardItemBytes)))
      }
      append(PasteboardItem(parts))
    }
    guard reduce(0, { $0 + $1.size }) <= LinkLimits.pasteboardItemBytes else { throw .malformed }
  }
}

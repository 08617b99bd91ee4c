import TactusTextFormatting

extension SystemAlert {
  /// Returns the JSON members of the alert.
  func wireFields() throws(LinkError) -> String {
    guard (1...LinkLimits.alertButtons).contains(buttons.count) else { throw .malformed }
    var titles: [String] = []
    for button in buttons { titles.append(try wireText(button)) }
    var words = [
      #""id":\#(id.number)"#, #""title":\#(try wireText(title))"#,
      #""message":\#(try wireText(message))"#, #""buttons":[\#(titles.joined(separator: ","))]"#,
    ]
    if let cancelButton { words.append(#""cancel":\#(cancelButton)"#) }
    if let preferredButton { words.append(#""preferred":\#(preferredButton)"#) }
    return words.joined(separator: ",")
  }

  init(_ fields: WireFields) throws(LinkError) {
    let buttons = try fields.texts("buttons")
    guard (1...LinkLimits.alertButtons).contains(buttons.count) else { throw .malformed }
    let cancelButton: Int? = fields.has("cancel") ? try fields.whole("cancel") : nil
    let preferredButton: Int? = fields.has("preferred") ? try fields.whole("preferred") : nil
    for index in [cancelButton, preferredButton].compactMap(\.self) {
      guard buttons.indices.contains(index) else { throw .malformed }
    }
    self.init(
      id: AlertID(try fields.whole("id")), title: try fields.shortText("title"),
      message: try fields.shortText("message"), buttons: buttons, cancelButton: cancelButton,
      preferredButton: preferredButton)
  }
}

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
    if let app { words.append(#""app":\#(try wireText(app))"#) }
    if let field { words.append(#""field":\#(try wireText(field))"#) }
    guard switches.count <= LinkLimits.alertSwitches else { throw .malformed }
    if !switches.isEmpty {
      var list: [String] = []
      for one in switches {
        let type = try one.type.map { (type) throws(LinkError) in
          #""type":\#(try wireText(type)),"#
        }
        list.append(
          #"{"title":\#(try wireText(one.title)),"group":\#(try wireText(one.group)),"#
            + #"\#(type ?? "")"on":\#(one.isOn)}"#)
      }
      words.append(#""switches":[\#(list.joined(separator: ","))]"#)
    }
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
    var switches: [Switch] = []
    if fields.has("switches") {
      for one in try fields.objects("switches", atMost: LinkLimits.alertSwitches) {
        switches.append(
          Switch(
            title: try one.shortText("title"), group: try one.shortText("group"),
            type: one.has("type") ? try one.shortText("type") : nil, isOn: try one.flag("on")))
      }
    }
    self.init(
      id: AlertID(try fields.whole("id")), title: try fields.shortText("title"),
      message: try fields.shortText("message"), buttons: buttons, cancelButton: cancelButton,
      preferredButton: preferredButton,
      app: fields.has("app") ? try fields.shortText("app") : nil, switches: switches,
      field: fields.has("field") ? try fields.shortText("field") : nil)
  }
}

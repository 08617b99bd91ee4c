extension SystemSetting {
  /// Returns the JSON members of the setting.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .switch(let name, let isOn): return #""switch":"\#(name.rawValue)","on":\#(isOn)"#
    case .level(let name, let number):
      return #""level":"\#(name.rawValue)","number":\#(try wireNumber(number))"#
    case .choice(let name, let word):
      return #""choice":"\#(name.rawValue)","word":\#(try wireText(word))"#
    case .accessibility(let name, let isOn):
      return #""accessibility":"\#(name.rawValue)","on":\#(isOn)"#
    case .keyboard(let name, let isOn):
      return #""keyboard":"\#(name.rawValue)","on":\#(isOn)"#
    case .paste(let bundle, let permission):
      return #""paste":"\#(bundle.text)","word":"\#(permission.rawValue)""#
    case .permission(let bundle, let resource, let permission):
      return #""permission":"\#(bundle.text)","resource":"\#(resource.rawValue)","#
        + #""status":"\#(permission.status.rawValue)","precise":\#(permission.isPrecise)"#
    case .fullAccess(let bundle, let isOn):
      return #""fullAccess":"\#(bundle.text)","on":\#(isOn)"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    if fields.has("switch") {
      self = .switch(try fields.word("switch"), try fields.flag("on"))
    } else if fields.has("level") {
      self = .level(try fields.word("level"), try fields.number("number"))
    } else if fields.has("choice") {
      self = .choice(try fields.word("choice"), try fields.shortText("word"))
    } else if fields.has("keyboard") {
      self = .keyboard(try fields.word("keyboard"), try fields.flag("on"))
    } else if fields.has("paste") {
      self = .paste(try fields.bundle("paste"), try fields.word("word"))
    } else if fields.has("permission") {
      self = .permission(
        try fields.bundle("permission"), try fields.word("resource"),
        Permission(try fields.word("status"), isPrecise: try fields.flag("precise")))
    } else if fields.has("fullAccess") {
      self = .fullAccess(try fields.bundle("fullAccess"), try fields.flag("on"))
    } else {
      self = .accessibility(try fields.word("accessibility"), try fields.flag("on"))
    }
  }
}

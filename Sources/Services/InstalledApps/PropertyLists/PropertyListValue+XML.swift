extension PropertyListValue {
  /// The value as an XML property list, with sorted keys.
  public var xml: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(into: &text, indent: "")
    return text + "</plist>\n"
  }

  private func write(into text: inout String, indent: String) {
    let deeper = indent + "  "
    switch content {
    case .string(let value): text += "\(indent)<string>\(Self.escaped(value))</string>\n"
    case .integer(let number): text += "\(indent)<integer>\(number)</integer>\n"
    case .real(let number): text += "\(indent)<real>\(number)</real>\n"
    case .bool(let value): text += "\(indent)<\(value)/>\n"
    case .date(let value): text += "\(indent)<date>\(Self.escaped(value))</date>\n"
    case .data(let value): text += "\(indent)<data>\(Self.escaped(value))</data>\n"
    case .array(let values):
      guard !values.isEmpty else { return text += "\(indent)<array/>\n" }
      text += "\(indent)<array>\n"
      for value in values { value.write(into: &text, indent: deeper) }
      text += "\(indent)</array>\n"
    case .dictionary(let members):
      guard !members.isEmpty else { return text += "\(indent)<dict/>\n" }
      text += "\(indent)<dict>\n"
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        text += "\(deeper)<key>\(Self.escaped(key))</key>\n"
        value.write(into: &text, indent: deeper)
      }
      text += "\(indent)</dict>\n"
    }
  }

  /// Returns a text without the characters that XML reserves or forbids.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

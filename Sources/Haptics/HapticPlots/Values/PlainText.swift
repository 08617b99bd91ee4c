/// Functions that make untrusted text fit for one line of a plot or a terminal.
package enum PlainText {
  /// Returns the text with line breaks and control characters replaced by spaces.
  package static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        if !line.hasSuffix(" ") { line += " " }
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

/// Texts from outside, made fit for one line of a picture or a terminal.
package enum PlainText {
  /// The text without line breaks and control characters, which could not be shown or would do
  /// things to a terminal.
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

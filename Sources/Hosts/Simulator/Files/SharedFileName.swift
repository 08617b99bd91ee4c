/// The names of files that pages send.
///
/// Step SimulatorPages.FI3.
package enum SharedFileName {
  /// Returns a name for a file in a folder: one that leads nowhere else, is not hidden, and shows
  /// as it is.
  package static func safe(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars { scalars.append(isUnsafe(scalar) ? "_" : scalar) }
    var text = Substring(String(scalars))
    while let first = text.first, first == "." || first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    let (base, suffix) = parts(of: String(text))
    let ending = suffix.utf8.count <= maximumSuffix ? suffix : ""
    var start = ending == suffix ? base : String(text)
    while start.utf8.count + ending.utf8.count > maximumBytes { start.removeLast() }
    let result = start + ending
    return result.isEmpty ? "File" : result
  }

  /// Returns a name with a number before its extension; the name itself for 1.
  static func numbered(_ name: String, _ number: Int) -> String {
    guard number > 1 else { return name }
    let (base, suffix) = parts(of: name)
    return "\(base)-\(number)\(suffix)"
  }

  /// Returns whether a character is replaced: no one sees it, or it changes the order of others.
  ///
  /// The joiners of scripts and of emoji stay.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "/" || scalar == "\\" { return true }
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: false
    }
  }

  /// Returns a name's base, and its extension with the period.
  private static func parts(of name: String) -> (base: String, suffix: String) {
    guard let period = name.lastIndex(of: "."), period > name.startIndex else { return (name, "") }
    return (String(name[..<period]), String(name[period...]))
  }

  /// The largest size of a name in bytes; room for a number is left below the 255 of Linux.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumBytes = 240
  /// The largest size of an extension in bytes.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumSuffix = 32
}

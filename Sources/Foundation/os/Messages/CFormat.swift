import Foundation

/// A C format in which braces declare the privacy of values: `%{public}@`.
struct CFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  /// Returns the formatted text (Logging.LO4).
  func text(_ arguments: [any CVarArg]) -> String {
    var (text, rest, arguments) = ("", format[...], arguments[...])
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      var options: [Substring] = []
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        options = rest[..<end].dropFirst().split(separator: ",").map { $0.drop { $0 == " " } }
        rest = rest[end...].dropFirst()
      }
      let length = rest.firstIndex { $0.isLetter && !"hlqLtjz".contains($0) || $0 == "@" }
      guard let length else { break }
      let (specification, kind) = (rest[...length], rest[length])
      rest = rest[length...].dropFirst()
      guard let argument = arguments.popFirst() else {
        text += "<missing>"
        continue
      }
      let isObject = "@sS".contains(kind)
      let isShown = options.contains("public") || !isObject && !isPrivate(options)
      text +=
        isShown || LogOutput.options.showsPrivate
        ? Self.text(String(specification), argument) : OSLogPrivacy.hidden
    }
    return text + rest
  }

  private func isPrivate(_ options: [Substring]) -> Bool {
    options.contains("private") || options.contains("sensitive")
  }

  private static func text(_ specification: String, _ argument: any CVarArg) -> String {
    if specification == "@" { return "\(argument)" }
    return String(format: "%" + specification, argument)
  }
}

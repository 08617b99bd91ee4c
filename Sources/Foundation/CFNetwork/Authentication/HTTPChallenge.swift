import TactusCoreFoundation

/// A challenge of a server or proxy: a scheme and its parameters (RFC 9110).
struct HTTPChallenge: Equatable {
  /// The scheme, as the server writes it.
  var scheme: String
  /// The parameters by their names in small letters.
  var parameters: [String: String] = [:]

  /// Returns the challenges of a header field, of which one value may have several.
  static func all(in field: String) -> [HTTPChallenge] {
    var scanner = HeaderFieldScanner(field)
    var challenges: [HTTPChallenge] = []
    while let word = scanner.word() {
      if scanner.take("=") {
        // A parameter of the last challenge, or a token with padding, such as that of Negotiate.
        while scanner.take("=") {}
        let value = scanner.quoted() ?? scanner.token()
        if !challenges.isEmpty {
          challenges[challenges.count - 1].parameters[word.lowercased()] = value
        }
      } else {
        challenges.append(HTTPChallenge(scheme: word))
      }
      _ = scanner.take(",")
    }
    return challenges
  }
}

/// A reader of the words and quoted texts of a header field.
private struct HeaderFieldScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  private mutating func skip() {
    while let next = rest.first, next == " " || next == "\t" { rest.removeFirst() }
  }

  /// Takes a sign, if it is next.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skip()
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a word after any commas; nil if there is none.
  mutating func word() -> String? {
    repeat { skip() } while take(",")
    let text = token()
    if text.isEmpty {
      // A character that is not part of a challenge ends it.
      rest = Substring().unicodeScalars
      return nil
    }
    return text
  }

  /// Takes the signs until the next space, comma, equality or quotation mark; there may be none.
  mutating func token() -> String {
    skip()
    var text = String.UnicodeScalarView()
    while let next = rest.first, !" \t,=\"".unicodeScalars.contains(next) {
      text.append(next)
      rest.removeFirst()
    }
    return String(text)
  }

  /// Takes a text in quotation marks; nil if there is none.
  mutating func quoted() -> String? {
    guard take("\"") else { return nil }
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst(), next != "\"" {
      if next == "\\" {
        if let escaped = rest.popFirst() { text.append(escaped) }
      } else {
        text.append(next)
      }
    }
    return String(text)
  }
}

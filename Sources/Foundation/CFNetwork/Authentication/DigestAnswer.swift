import TactusCoreFoundation
internal import TactusCryptography

/// The answer to a challenge of the scheme Digest (RFC 7616).
struct DigestAnswer {
  let challenge: HTTPChallenge
  let user: String
  let password: String
  let method: String
  let target: String
  /// The number of requests that were answered with the nonce, this one included.
  let count: UInt32
  /// The nonce of this side.
  let clientNonce: String

  /// Whether a challenge has an algorithm and a quality that are supported.
  static func supports(_ challenge: HTTPChallenge) -> Bool {
    guard challenge.parameters["nonce"] != nil, algorithm(of: challenge) != nil else {
      return false
    }
    return challenge.parameters["qop"].map { hasAuth($0) } ?? true
  }

  private static func hasAuth(_ qualities: String) -> Bool {
    qualities.split(separator: ",").contains {
      $0.trimmingCharacters(in: .whitespaces).lowercased() == "auth"
    }
  }

  private static func algorithm(
    of challenge: HTTPChallenge
  ) -> (algorithm: DigestAlgorithm, isSession: Bool)? {
    switch challenge.parameters["algorithm"]?.lowercased() ?? "md5" {
    case "md5": (.md5, false)
    case "md5-sess": (.md5, true)
    case "sha-256": (.sha256, false)
    case "sha-256-sess": (.sha256, true)
    default: nil
    }
  }

  /// The value of the header field; nil for an algorithm that is not supported.
  var field: String? {
    guard let (algorithm, isSession) = Self.algorithm(of: challenge) else { return nil }
    func digest(_ text: String) -> String {
      let bytes = Array(text.utf8).withUnsafeBytes { DigestState.digest(algorithm, of: $0) }
      return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let parameters = challenge.parameters
    let (realm, nonce) = (parameters["realm"] ?? "", parameters["nonce"] ?? "")
    let number = String(count, radix: 16)
    let counted = String(repeating: "0", count: max(0, 8 - number.count)) + number
    var first = digest("\(user):\(realm):\(password)")
    if isSession { first = digest("\(first):\(nonce):\(clientNonce)") }
    let second = digest("\(method):\(target)")
    let hasQuality = parameters["qop"] != nil
    let response =
      hasQuality
      ? digest("\(first):\(nonce):\(counted):\(clientNonce):auth:\(second)")
      : digest("\(first):\(nonce):\(second)")
    var parts = [
      "username=\(quote(user))", "realm=\(quote(realm))", "nonce=\(quote(nonce))",
      "uri=\(quote(target))", "response=\"\(response)\"",
    ]
    if let name = parameters["algorithm"] { parts.append("algorithm=\(name)") }
    if let opaque = parameters["opaque"] { parts.append("opaque=\(quote(opaque))") }
    if hasQuality { parts += ["qop=auth", "nc=\(counted)"] }
    if hasQuality || isSession { parts.append("cnonce=\(quote(clientNonce))") }
    return "Digest " + parts.joined(separator: ", ")
  }

  private func quote(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

import TactusCoreFoundation

/// The authentication that a response of a server or a proxy asks for.
///
/// Steps Networking.NW74…
///
/// - Thread: one at a time.
public final class CFHTTPAuthentication: _CoreFoundationObject, _CoreFoundationType {
  /// The challenge that is answered: the strongest one that is supported, or else the first.
  let challenge: HTTPChallenge?
  /// Whether the challenge is that of a proxy.
  let isOfProxy: Bool
  /// The number of requests that were answered.
  private var count: UInt32 = 0

  /// Reads the challenges of a response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - scheme: The scheme of the challenge that is answered; nil for any.
  init(_ response: CFHTTPMessage, scheme: String? = nil) {
    var status = 0
    if case .response(let number, _) = response.start { status = number }
    isOfProxy = status == 407
    let name = isOfProxy ? "Proxy-Authenticate" : "WWW-Authenticate"
    let isAsked = status == 401 || status == 407
    let all = (isAsked ? response.fields.value(of: name).map(HTTPChallenge.all(in:)) ?? [] : [])
      .filter { scheme == nil || $0.scheme.lowercased() == scheme?.lowercased() }
    challenge =
      all.first { $0.scheme.lowercased() == "digest" && DigestAnswer.supports($0) }
      ?? all.first { $0.scheme.lowercased() == "basic" } ?? all.first
  }

  /// Whether the challenge can be answered.
  var isSupported: Bool {
    guard let challenge else { return false }
    return switch challenge.scheme.lowercased() {
    case "basic": true
    case "digest": DigestAnswer.supports(challenge)
    default: false
    }
  }

  /// Returns the value of the header field for the scheme Basic; nil for a name with a colon,
  /// because a server ends the name at the first one.
  static func basicAnswer(user: String, password: String) -> String? {
    guard !user.contains(":") else { return nil }
    return "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
  }

  /// Adds the header field with the credentials to a request; returns whether the challenge is
  /// supported (Networking.NW75).
  func answer(_ request: CFHTTPMessage, user: String, password: String) -> Bool {
    guard isSupported, let challenge, case .request(let method, _, let target) = request.start
    else { return false }
    let value: String?
    if challenge.scheme.lowercased() == "basic" {
      value = Self.basicAnswer(user: user, password: password)
    } else {
      count += 1
      value =
        DigestAnswer(
          challenge: challenge, user: user, password: password, method: method, target: target,
          count: count, clientNonce: String(UInt64.random(in: 0 ... .max), radix: 16)
        ).field
    }
    guard let value else { return false }
    request.fields.set(isOfProxy ? "Proxy-Authorization" : "Authorization", value)
    return true
  }
}

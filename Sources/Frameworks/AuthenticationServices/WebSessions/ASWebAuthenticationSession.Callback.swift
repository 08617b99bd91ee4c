extension ASWebAuthenticationSession {
  /// The addresses that end a session.
  open class Callback: NSObject, @unchecked Sendable {
    /// Addresses by their parts.
    private enum Addresses {
      case scheme(String)
      case https(host: String, path: String)
    }

    private let addresses: Addresses

    /// Creates a callback for addresses with a scheme of the app.
    open class func customScheme(_ customScheme: String) -> Callback {
      Callback(.scheme(customScheme))
    }

    /// Creates a callback for addresses with `https`, a host and a path.
    open class func https(host: String, path: String) -> Callback {
      Callback(.https(host: host, path: path))
    }

    private init(_ addresses: Addresses) { self.addresses = addresses }

    /// Returns whether an address ends the session (SignIn.WS4).
    open func matchesURL(_ url: URL) -> Bool {
      switch addresses {
      case .scheme(let scheme): url.scheme?.lowercased() == scheme.lowercased()
      case .https(let host, let path):
        url.scheme?.lowercased() == "https" && url.host()?.lowercased() == host.lowercased()
          && Self.trimmed(url.path()) == Self.trimmed(path)
      }
    }

    // MARK: Internals

    /// A scheme that no address can have, such as one with a colon.
    var impossibleScheme: String? {
      guard case .scheme(let scheme) = addresses else { return nil }
      let isPossible =
        scheme.first?.isLetter == true
        && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      return isPossible ? nil : scheme
    }

    /// A path without the slashes around it.
    private static func trimmed(_ path: String) -> String {
      path.trimmingCharacters(in: CharacterSet(charactersIn: "/"))
    }
  }
}

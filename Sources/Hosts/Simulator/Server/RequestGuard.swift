/// The access rules of the server: only pages that this user opened with the ticket are served.
///
/// `Documentation/Behaviour/SimulatorPages.md` has the rules (SimulatorPages.SG1–SG9) that comments
/// name.
package struct RequestGuard: Sendable, Equatable {
  /// The port that the server listens on.
  package var port: Int
  /// The secret in the printed address.
  package let ticket: String
  /// The secret in the cookie of an admitted page.
  package let pass: String
  /// That of pages that another user of this machine has opened with the ticket; `nil` for the same
  /// secret, if it is one of this run alone (SimulatorPages.SG9).
  package let guestPass: String?

  /// The access rules for the local network; `nil` if it is not served.
  package var network: Network?

  package init(port: Int, ticket: String, pass: String, guestPass: String? = nil) {
    (self.port, self.ticket, self.pass, self.guestPass) = (port, ticket, pass, guestPass)
  }

  /// The access rules for pages on other machines.
  package struct Network: Sendable, Equatable {
    /// This machine's addresses there, each with its port, such as `192.168.1.20:8080`.
    package var hosts: [String]
    /// The secret in the address for the next page; valid once (SimulatorPages.SG7).
    package var ticket: String
    /// The secret in the cookie of an admitted page.
    package let pass: String

    package init(hosts: [String], ticket: String, pass: String) {
      (self.hosts, self.ticket, self.pass) = (hosts, ticket, pass)
    }

    /// The addresses that a user opens, valid once.
    package var addresses: [String] {
      hosts.map { "https://\($0)\(RequestGuard.ticketPath)\(ticket)" }
    }
  }

  /// The properties of a request that the rules check.
  package struct Request: Sendable, Equatable {
    package var method = "GET"
    package var path = "/"
    package var host: String?
    package var origin: String?
    package var cookies: String?
    /// The header `Sec-Fetch-Site`, which states the origin of a request.
    package var site: String?
    /// Whether the request came over TLS, from the local network.
    package var isFromNetwork = false
    /// Whether a program of another user of this machine has made the request.
    package var isFromOtherUser = false

    package init(
      method: String = "GET", path: String = "/", host: String? = nil, origin: String? = nil,
      cookies: String? = nil, site: String? = nil, isFromNetwork: Bool = false,
      isFromOtherUser: Bool = false
    ) {
      self.isFromOtherUser = isFromOtherUser
      self.isFromNetwork = isFromNetwork
      (self.method, self.path, self.host) = (method, path, host)
      (self.origin, self.cookies, self.site) = (origin, cookies, site)
    }
  }

  /// The decision on a request.
  package enum Decision: Sendable, Equatable {
    /// The request is answered.
    case allowed
    /// The request is redirected to the page, with a cookie.
    case admitted(cookie: String)
    /// The request is refused, with an HTTP status and a reason for the user.
    case refused(UInt32, String)
  }

  /// The path of the WebSocket.
  package static let socketPath = "/socket"
  /// The prefix of the paths of the person's files.
  package static let filesPath = "/files/"
  /// The prefix of the path that has the ticket.
  package static let ticketPath = "/open/"

  /// The URL that the user opens.
  package var address: String { "http://127.0.0.1:\(port)\(Self.ticketPath)\(ticket)" }

  /// Returns the decision on a request.
  package func decision(on request: Request) -> Decision {
    // SimulatorPages.SG1. Only GET and HEAD are allowed, and PUT for the person's files.
    let isUpload = request.method == "PUT" && request.path.hasPrefix(Self.filesPath)
    guard ["GET", "HEAD"].contains(request.method) || isUpload else {
      return .refused(405, "Only GET is answered here.")
    }
    // SimulatorPages.SG2. Other host names are refused, which prevents DNS rebinding.
    let names =
      request.isFromNetwork
      ? network?.hosts ?? [] : ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.host?.lowercased(), names.contains(host) else {
      return .refused(421, "The server does not serve this host.")
    }
    // SimulatorPages.SG3. Requests of other sites are refused, and a socket and a file need an
    // origin.
    let needsOrigin = request.path == Self.socketPath || isUpload
    let scheme = request.isFromNetwork ? "https" : "http"
    guard request.origin == "\(scheme)://\(host)" || (request.origin == nil && !needsOrigin) else {
      return .refused(403, "Requests of other sites are refused.")
    }
    if let site = request.site, !["same-origin", "none"].contains(site) {
      return .refused(403, "Requests of other sites are refused.")
    }
    // SimulatorPages.SG4. The ticket is exchanged for a cookie, so that it does not stay in the
    // address.
    if request.path.hasPrefix(Self.ticketPath) {
      let shown = request.path.dropFirst(Self.ticketPath.utf8.count)
      // SimulatorPages.SG7. Each network has its own secrets.
      let ticket = request.isFromNetwork ? network?.ticket ?? "" : ticket
      // SimulatorPages.SG9. A page that is admitted needs no ticket.
      guard Self.isEqual(shown.utf8, ticket.utf8) || hasPass(request) else {
        return .refused(
          403, "This address belongs to an earlier run. Open the one that was printed last.")
      }
      let attributes = "Path=/; HttpOnly; SameSite=Strict\(request.isFromNetwork ? "; Secure" : "")"
      return .admitted(cookie: "\(cookieName)=\(pass(for: request)); \(attributes)")
    }
    // SimulatorPages.SG5.
    guard hasPass(request) else {
      return .refused(403, "Open the address that tactus printed, which ends in a ticket.")
    }
    return .allowed
  }

  // MARK: Internals

  /// Returns the cookie's expected secret; without a network, one that nothing matches.
  private func pass(for request: Request) -> String {
    guard !request.isFromNetwork else { return network?.pass ?? "" }
    return request.isFromOtherUser ? guestPass ?? pass : pass
  }

  private func hasPass(_ request: Request) -> Bool {
    Self.isEqual(cookie(in: request.cookies ?? "").utf8, pass(for: request).utf8)
  }

  /// The name of the cookie, with the port because cookies do not distinguish ports.
  private var cookieName: String { "tactus-\(port)" }

  private func cookie(in header: String) -> String {
    for part in header.split(separator: ";") {
      let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if pair.count == 2, pair[0] == cookieName { return String(pair[1]) }
    }
    return ""
  }

  /// Compares two texts in a time that depends on their length only (SimulatorPages.SG6).
  private static func isEqual(
    _ shown: some Collection<UInt8>, _ secret: some Collection<UInt8>
  ) -> Bool {
    guard shown.count == secret.count, !secret.isEmpty else { return false }
    return zip(shown, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

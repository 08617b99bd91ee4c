/// Decides who may have anything of the server: only pages that this user opened with the ticket.
///
/// `Documentation/Behaviour/SimulatorPages.md` has the rules (SG1–SG8) that comments name.
package struct RequestGuard: Sendable, Equatable {
  /// The port that the server listens on.
  package var port: Int
  /// The secret in the address that is printed.
  package let ticket: String
  /// The secret that a page has once it was let in.
  package let pass: String

  /// What others on the local network are let in with; `nil` where they are not.
  package var network: Network?

  package init(port: Int, ticket: String, pass: String) {
    (self.port, self.ticket, self.pass) = (port, ticket, pass)
  }

  /// How pages of other machines are let in.
  package struct Network: Sendable, Equatable {
    /// This machine's addresses there, each with its port, such as `192.168.1.20:8080`.
    package var hosts: [String]
    /// The secret in the address for the next page; good once (SG7).
    package var ticket: String
    /// The secret that a page has once it was let in.
    package let pass: String

    package init(hosts: [String], ticket: String, pass: String) {
      (self.hosts, self.ticket, self.pass) = (hosts, ticket, pass)
    }

    /// The addresses that a person opens, once.
    package var addresses: [String] {
      hosts.map { "https://\($0)\(RequestGuard.ticketPath)\(ticket)" }
    }
  }

  /// What a request says of itself.
  package struct Request: Sendable, Equatable {
    package var method = "GET"
    package var path = "/"
    package var host: String?
    package var origin: String?
    package var cookies: String?
    /// The header `Sec-Fetch-Site`, by which browsers say where a request comes from.
    package var site: String?
    /// Whether it came over TLS, from the local network.
    package var isFromNetwork = false

    package init(
      method: String = "GET", path: String = "/", host: String? = nil, origin: String? = nil,
      cookies: String? = nil, site: String? = nil, isFromNetwork: Bool = false
    ) {
      self.isFromNetwork = isFromNetwork
      (self.method, self.path, self.host) = (method, path, host)
      (self.origin, self.cookies, self.site) = (origin, cookies, site)
    }
  }

  /// What becomes of a request.
  package enum Verdict: Sendable, Equatable {
    /// It is answered.
    case allowed
    /// It is sent on to the page, with this cookie.
    case letIn(cookie: String)
    /// It is refused, with a status of HTTP and a reason for people.
    case refused(UInt32, String)
  }

  /// Where pages connect.
  package static let socketPath = "/socket"
  /// How the address that is printed begins.
  package static let ticketPath = "/open/"

  /// The address that a person opens.
  package var address: String { "http://127.0.0.1:\(port)\(Self.ticketPath)\(ticket)" }

  /// Decides on a request.
  package func verdict(on request: Request) -> Verdict {
    // SG1. Nothing is changed by a request.
    guard ["GET", "HEAD"].contains(request.method) else {
      return .refused(405, "Only GET is answered here.")
    }
    // SG2. A name that somebody else has pointed to this machine is not ours.
    let names =
      request.isFromNetwork
      ? network?.hosts ?? [] : ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.host?.lowercased(), names.contains(host) else {
      return .refused(421, "This is not the host that was asked for.")
    }
    // SG3. Other sites get nothing, and a socket says where it comes from.
    let isSocket = request.path == Self.socketPath
    let scheme = request.isFromNetwork ? "https" : "http"
    guard request.origin == "\(scheme)://\(host)" || (request.origin == nil && !isSocket) else {
      return .refused(403, "Other sites get nothing here.")
    }
    // SG4. The ticket is exchanged for a cookie, so that it does not stay in the address.
    if request.path.hasPrefix(Self.ticketPath) {
      let shown = request.path.dropFirst(Self.ticketPath.utf8.count)
      // SG7. Each network has its own secrets.
      let ticket = request.isFromNetwork ? network?.ticket ?? "" : ticket
      guard Self.isEqual(shown.utf8, ticket.utf8) else {
        return .refused(403, "This address is of another run. Open the one that was printed last.")
      }
      let attributes = "Path=/; HttpOnly; SameSite=Strict\(request.isFromNetwork ? "; Secure" : "")"
      return .letIn(cookie: "\(cookieName)=\(pass(for: request)); \(attributes)")
    }
    if let site = request.site, !["same-origin", "none"].contains(site) {
      return .refused(403, "Other sites get nothing here.")
    }
    // SG5.
    guard Self.isEqual(cookie(in: request.cookies ?? "").utf8, pass(for: request).utf8) else {
      return .refused(403, "Open the address that tactus printed, which ends in a ticket.")
    }
    return .allowed
  }

  // MARK: Internals

  /// What its cookie must say; of a network that nobody is let in from, nothing is right.
  private func pass(for request: Request) -> String {
    request.isFromNetwork ? network?.pass ?? "" : pass
  }

  /// Cookies do not tell ports apart, so the name does.
  private var cookieName: String { "tactus-\(port)" }

  private func cookie(in header: String) -> String {
    for part in header.split(separator: ";") {
      let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if pair.count == 2, pair[0] == cookieName { return String(pair[1]) }
    }
    return ""
  }

  /// Takes as long for a secret that is almost right as for any other of its length (SG6).
  private static func isEqual(
    _ shown: some Collection<UInt8>, _ secret: some Collection<UInt8>
  ) -> Bool {
    guard shown.count == secret.count, !secret.isEmpty else { return false }
    return zip(shown, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

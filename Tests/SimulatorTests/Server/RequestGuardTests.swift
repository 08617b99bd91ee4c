import TactusSimulator
import Testing

@Suite struct RequestGuardTests {
  private let rules = RequestGuard(port: 8080, ticket: "ticket", pass: "secret")

  private func verdict(
    _ path: String = "/", method: String = "GET", host: String? = "127.0.0.1:8080",
    origin: String? = nil, cookies: String? = "tactus-8080=secret", site: String? = nil
  ) -> RequestGuard.Decision {
    rules.decision(
      on: .init(
        method: method, path: path, host: host, origin: origin, cookies: cookies, site: site))
  }

  private func status(_ verdict: RequestGuard.Decision) -> UInt32? {
    if case .refused(let status, _) = verdict { status } else { nil }
  }

  // SimulatorPages.SG2.
  @Test("Serves files to pages with the cookie, by either name of this machine")
  func files() {
    #expect(verdict() == .allowed)
    #expect(verdict("/main.js", host: "localhost:8080", site: "same-origin") == .allowed)
    #expect(verdict("/", cookies: "other=1; tactus-8080=secret; more=2") == .allowed)
  }

  // SimulatorPages.SG4.
  @Test("Exchanges the ticket for a cookie that is HttpOnly and SameSite")
  func ticket() {
    guard case .admitted(let cookie) = verdict("/open/ticket", cookies: nil) else {
      Issue.record("the ticket does not let in")
      return
    }
    #expect(cookie == "tactus-8080=secret; Path=/; HttpOnly; SameSite=Strict")
    #expect(status(verdict("/open/ticke", cookies: nil)) == 403)
    #expect(status(verdict("/open/", cookies: nil)) == 403)
    #expect(status(verdict("/open/ticket2", cookies: nil)) == 403)
    for site in ["cross-site", "same-site"] {
      #expect(status(verdict("/open/ticket", cookies: nil, site: site)) == 403)
    }
  }

  @Test("SimulatorPages.SG9. A stored secret is for this user's programs, the ticket for all")
  func otherUsers() {
    let rules = RequestGuard(port: 8080, ticket: "ticket", pass: "stored", guestPass: "guest")
    func decide(_ path: String, _ cookies: String?, _ isOther: Bool) -> RequestGuard.Decision {
      rules.decision(
        on: .init(
          path: path, host: "127.0.0.1:8080", cookies: cookies, isFromOtherUser: isOther))
    }
    #expect(decide("/", "tactus-8080=stored", false) == .allowed)
    #expect(status(decide("/", "tactus-8080=stored", true)) == 403)
    #expect(decide("/", "tactus-8080=guest", true) == .allowed)
    #expect(status(decide("/", "tactus-8080=guest", false)) == 403)
    for (isOther, secret) in [(true, "guest"), (false, "stored")] {
      let cookie = "tactus-8080=\(secret); Path=/; HttpOnly; SameSite=Strict"
      #expect(decide("/open/ticket", nil, isOther) == .admitted(cookie: cookie))
      // An address of an earlier run leads a page that is admitted already to this one.
      let shown = "tactus-8080=\(secret)"
      #expect(decide("/open/older", shown, isOther) == .admitted(cookie: cookie))
      #expect(status(decide("/open/older", nil, isOther)) == 403)
    }
  }

  @Test("SimulatorPages.SG9. The kernel's table has the user of a connection")
  func owners() {
    let lines = """
        sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
         0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1
         1: 0100007F:C350 0100007F:1F90 01 00000000:00000000 00:00000000 00000000  1000        0 2
         2: 0100007F:1F90 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 3
      """
    let table = Array(lines.utf8)
    #expect(ConnectionOwner.user(at: 50_000, to: 8080, in: table) == 1000)
    #expect(ConnectionOwner.user(at: 50_001, to: 8080, in: table) == nil)
    #expect(ConnectionOwner.user(at: 50_000, to: 8081, in: table) == nil)
    #expect(ConnectionOwner.user(at: 50_000, to: 8080, in: []) == nil)
    // A port of fewer digits, and a line without an end or without its columns.
    let cut = Array("x\n 3: 0100007F:0050 0100007F:1F90 01 0:0 0:0 0  7 0 5".utf8)
    #expect(ConnectionOwner.user(at: 80, to: 8080, in: cut) == 7)
    #expect(ConnectionOwner.user(at: 80, to: 8080, in: Array(cut.dropLast(2))) == nil)
    // A connection without an inode: its program has closed it.
    let closed = Array("x\n 3: 0100007F:0050 0100007F:1F90 01 0:0 0:0 0  0 0 0".utf8)
    #expect(ConnectionOwner.user(at: 80, to: 8080, in: closed) == ConnectionOwner.nobody)
  }

  @Test(
    "SimulatorPages.SG9. A stored text is a secret only if it has 32 hexadecimal digits",
    arguments: [
      ("0123456789abcdef0123456789abcdef", true), ("0123456789abcdef0123456789abcde", false),
      ("0123456789abcdef0123456789abcdef0", false), ("0123456789ABCDEF0123456789abcdef", false),
      ("", false), ("0123456789abcdef0123456789abcde\n", false),
    ])
  func storedTexts(text: String, isSecret: Bool) {
    #expect((PageSecret(text) != nil) == isSecret)
    #expect(PageSecret(PageSecret().text) != nil)
  }

  // SimulatorPages.SG5.
  @Test(
    "Refuses pages without the cookie",
    arguments: [nil, "", "tactus-8080=", "tactus-8080=wrong!", "tactus-8081=secret", "secret"])
  func cookies(_ cookies: String?) { #expect(status(verdict(cookies: cookies)) == 403) }

  // SimulatorPages.SG2.
  @Test(
    "Refuses other host names, against DNS rebinding",
    arguments: [nil, "evil.example:8080", "127.0.0.1", "127.0.0.1:80", "localhost.evil:8080"])
  func hosts(_ host: String?) { #expect(status(verdict(host: host)) == 421) }

  // SimulatorPages.SG3.
  @Test("Refuses other sites, and sockets without an origin")
  func origins() {
    let own = "http://127.0.0.1:8080"
    #expect(verdict("/socket", origin: own) == .allowed)
    #expect(status(verdict("/socket")) == 403)
    #expect(status(verdict("/socket", origin: "http://localhost:8080")) == 403)
    for origin in ["https://evil.example", "null", "http://127.0.0.1:8081", own + "/"] {
      #expect(status(verdict("/socket", origin: origin)) == 403)
      #expect(status(verdict("/main.js", origin: origin)) == 403)
    }
    #expect(status(verdict("/main.js", site: "cross-site")) == 403)
    #expect(status(verdict("/main.js", site: "same-site")) == 403)
  }

  // SimulatorPages.SG1.
  @Test("Allows only GET and HEAD", arguments: ["POST", "PUT", "DELETE", "OPTIONS", ""])
  func methods(_ method: String) { #expect(status(verdict(method: method)) == 405) }

  @Test("The local network has its own ticket, cookie and name, and accepts none of this machine's")
  func network() {
    var rules = rules
    func verdict(
      _ path: String = "/", host: String = "192.0.2.2:8080", origin: String? = nil,
      cookies: String? = nil
    ) -> RequestGuard.Decision {
      rules.decision(
        on: .init(
          path: path, host: host, origin: origin, cookies: cookies, site: nil, isFromNetwork: true))
    }
    // Without the option nobody is admitted.
    #expect(status(verdict("/open/ticket")) == 421)
    rules.network = RequestGuard.Network(
      hosts: ["192.0.2.2:8080"], ticket: "once", pass: "other")
    guard case .admitted(let cookie) = verdict("/open/once") else {
      Issue.record("the ticket does not let in")
      return
    }
    #expect(cookie == "tactus-8080=other; Path=/; HttpOnly; SameSite=Strict; Secure")
    #expect(status(verdict("/open/ticket")) == 403)
    #expect(status(verdict(cookies: "tactus-8080=secret")) == 403)
    #expect(verdict(cookies: "tactus-8080=other") == .allowed)
    #expect(status(verdict(host: "127.0.0.1:8080", cookies: "tactus-8080=other")) == 421)
    let own = "https://192.0.2.2:8080"
    #expect(verdict("/socket", origin: own, cookies: "tactus-8080=other") == .allowed)
    let plain = "http://192.0.2.2:8080"
    #expect(status(verdict("/socket", origin: plain, cookies: "tactus-8080=other")) == 403)
    // The pages of this machine are not affected.
    let local = rules.decision(
      on: .init(path: "/", host: "127.0.0.1:8080", cookies: "tactus-8080=other"))
    #expect(status(local) == 403)
  }
}

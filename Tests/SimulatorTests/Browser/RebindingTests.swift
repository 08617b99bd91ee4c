import Foundation
import Testing

extension BrowserTests {
  /// A page of another site whose name leads to this machine (DNS rebinding).
  @Suite(.serialized) struct RebindingTests {
    private static let site = "rebound.example"

    // SimulatorPages.SG2.
    @Test("A name of another site that leads here gets neither the page nor a cookie nor a socket")
    func names() throws {
      let bench = try SimulatorBench()
      let browser = try Chromium(resolving: "MAP \(Self.site) 127.0.0.1")
      let foreign = "http://\(Self.site):\(bench.port)"
      func status(_ path: String) throws -> Any? {
        try browser.evaluate("fetch('\(path)').then(a => a.status)")
      }
      // Even with the ticket.
      try browser.open("\(foreign)/open/\(bench.ticket)")
      try browser.wait(until: "location.host === '\(Self.site):\(bench.port)'")
      let navigation = "performance.getEntriesByType('navigation')[0].responseStatus"
      try browser.wait(until: "\(navigation) > 0")
      #expect(try browser.evaluate(navigation) as? Int == 421)
      #expect(try browser.evaluate("document.cookie") as? String == "")
      for path in ["/", "/main.js", "/open/\(bench.ticket)", "/socket"] {
        #expect(try status(path) as? Int == 421, "\(path)")
      }
      let socket = """
        new Promise(done => {
          const socket = new WebSocket('ws://\(Self.site):\(bench.port)/socket')
          socket.onopen = () => done('open')
          socket.onerror = () => done('refused')
        })
        """
      #expect(try browser.evaluate(socket) as? String == "refused")
      // From there the page of this machine cannot be read, nor its socket be opened.
      let own = "http://127.0.0.1:\(bench.port)"
      let read = "fetch('\(own)/', {credentials: 'include'}).then(a => a.text(), e => 'refused')"
      #expect(try browser.evaluate(read) as? String == "refused")
      let other = socket.replacing("ws://\(Self.site)", with: "ws://127.0.0.1")
      #expect(try browser.evaluate(other) as? String == "refused")
      // The ticket was not spent, and the phone is there for its own page.
      try browser.open(bench.simulator.address)
      try browser.wait(until: "window.tactus?.state?.status === 'running'")
      // Nor does the cookie of this machine open anything under the other name.
      try browser.open(foreign)
      try browser.wait(until: "\(navigation) > 0 && location.host.startsWith('rebound')")
      #expect(try browser.evaluate(navigation) as? Int == 421)
      #expect(try status("/main.js") as? Int == 421)
    }
  }
}

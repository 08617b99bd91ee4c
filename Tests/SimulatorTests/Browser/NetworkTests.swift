import Foundation
import Simulator
import Testing

extension BrowserTests {
  /// A page of another machine, as far as one machine can be two (SG7, SG8).
  @Suite(.serialized, .enabled(if: !LocalNetwork.addresses().isEmpty))
  struct NetworkTests {
    private let host = LocalNetwork.addresses().first ?? ""

    @Test("Without being asked for, nothing listens on the local network")
    func silence() throws {
      let bench = try SimulatorBench(isWeighing: false)
      #expect(bench.simulator.network == nil)
      #expect(throws: Chromium.Failure.self) { try WebClient(port: bench.port, host: host) }
    }

    @Test("A page on the local network presses the phone, over TLS and with a ticket for one")
    func presses() throws {
      let next = Announcements()
      let bench = try SimulatorBench {
        $0.servesNetwork = true
        $0.announceAddresses = { $0.forEach(next.add) }
      }
      let network = try #require(bench.simulator.network)
      let address = try #require(network.addresses.first)
      #expect(address.hasPrefix("https://\(host):") && network.fingerprint.count == 32 * 3 - 1)
      let browser = try Chromium(trustsAll: true)
      try browser.open(address)
      try browser.wait(
        until: "window.tactus?.state?.status === 'running' && tactus.view.drawing")
      let (x, y) = try browser.middle(of: "#glass")
      try browser.press(x: x, y: y, from: 0.1, to: 0.9)
      try browser.wait(until: "document.querySelectorAll('.haptic').length === 2")
      try browser.touch("touchEnd", [])
      #expect(browser.complaints == [])

      // The ticket was good once, and the next is another.
      let late = try Chromium(trustsAll: true)
      try late.open(address)
      try late.wait(until: "document.body?.textContent.includes('of another run')")
      var newest = ""
      #expect(
        next.wait {
          newest = $0.last ?? ""
          return !newest.isEmpty
        })
      #expect(newest != address)
      try late.open(newest)
      try late.wait(until: "window.tactus?.state?.pages === 2")

      // What is let in here is not let in there, and nothing is said without TLS.
      let port = URL(string: address)?.port ?? 0
      let client = try WebClient(port: port, host: host)
      client.send(Array("GET / HTTP/1.1\r\nHost: \(host):\(port)\r\n\r\n".utf8))
      #expect(!String(decoding: client.receive(), as: UTF8.self).contains("HTTP/1.1 200"))
      let own = URL(string: newest)?.lastPathComponent ?? ""
      try late.open(
        bench.simulator.address.replacingOccurrences(of: bench.ticket, with: own))
      try late.wait(until: "document.body?.textContent.includes('of another run')")
    }
  }
}

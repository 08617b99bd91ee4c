import Foundation
import TactusSimulator
import Testing

extension BrowserTests {
  /// A page of another machine, simulated on one machine (SimulatorPages.SG7, SimulatorPages.SG8).
  @Suite(.serialized, .enabled(if: !LocalNetwork.addresses().isEmpty))
  struct NetworkTests {
    private let host = LocalNetwork.addresses().first ?? ""

    // SimulatorPages.SG1.
    @Test("By default nothing listens on the local network")
    func silence() throws {
      let bench = try SimulatorBench(isWeighing: false)
      #expect(bench.simulator.network == nil)
      #expect(throws: Chromium.Failure.self) { try WebClient(port: bench.port, host: host) }
    }

    @Test("A page on the local network can touch the phone, over TLS and with a one-time ticket")
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
      #expect(browser.scriptErrors == [])

      // SimulatorPages.SG8: TLS 1.2 is answered with a handshake, earlier versions are not.
      for minor in 1...3 as ClosedRange<UInt8> {
        let client = try WebClient(port: URL(string: address)?.port ?? 0, host: host)
        client.send(WebClient.clientHello(minor: minor))
        #expect((client.receive(atMost: 1) == [0x16]) == (minor == 3), "TLS 1.\(minor - 1)")
      }

      // The ticket was valid once, and the next one differs.
      let late = try Chromium(trustsAll: true)
      try late.open(address)
      try late.wait(until: "document.body?.textContent.includes('belongs to an earlier run')")
      var newest = ""
      #expect(
        next.wait {
          newest = $0.last ?? ""
          return !newest.isEmpty
        })
      #expect(newest != address)
      try late.open(newest)
      try late.wait(until: "window.tactus?.state?.pages === 2")

      // Secrets of one network are not valid on the other, and there is no answer without TLS.
      let port = URL(string: address)?.port ?? 0
      let client = try WebClient(port: port, host: host)
      client.send(Array("GET / HTTP/1.1\r\nHost: \(host):\(port)\r\n\r\n".utf8))
      #expect(!String(decoding: client.receive(), as: UTF8.self).contains("HTTP/1.1 200"))
      let own = URL(string: newest)?.lastPathComponent ?? ""
      try late.open(
        bench.simulator.address.replacingOccurrences(of: bench.ticket, with: own))
      try late.wait(until: "document.body?.textContent.includes('belongs to an earlier run')")
    }
  }
}

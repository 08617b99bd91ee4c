import MultipeerConnectivity
import TestSupport
import Testing

/// The types of services of peers.
@Suite struct ServiceTypeTests {
  @Test(
    "Peers.DI1. Types of 1 to 15 lowercase letters, digits and single hyphens are good",
    arguments: ["a", "tea-4-two", "4a", "abcdefghijklmno"])
  func good(_ type: String) {
    let peer = MCPeerID(displayName: "Kettle")
    let browser = MCNearbyServiceBrowser(peer: peer, serviceType: type)
    #expect(browser.serviceType == type && browser.myPeerID == peer)
    let advertiser = MCNearbyServiceAdvertiser(
      peer: peer, discoveryInfo: ["cup": "3"], serviceType: type)
    #expect(advertiser.serviceType == type && advertiser.discoveryInfo == ["cup": "3"])
  }

  @Test("Peers.DI1. Any other type ends the program")
  func bad() async throws {
    for type in ["", "abcdefghijklmnop", "Tea", "tea_", "-tea", "tea-", "te--a", "42", "tée"] {
      let result = try await #require(
        processExitsWith: .signal(SIGILL), observing: [\.standardErrorContent]
      ) { [type = type as String] in
        _ = MCNearbyServiceBrowser(peer: MCPeerID(displayName: "Cup"), serviceType: type)
      }
      let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(text.contains("Invalid serviceType"), "\(type)")
    }
    let result = try await #require(
      processExitsWith: .signal(SIGILL), observing: [\.standardErrorContent]
    ) {
      _ = MCNearbyServiceAdvertiser(
        peer: MCPeerID(displayName: "Cup"), discoveryInfo: nil, serviceType: "_tea._tcp")
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Invalid serviceType passed to MCNearbyServiceAdvertiser"))
  }

  @Test("Peers.DI1. Values that do not fit into a TXT record end the program")
  func values() async throws {
    let peer = MCPeerID(displayName: "Kettle")
    let longest = ["k": String(repeating: "v", count: 253)]
    let advertiser = MCNearbyServiceAdvertiser(
      peer: peer, discoveryInfo: longest, serviceType: "tea")
    #expect(advertiser.discoveryInfo == longest)
    for info in [["k": String(repeating: "v", count: 254)], ["a=b": "c"]] {
      await #expect(processExitsWith: .signal(SIGILL)) { [info = info as [String: String]] in
        _ = MCNearbyServiceAdvertiser(
          peer: MCPeerID(displayName: "Cup"), discoveryInfo: info, serviceType: "tea")
      }
    }
  }
}

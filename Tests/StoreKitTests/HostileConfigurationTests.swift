import Foundation
import StoreKit
import Testing

/// StoreKit configuration files that no developer wrote.
@Suite struct HostileConfigurationTests {
  private static func product(_ parts: String, id: String = "a") -> String {
    #"{"productID":"\#(id)","type":"NonConsumable","displayPrice":"1.99"\#(parts)}"#
  }

  private static func subscription(_ parts: String) -> String {
    #"{"subscriptionGroups":[{"id":"1","subscriptions":[{"productID":"a","#
      + #""type":"RecurringSubscription","displayPrice":"1","recurringSubscriptionPeriod":"P1M","#
      + #""introductoryOffer":{"paymentMode":"payUpFront","subscriptionPeriod":"P2M","#
      + #""displayPrice":"1"\#(parts)}}]}]}"#
  }

  private static let texts = [
    String(repeating: "[", count: 200_000), String(repeating: #"{"products":["#, count: 50_000),
    #"{"products":[{"productID":"a","type":"NonConsumable","displayPrice":"NaN"}]}"#,
    #"{"products":[{"productID":"a","type":"NonConsumable","displayPrice":"1e120"}]}"#,
    #"{"products":[{"productID":"a","type":"NonConsumable","displayPrice":"-1"}]}"#,
    #"{"products":[{"productID":"a","type":"\#(String(repeating: "x", count: 1 << 20))"}]}"#,
    #"{"version":{"major":1e400}}"#, #"{"version":{"major":99999999999999999999}}"#,
    #"{"version":{"major":NaN}}"#, #"{"products":[\#(product(#","groupNumber":1e30"#))]}"#,
    #"{"products":[\#(product("")),\#(product(""))]}"#, "", "null", "[]", #"{"products":{}}"#,
    subscription(#","numberOfPeriods":9223372036854775807"#),
    subscription(#","numberOfPeriods":1001"#), subscription(#","numberOfPeriods":-1"#),
  ]

  @Test(
    "Purchases.CF5. A hostile configuration file is one error of one line, and ends no app",
    arguments: texts.indices)
  func hostile(index: Int) throws {
    check(Data(Self.texts[index].utf8))
  }

  @Test(
    "Purchases.CF5. Bytes that are no text are one error",
    arguments: [0xFF, 0xC3, 0x00] as [UInt8])
  func bytes(byte: UInt8) {
    check(Data(#"{"products":[{"productID":""#.utf8) + [byte, byte] + Data(#""}]}"#.utf8))
  }

  @Test("Purchases.CF5. A large file is not read, nor is one that is no file")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let large = folder.appending(path: "Large.storekit")
    // A file with a hole, which takes no room.
    #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
    #expect(truncate(large.path, StoreConfiguration.byteLimit + 1) == 0)
    let pipe = folder.appending(path: "Pipe.storekit")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    for url in [large, pipe, folder, folder.appending(path: "None.storekit")] {
      let error = #expect(throws: StoreConfigurationError.self) {
        try StoreConfiguration(contentsOf: url)
      }
      #expect(error?.description.hasPrefix("\(url.path): error: ") == true)
    }
  }

  @Test("Purchases.CF5. Twenty thousand products are read, and the most that an offer may have")
  func many() throws {
    let products = (0..<20_000).map { Self.product("", id: "p\($0)") }.joined(separator: ",")
    let all = try StoreConfiguration(Data(#"{"products":[\#(products)]}"#.utf8), path: "a")
    #expect(all.items.count == 20_000)
    let offer = Self.subscription(#","numberOfPeriods":1000"#)
    #expect(try StoreConfiguration(Data(offer.utf8), path: "a").items.count == 1)
  }

  private func check(_ data: Data) {
    let error = #expect(throws: StoreConfigurationError.self) {
      try StoreConfiguration(data, path: "Timer.storekit")
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("Timer.storekit: error: "), "\(text)")
    #expect(text.utf8.count < 500 && !text.contains("\n"), "\(text)")
  }
}

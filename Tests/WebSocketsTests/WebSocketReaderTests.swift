import TactusWebSockets
import TestSupport
import Testing

/// Tests of the reader of messages.
@Suite struct WebSocketReaderTests {
  private func read(
    _ bytes: [UInt8], fromClient: Bool = false, limit: Int = .max
  ) throws(WebSocketFailure) -> [WebSocketMessage] {
    let reader = WebSocketReader(readsClient: fromClient, limit: limit)
    reader.receive(bytes)
    var messages: [WebSocketMessage] = []
    while let message = try reader.next() { messages.append(message) }
    return messages
  }

  @Test("Messages of any length are read, however their bytes are divided")
  func roundTrips() throws {
    for seed in RandomCases.seeds(UInt64(20)) {
      var random = SeededRandom(seed: seed)
      let fromClient = Bool.random(using: &random)
      var (bytes, expected): ([UInt8], [WebSocketMessage]) = ([], [])
      for _ in 0..<5 {
        let count = [0, 1, 125, 126, 65_535, 65_536].randomElement(using: &random) ?? 0
        let payload = (0..<count).map { _ in UInt8.random(in: 0...127, using: &random) }
        let kind: WebSocketMessage.Kind = Bool.random(using: &random) ? .text : .binary
        expected.append(WebSocketMessage(kind, payload))
        func mask() -> [UInt8]? {
          fromClient ? (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) } : nil
        }
        let cut = Int.random(in: 0...count, using: &random)
        bytes += try WebSocketMessage.frame(
          kind, Array(payload[..<cut]), isLast: false, mask: mask())
        bytes += try WebSocketMessage.frame(.ping, [7], mask: mask())
        bytes += try WebSocketMessage.frame(.continuation, Array(payload[cut...]), mask: mask())
      }
      let reader = WebSocketReader(readsClient: fromClient, limit: .max)
      var found: [WebSocketMessage] = []
      while !bytes.isEmpty {
        let count = min(bytes.count, Int.random(in: 1...40_000, using: &random))
        reader.receive(Array(bytes[..<count]))
        bytes.removeFirst(count)
        while let message = try reader.next() { found.append(message) }
      }
      #expect(found.filter { $0.kind != .ping } == expected)
      #expect(found.count { $0 == WebSocketMessage(.ping, [7]) } == 5)
    }
  }

  @Test(
    "Bytes against the protocol are refused",
    arguments: [
      [0xc1, 0], [0x83, 0], [0x09, 0], [0x89, 126, 0, 126], [0x80, 0], [0x01, 0, 0x01, 0],
      [0x82, 126, 0, 125], [0x82, 127, 0, 0, 0, 0, 0, 0, 0xff, 0xff],
      [0x82, 127, 0xff, 0, 0, 0, 0, 0, 0, 0], [0x88, 1, 3], [0x88, 2, 3, 0xed],
      [0x81, 0x80, 0, 0, 0, 0],
    ] as [[UInt8]])
  func violations(_ bytes: [UInt8]) {
    #expect(throws: WebSocketFailure.violation) { try read(bytes) }
  }

  @Test("A client must mask its bytes")
  func masks() throws {
    #expect(throws: WebSocketFailure.violation) { try read([0x82, 0], fromClient: true) }
    #expect(
      try read([0x82, 0x80, 1, 2, 3, 4], fromClient: true) == [WebSocketMessage(.binary, [])])
  }

  @Test("Text and reasons must be UTF-8")
  func text() throws {
    #expect(throws: WebSocketFailure.invalidText) { try read([0x81, 1, 0xff]) }
    #expect(throws: WebSocketFailure.invalidText) { try read([0x88, 3, 3, 0xe8, 0xff]) }
    #expect(try read([0x81, 2, 0xc3, 0xa9]) == [WebSocketMessage(.text, [0xc3, 0xa9])])
    #expect(try read([0x88, 2, 3, 0xe8])[0].closeCode == 1_000)
    #expect(try read([0x88, 0])[0].closeCode == nil)
  }

  @Test("A ping of more than 125 bytes cannot be written")
  func longPing() throws {
    #expect(throws: WebSocketFailure.tooLong) {
      try WebSocketMessage.frame(.ping, [UInt8](repeating: 1, count: 126), mask: nil)
    }
    #expect(
      try WebSocketMessage.frame(.ping, [7], mask: [1, 2, 3, 4]) == [0x89, 0x81, 1, 2, 3, 4, 6])
  }

  @Test("A message as long as the limit is read; a longer one, also in parts, is refused")
  func limits() throws {
    #expect(try read([0x82, 2, 1, 2], limit: 2).count == 1)
    #expect(throws: WebSocketFailure.tooLong) { try read([0x82, 3, 1, 2, 3], limit: 2) }
    // The length is known before the contents.
    #expect(throws: WebSocketFailure.tooLong) { try read([0x82, 126, 0, 201, 1], limit: 200) }
    #expect(throws: WebSocketFailure.tooLong) { try read([0x02, 2, 1, 2, 0x80, 1, 3], limit: 2) }
    #expect(throws: WebSocketFailure.tooLong) {
      try read([0x82, 127] + [0x7f] + [UInt8](repeating: 0xff, count: 8))
    }
    #expect(try read([0x82, 127, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff]) == [])
    #expect(try read([0x89, 3, 1, 2, 3], limit: 2).count == 1)
    #expect(throws: WebSocketFailure.tooLong) {
      try read([0x82, 127, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1], limit: 2)
    }
  }
}

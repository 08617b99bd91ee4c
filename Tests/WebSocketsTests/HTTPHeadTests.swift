import TactusWebSockets
import Testing

/// Tests of the heads of requests and responses.
@Suite struct HTTPHeadTests {
  @Test("A head is read as it was written, and the bytes after it remain")
  func roundTrip() throws {
    let head = HTTPHead("GET / HTTP/1.1", [.init("Host", "kettle"), .init("Tea", "green, black")])
    let read = try #require(try HTTPHead.read(head.bytes + [1, 2]))
    #expect(read.head == head && read.count == head.bytes.count)
    #expect(read.head.values("tea") == ["green", "black"] && read.head.values("water") == [])
    for count in 0..<head.bytes.count {
      #expect(try HTTPHead.read(Array(head.bytes[..<count])) == nil)
    }
  }

  @Test("Breaks of lines in a value add no field")
  func injection() throws {
    let head = HTTPHead("GET / HTTP/1.1", [.init("Tea", "green\r\nEvil: yes\r\n\r\n")])
    let read = try #require(try HTTPHead.read(head.bytes))
    #expect(read.head.fields.map(\.name) == ["Tea"] && read.count == head.bytes.count)
  }

  @Test("Fields without a colon or name, other text than UTF-8, and long heads are refused")
  func refused() {
    func read(_ text: String) throws -> Int? { try HTTPHead.read(Array(text.utf8))?.count }
    #expect(throws: WebSocketFailure.violation) { try read("GET /\r\nTea\r\n\r\n") }
    #expect(throws: WebSocketFailure.violation) { try read("GET /\r\n: tea\r\n\r\n") }
    #expect(throws: WebSocketFailure.violation) { try read("\r\n\r\n") }
    #expect(throws: WebSocketFailure.invalidText) {
      try HTTPHead.read([0xff, 13, 10, 13, 10])?.count
    }
    let long = String(repeating: "k", count: HTTPHead.limit)
    #expect(throws: WebSocketFailure.tooLong) { try read(long + "k") }
    #expect(throws: Never.self) { try read(long) }
  }
}

import TactusWebSockets
import Testing

/// Tests of the heads of requests and responses.
@Suite struct HTTPHeadTests {
  @Test("A head is read as it was written, and the bytes after it remain")
  func roundTrip() throws {
    let head = HTTPHead(
      .request(method: "GET", path: "/"), [.init("Host", "kettle"), .init("Tea", "green, black")])
    let read = try #require(try HTTPHead.readRequest(head.bytes + [1, 2]))
    #expect(read.head == head && read.count == head.bytes.count)
    #expect(read.head.values("tea") == ["green", "black"] && read.head.values("water") == [])
    for count in 0..<head.bytes.count {
      #expect(try HTTPHead.readRequest(Array(head.bytes[..<count])) == nil)
    }
  }

  @Test("Breaks of lines in a value add no field")
  func injection() throws {
    let head = HTTPHead(
      .request(method: "GET", path: "/"), [.init("Tea", "green\r\nEvil: yes\r\n\r\n")])
    let read = try #require(try HTTPHead.readRequest(head.bytes))
    #expect(read.head.fields.map(\.name) == ["Tea"] && read.count == head.bytes.count)
  }

  @Test("The head of a response is read with its status")
  func response() throws {
    let head = HTTPHead(
      .response(status: 101, reason: "Switching Protocols"), [.init("Upgrade", "websocket")])
    let read = try #require(try HTTPHead.readResponse(head.bytes))
    #expect(read.head == head && read.count == head.bytes.count)
    #expect(throws: WebSocketFailure.violation) { try HTTPHead.readRequest(head.bytes)?.count }
  }

  @Test("Other first lines and long heads are refused; a line without a colon is left out")
  func refused() throws {
    func read(_ text: String) throws -> HTTPHead? {
      try HTTPHead.readRequest(Array(text.utf8))?.head
    }
    for text in ["\r\n\r\n", "GET\r\n\r\n", "GET / FTP/1.1\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\n"] {
      #expect(throws: WebSocketFailure.violation, "\(text)") { try read(text) }
    }
    #expect(try read("GET / HTTP/1.1\r\nTea\r\nCup: 1\r\n\r\n")?.fields == [.init("Cup", "1")])
    let line = "GET / HTTP/1.1"
    let long = String(repeating: "k", count: HTTPHead.limit - line.utf8.count - 5) + "\r\n\r\n"
    #expect(try read("\(line)\r\nk: \(long)") != nil)
    #expect(throws: WebSocketFailure.tooLong) { try read("\(line)\r\nk: k\(long)") }
  }
}

import CFNetwork
import TactusFoundation
import Testing

/// Tests of messages of HTTP.
@Suite struct HTTPMessageTests {
  private func message(_ text: String, isRequest: Bool = false) -> CFHTTPMessage {
    let message = CFHTTPMessageCreateEmpty(nil, isRequest).takeRetainedValue()
    append(text, to: message)
    return message
  }

  @discardableResult
  private func append(_ text: String, to message: CFHTTPMessage) -> Bool {
    let bytes = Array(text.utf8)
    return CFHTTPMessageAppendBytes(message, bytes, bytes.count)
  }

  private func text(_ message: CFHTTPMessage) -> String? {
    CFHTTPMessageCopySerializedMessage(message).map {
      String(decoding: $0.takeRetainedValue(), as: UTF8.self)
    }
  }

  private func body(_ message: CFHTTPMessage) -> String? {
    CFHTTPMessageCopyBody(message).map { String(decoding: $0.takeRetainedValue(), as: UTF8.self) }
  }

  private func field(_ name: String, of message: CFHTTPMessage) -> String? {
    CFHTTPMessageCopyHeaderFieldValue(message, name as CFString)?.takeRetainedValue()
  }

  @Test("Networking.NW30. A request has a method, a URL, a version, fields and a body")
  func request() throws {
    let url = try #require(URL(string: "https://tea.example:8080/pots%20on/stove?cups=2&milk"))
    let message = CFHTTPMessageCreateRequest(
      kCFAllocatorDefault, "POST" as CFString, url as CFURL, kCFHTTPVersion1_1
    ).takeRetainedValue()
    CFHTTPMessageSetHeaderFieldValue(message, "X-Tea", "black")
    CFHTTPMessageSetHeaderFieldValue(message, "X-Milk", "none")
    CFHTTPMessageSetHeaderFieldValue(message, "x-tea", "green")
    CFHTTPMessageSetHeaderFieldValue(message, "X-Milk", nil)
    CFHTTPMessageSetBody(message, Data("two cups".utf8) as CFData)
    #expect(CFHTTPMessageIsRequest(message) && CFHTTPMessageIsHeaderComplete(message))
    #expect(CFHTTPMessageCopyRequestURL(message)?.takeRetainedValue() == url)
    #expect(CFHTTPMessageCopyRequestMethod(message)?.takeRetainedValue() == "POST")
    #expect(CFHTTPMessageCopyVersion(message).takeRetainedValue() == kCFHTTPVersion1_1)
    #expect(field("X-TEA", of: message) == "green" && field("X-Milk", of: message) == nil)
    #expect(body(message) == "two cups")
    #expect(CFHTTPMessageGetResponseStatusCode(message) == 0)
    #expect(CFHTTPMessageCopyResponseStatusLine(message) == nil)
    #expect(
      text(message)
        == "POST /pots%20on/stove?cups=2&milk HTTP/1.1\r\nx-tea: green\r\n\r\ntwo cups")
    let plain = try #require(URL(string: "http://tea.example"))
    let other = CFHTTPMessageCreateRequest(nil, "GET", plain, kCFHTTPVersion1_0)
    #expect(text(other.takeRetainedValue()) == "GET / HTTP/1.0\r\n\r\n")
  }

  @Test("Networking.NW30. A response has a status with its usual text, or another one")
  func response() throws {
    let message = CFHTTPMessageCreateResponse(
      kCFAllocatorDefault, 101, nil, kCFHTTPVersion1_1
    ).takeRetainedValue()
    CFHTTPMessageSetHeaderFieldValue(message, "Upgrade", "websocket")
    #expect(!CFHTTPMessageIsRequest(message))
    #expect(CFHTTPMessageGetResponseStatusCode(message) == 101)
    #expect(CFHTTPMessageCopyRequestMethod(message) == nil)
    #expect(CFHTTPMessageCopyRequestURL(message) == nil)
    #expect(
      CFHTTPMessageCopyResponseStatusLine(message)?.takeRetainedValue()
        == "HTTP/1.1 101 Switching Protocols")
    #expect(text(message) == "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n")
    let copy = CFHTTPMessageCreateCopy(nil, message).takeRetainedValue()
    CFHTTPMessageSetHeaderFieldValue(copy, "Upgrade", "kettle")
    #expect(field("Upgrade", of: message) == "websocket" && field("Upgrade", of: copy) == "kettle")
    let teapot = CFHTTPMessageCreateResponse(nil, 418, "I'm a teapot", kCFHTTPVersion1_1)
    #expect(text(teapot.takeRetainedValue()) == "HTTP/1.1 418 I'm a teapot\r\n\r\n")
  }

  @Test("Networking.NW31. Breaks of lines in values and texts add no fields")
  func breaks() {
    let message = CFHTTPMessageCreateResponse(nil, 200, "OK\r\nX-A: 1", kCFHTTPVersion1_1)
      .takeRetainedValue()
    CFHTTPMessageSetHeaderFieldValue(message, "Tea", "green\r\nX-B: 2")
    #expect(text(message) == "HTTP/1.1 200 OK  X-A: 1\r\nTea: green  X-B: 2\r\n\r\n")
  }

  @Test("Networking.NW32. A response is read piece by piece, and the bytes after the head are kept")
  func pieces() throws {
    let whole =
      "HTTP/1.1 200 Fine\r\nContent-Type: text/plain\r\nX-Cup: 1\r\nx-cup: 2\r\n\r\ntea\r\n\r\n"
    let message = CFHTTPMessageCreateEmpty(kCFAllocatorDefault, false).takeRetainedValue()
    let end = try #require(whole.range(of: "\r\n\r\n")).upperBound
    var index = whole.startIndex
    while index < whole.endIndex {
      #expect(CFHTTPMessageIsHeaderComplete(message) == (index >= end), "\(whole[..<index])")
      if index < end {
        #expect(text(message) == nil && CFHTTPMessageCopyAllHeaderFields(message) == nil)
      }
      #expect(append(String(whole[index]), to: message))
      whole.formIndex(after: &index)
    }
    #expect(CFHTTPMessageGetResponseStatusCode(message) == 200)
    #expect(
      CFHTTPMessageCopyResponseStatusLine(message)?.takeRetainedValue() == "HTTP/1.1 200 Fine")
    let fields = try #require(CFHTTPMessageCopyAllHeaderFields(message)).takeRetainedValue()
    #expect(fields as? [String: String] == ["Content-Type": "text/plain", "X-Cup": "1, 2"])
    let dictionary = fields as NSDictionary
    #expect(dictionary["Content-Type"] as? String == "text/plain")
    #expect(field("x-CUP", of: message) == "1, 2")
    #expect(body(message) == "tea\r\n\r\n")
  }

  @Test("Networking.NW32. A request is read, also one whose lines end without a carriage return")
  func readRequest() {
    let message = message("\r\nGET /pots?a=1 HTTP/1.0\nHost: tea.example\n\nrest", isRequest: true)
    #expect(CFHTTPMessageIsHeaderComplete(message))
    #expect(CFHTTPMessageCopyRequestMethod(message)?.takeRetainedValue() == "GET")
    #expect(
      CFHTTPMessageCopyRequestURL(message)?.takeRetainedValue().relativeString == "/pots?a=1")
    #expect(CFHTTPMessageCopyVersion(message).takeRetainedValue() == kCFHTTPVersion1_0)
    #expect(field("host", of: message) == "tea.example" && body(message) == "rest")
    #expect(text(message) == "GET /pots?a=1 HTTP/1.0\r\nHost: tea.example\r\n\r\nrest")
  }

  @Test("Networking.NW32. Bytes that are no message are refused, and those after them")
  func malformed() {
    for (bytes, isRequest) in [("GET / HTTP/1.1\r\n\r\n", false), ("tea\r\n\r\n", true)] {
      let message = CFHTTPMessageCreateEmpty(nil, isRequest).takeRetainedValue()
      #expect(!append(bytes, to: message), "\(bytes)")
      #expect(!CFHTTPMessageIsHeaderComplete(message))
      #expect(!append("HTTP/1.1 200 OK\r\n\r\n", to: message))
    }
    // A head without an end is not kept for ever.
    let endless = message("HTTP/1.1 200 OK\r\nX-A: ")
    #expect(append(String(repeating: "a", count: 1_000_000), to: endless))
    #expect(!append(String(repeating: "a", count: 100_000), to: endless))
  }

  @Test("Networking.NW32. Messages have a type of Core Foundation")
  func type() {
    let message = message("")
    #expect(CFGetTypeID(message) == CFHTTPMessageGetTypeID())
  }
}

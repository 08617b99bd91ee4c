import Foundation
import Testing

@Suite(.serialized) struct SecurityTests {
  private func statusLine(_ answer: String) -> String {
    String(answer.prefix { $0 != "\r\n" })
  }

  private func get(
    _ path: String, _ bench: SimulatorBench, method: String = "GET", cookie: String? = nil,
    headers: [String: String] = [:]
  ) throws -> String {
    var headers = headers
    headers["Cookie"] = cookie
    return try WebClient.get(path, port: bench.port, method: method, headers: headers)
  }

  @Test("Serves every file to admitted pages, with a strict policy, and none to others")
  func files() throws {
    let bench = try SimulatorBench(isWeighing: false)
    let cookie = try WebClient.cookie(bench)
    for path in ["/", "/main.js", "/style.css", "/painter.js", "/speaker.js", "/fonts/400"] {
      let answer = try get(path, bench, cookie: cookie)
      #expect(statusLine(answer).contains(" 200 "), "\(path)")
      #expect(answer.contains("default-src 'none'") && answer.contains("frame-ancestors 'none'"))
      #expect(answer.contains("X-Content-Type-Options: nosniff"))
      #expect(statusLine(try get(path, bench)).contains(" 403 "), "\(path)")
      let wrong = try get(path, bench, cookie: "tactus-\(bench.port)=0123456789abcdef")
      #expect(statusLine(wrong).contains(" 403 "), "\(path)")
    }
    let foreign = try get("/", bench, cookie: cookie, headers: ["Origin": "https://evil.example"])
    #expect(statusLine(foreign).contains(" 403 "))
    let name = "evil.example:\(bench.port)"
    let rebound = try get("/", bench, cookie: cookie, headers: ["Host": name])
    #expect(statusLine(rebound) == "HTTP/1.1 421 Misdirected Request")
    let posted = try get(
      "/", bench, method: "POST", cookie: cookie, headers: ["Content-Length": "0"])
    #expect(statusLine(posted) == "HTTP/1.1 405 Method Not Allowed")
  }

  @Test(
    "Serves no path outside of its files",
    arguments: [
      "/../Package.swift", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
      "/main.js/../../../etc/passwd", "/fonts/../../etc/passwd", "/fonts/9999999999999999999999",
      "/fonts/-1", "/haptics/1", "/haptics/%00", "/page/main.js",
    ])
  func traversal(_ path: String) throws {
    let bench = try SimulatorBench(isWeighing: false)
    let answer = try get(path, bench, cookie: try WebClient.cookie(bench))
    #expect(!statusLine(answer).contains(" 200 "), "\(statusLine(answer))")
    #expect(!answer.contains("root:"))
  }

  @Test("Opens a socket for its own page only")
  func sockets() throws {
    let bench = try SimulatorBench(isWeighing: false)
    #expect(try WebClient.page(bench).receiveHead().contains(" 101 "))
    for headers in [
      ["Cookie": ""], ["Cookie": "tactus-\(bench.port)=wrong"], ["Origin": "https://evil.example"],
      ["Origin": "null"], ["Host": "evil.example:\(bench.port)"],
    ] {
      let head = try WebClient.page(bench, headers: headers).receiveHead()
      #expect(head.contains(" 403 ") || head.contains(" 421 "), "\(headers) \(head)")
    }
  }

  // SimulatorPages.SL1.
  @Test(
    "Disconnects pages that send invalid messages, and continues",
    arguments: [
      "{", "[]", "null", #"{"hello": {"version": 2, "time": 1}}{"#, #"{"touch": 1}"#,
      #"{"hello": {"version": 1, "time": 1}}"#, #"{"hello": {"version": 2, "time": -1}}"#,
      #"{"hello": {"version": 2, "time": 1e300}}"#, #"{"set": {"Dark": true}}"#,
      #"{"seen": {"messages": 0, "frames": 0}}"#,
    ])
  func malformed(_ text: String) throws {
    let bench = try SimulatorBench(isWeighing: false)
    let page = try WebClient.page(bench)
    #expect(page.receiveHead().contains(" 101 "))
    page.send(text: text)
    #expect(page.isClosed())
    let next = try WebClient.page(bench)
    _ = next.receiveHead()
    next.sendHello()
    #expect(String(decoding: next.receive(atMost: 60), as: UTF8.self).contains("welcome"))
  }

  // SimulatorPages.SL1.
  @Test(
    "SimulatorPages.SL1: A step that is invalid or that pages may not send is refused alone",
    arguments: [
      #"{"wait": 1}"#, #"{"press": {"at": [1, 1], "for": 100}}"#, #"{"snapshot": "x"}"#,
      #"{"touch": {"id": 1, "phase": "began", "at": [1, 1]}}"#,
      #"{"touch": {"id": 1, "phase": "began", "label": "Tare"}}"#, #"{"set": {"Battery": 2}}"#,
      #"{"key": {"name": "ä", "down": true}}"#, #"{"unknown": 1}"#,
    ])
  func refused(_ text: String) throws {
    let bench = try SimulatorBench(isWeighing: false)
    let page = try WebClient.page(bench)
    _ = page.receiveHead()
    page.sendHello()
    page.send(text: text + "\n" + #"{"set": {"Dark": true}}"#)
    #expect(page.receives(#"{"refused""#))
    // The other lines of the message have an effect, and the page stays connected.
    #expect(page.receives(#""Dark": true"#))
    page.send(text: #"{"set": {"Dark": false}}"#)
    #expect(page.receives(#""Dark": false"#))
  }

  @Test(
    "Disconnects pages that send invalid requests",
    arguments: [
      #"{"restart": {"model": "x"}}"#, #"{"front": false}"#,
      #"{"seen": {"messages": 99, "frames": 0}}"#, #"{"hello": {"version": 2, "time": 5}}"#,
      #"{"at": "now"}"#,
    ])
  func forbidden(_ text: String) throws {
    let bench = try SimulatorBench(isWeighing: false)
    let page = try WebClient.page(bench)
    _ = page.receiveHead()
    page.sendHello()
    page.send(text: text)
    #expect(page.isClosed())
  }

  @Test("Disconnects pages that nest too deeply")
  func deep() throws { try forbidden("{\"set\":" + String(repeating: "[", count: 20_000)) }

  // SimulatorPages.SL1.
  @Test("Disconnects pages with messages that are too large, no touches, or not masked")
  func frames() throws {
    let bench = try SimulatorBench(isWeighing: false)
    let big = [UInt8](repeating: 0x20, count: 70_000)
    let huge: [UInt8] = [0x81, 0xFF, 0x7F, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0]
    for bytes in [
      WebClient.frame(big), WebClient.frame([1, 2, 3], opcode: 2), huge,
      WebClient.frame(Array("{}".utf8), isMasked: false), WebClient.frame([0xC0, 0x80]),
      WebClient.frame([], opcode: 11),
    ] {
      let page = try WebClient.page(bench)
      _ = page.receiveHead()
      page.send(bytes)
      #expect(page.isClosed(), "\(bytes.prefix(4))")
    }
  }

  // SimulatorPages.SL1.
  @Test("A touch with invalid values is refused alone, and one that is cut off ends the connection")
  func touches() throws {
    let bench = try SimulatorBench(isWeighing: false)
    let page = try WebClient.page(bench)
    _ = page.receiveHead()
    // Nothing is accepted before the first line.
    page.send(WebClient.frame(TouchBytes.message([TouchBytes()]), opcode: 2))
    #expect(page.isClosed())
    let next = try WebClient.page(bench)
    _ = next.receiveHead()
    next.sendHello()
    let bytes = TouchBytes.message([TouchBytes(finger: 10), TouchBytes(time: 100)])
    next.send(WebClient.frame(bytes, opcode: 2))
    #expect(next.receives(#"{"refused": {"message": "too many fingers"}}"#))
    // The other touch has an effect.
    #expect(next.receives(#""holder": 2"#))
    next.send(WebClient.frame(Array(bytes.dropLast()), opcode: 2))
    #expect(next.isClosed())
  }

  // SimulatorPages.SG9.
  @Test("A page of another version is told which run it has reached, and disconnected")
  func otherVersion() throws {
    let bench = try SimulatorBench(isWeighing: false)
    let page = try WebClient.page(bench)
    _ = page.receiveHead()
    page.send(text: #"{"hello": {"version": 1, "time": 1}}"#)
    #expect(page.receives(#"{"welcome""#))
    #expect(page.isClosed())
  }

  // SimulatorPages.SL2.
  @Test("Disconnects pages that send too many messages")
  func flood() throws {
    let bench = try SimulatorBench(isWeighing: false)
    let page = try WebClient.page(bench)
    _ = page.receiveHead()
    page.sendHello()
    let line = WebClient.frame(Array(#"{"at": 200}"#.utf8))
    for _ in 0..<8 { page.send(Array(repeatElement(line, count: 1000).joined())) }
    #expect(page.isClosed())
  }

  // SimulatorPages.SL3.
  @Test("Limits pages and connections, and accepts others after some have closed")
  func connections() throws {
    let bench = try SimulatorBench(isWeighing: false)
    var pages = try (0..<8).map { _ in try WebClient.page(bench) }
    for page in pages {
      #expect(page.receiveHead().contains(" 101 "))
      page.sendHello()
      #expect(page.receives("welcome"))
    }
    let ninth = try WebClient.page(bench)
    _ = ninth.receiveHead()
    #expect(ninth.receives("Too many pages show this phone."))
    // SimulatorPages.SL3: Silent connections are closed for later ones, and keep no page out.
    let idle = try (0..<200).map { _ in try WebClient(port: bench.port) }
    #expect(idle.first?.isClosed() == true)
    pages.removeLast()
    let late = try WebClient.page(bench)
    #expect(late.receiveHead().contains(" 101 "))
    // SimulatorPages.SL4: The others are closed after five seconds, before the client gives up.
    #expect(idle.last?.isClosed() == true)
    late.sendHello()
    #expect(late.receives("welcome"))
    pages = []
    // The remaining page is notified when all others are gone.
    #expect(late.receives(#""pages": 1,"#))
    #expect(try WebClient.page(bench).receiveHead().contains(" 101 "))
  }
}

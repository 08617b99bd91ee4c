import Foundation
import TactusSimulator
import TestSupport
import Testing

/// Tests of connections that say nothing or too little, and of their ends.
@Suite(.serialized) struct ConnectionTests {
  // SimulatorPages.SL8.
  @Test("An answer says that its connection ends, also to clients that would keep it")
  func ends() throws {
    let bench = try SimulatorBench(isWeighing: false)
    let cookie = try WebClient.cookie(bench)
    for (path, method, status) in [
      ("/", "GET", 200), ("/", "HEAD", 200), ("/none", "GET", 404), ("/", "POST", 405),
    ] {
      let answer = try WebClient.get(
        path, port: bench.port, method: method,
        headers: ["Cookie": cookie, "Connection": "keep-alive", "Content-Length": "0"])
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(method) \(path)")
      #expect(answer.components(separatedBy: "Connection: close\r\n").count == 2)
    }
  }

  @Test("SimulatorPages.FI4. A file that is being sent has no name, so that a kill leaves nothing")
  func uploads() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }
    let folder = SharedFolder(url.path)
    let file = try folder.newFile("a.txt")
    try file.write([1, 2, 3])
    #expect(try names() == [])
    #expect(try file.finish() == "a.txt")
    let other = try folder.newFile("a.txt")
    try other.write([4])
    let second = try other.finish()
    #expect(try names() == [second, "a.txt"].sorted() && second != "a.txt")
    // What a kill has left where files need names.
    try Data([5]).write(to: url.appending(path: ".tactus-upload-1"))
    folder.removeLeftovers()
    #expect(try names() == [second, "a.txt"].sorted())
  }

  /// Connections of the local network.
  @Suite(.serialized, .enabled(if: !LocalNetwork.addresses().isEmpty))
  struct NetworkConnectionTests {
    private let host = LocalNetwork.addresses().first ?? ""

    private func bench() throws -> (SimulatorBench, port: Int) {
      let bench = try SimulatorBench(isWeighing: false) { $0.servesNetwork = true }
      let address = try #require(bench.simulator.network?.addresses.first)
      return (bench, URL(string: address)?.port ?? 0)
    }

    // SimulatorPages.SL7. The silent ones would be closed after five seconds, and those before.
    @Test(
      "Connections that are silent, or stop in their handshake, delay no other one",
      arguments: [[], [0x16], WebClient.clientHello(minor: 3)] as [[UInt8]])
    func silent(first: [UInt8]) throws {
      let (bench, port) = try bench()
      let others = try (0..<60).map { _ in try WebClient(port: port, host: host) }
      for other in others { other.send(first) }
      let client = try WebClient(port: port, host: host)
      client.send(WebClient.clientHello(minor: 3))
      #expect(client.receive(atMost: 1) == [0x16])
      let areOpen = others.allSatisfy { $0.isOpen }
      #expect(areOpen)
      withExtendedLifetime(bench) {}
    }

    // SimulatorPages.SL3, SimulatorPages.SL7.
    @Test("Beside a thousand silent connections every request of another program is answered")
    func thousand() throws {
      let (bench, port) = try bench()
      let found = try SilentConnections(to: host, port: port, count: 1_000)
      #expect(found.connections == 1_000 && found.answers == ["HTTP/1.1 403"])
      // Those that wait for the silent ones would wait five seconds; the benchmark measures delays.
      #expect(found.beside.count >= 30 && found.beside.sorted()[found.beside.count / 2] < 4_000)
      withExtendedLifetime(bench) {}
    }

    // SimulatorPages.SL3.
    @Test("A stream of silent connections ends no connection that has spoken")
    func stream() throws {
      let (bench, port) = try bench()
      let client = try WebClient(port: port, host: host)
      client.send(WebClient.clientHello(minor: 3))
      #expect(client.receive(atMost: 1) == [0x16])
      var others: [WebClient] = []
      for _ in 0..<300 { others.append(try WebClient(port: port, host: host)) }
      // The last one is accepted after all others.
      others.last?.send(WebClient.clientHello(minor: 3))
      #expect(others.last?.receive(atMost: 1) == [0x16])
      #expect(client.isOpen && others.first?.isClosed() == true)
      withExtendedLifetime(bench) {}
    }

    @Test("SimulatorPages.SL3. Connections that stop after a byte end none that is about to speak")
    func newcomer() throws {
      let (bench, port) = try bench()
      var others: [WebClient] = []
      func add(_ count: Int) throws {
        for _ in 0..<count {
          let other = try WebClient(port: port, host: host)
          other.send([0x16])
          others.append(other)
        }
      }
      try add(70)
      let client = try WebClient(port: port, host: host)
      try add(30)
      // Accepted after all others, and shut down for none of them.
      let last = try WebClient(port: port, host: host)
      last.send(WebClient.clientHello(minor: 3))
      #expect(last.receive(atMost: 1) == [0x16])
      client.send(WebClient.clientHello(minor: 3))
      #expect(client.receive(atMost: 1) == [0x16])
      #expect(others.first?.isClosed() == true)
      withExtendedLifetime(bench) {}
    }

    // SimulatorPages.SG7, SimulatorPages.SG8, SimulatorPages.SL8.
    @Test("A client of TLS gets whole files, each with the end of its connection")
    func files() throws {
      let (bench, port) = try bench()
      let address = try #require(bench.simulator.network?.addresses.first)
      let script = """
        import socket, ssl, sys
        host, port, ticket = sys.argv[1], int(sys.argv[2]), sys.argv[3]
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        def get(path, cookie=""):
          client = context.wrap_socket(socket.create_connection((host, port)))
          lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", f"Cookie: {cookie}", "", ""]
          client.sendall("\\r\\n".join(lines).encode())
          data = b""
          while piece := client.recv(65536): data += piece
          head, body = data.split(b"\\r\\n\\r\\n", 1)
          fields = dict(line.split(": ", 1) for line in head.decode().split("\\r\\n")[1:])
          assert fields["Connection"] == "close" and int(fields["Content-Length"]) == len(body)
          return head.split(b" ")[1].decode(), fields, len(body)
        status, fields, _ = get("/open/" + ticket)
        cookie = fields["Set-Cookie"].split(";")[0]
        print(status, *[get(path, cookie)[::2] for path in ["/", "/painter.js", "/fonts/400"]])
        """
      let result = try FinishedProcess(
        "python3", ["-c", script, host, "\(port)", address.components(separatedBy: "/").last ?? ""])
      #expect(result.text.hasPrefix("303 ('200', "), "\(result.text) \(result.errorText)")
      #expect(result.text.components(separatedBy: "'200'").count == 4)
    }

    // SimulatorPages.SG8.
    @Test("What is no handshake ends its connection")
    func garbage() throws {
      let (bench, port) = try bench()
      let client = try WebClient(port: port, host: host)
      client.send(Array("GET / HTTP/1.1\r\n\r\n".utf8))
      #expect(client.isClosed())
      withExtendedLifetime(bench) {}
    }
  }
}

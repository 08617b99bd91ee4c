import Foundation
import Synchronization
import TactusFoundation
import TestSupport
import Testing

/// Tasks that the network serves, and that are suspended right after they were resumed.
@Suite(.serialized) struct SettledSuspensionTests {
  /// A web server on this machine that answers each request with the same text.
  private final class Server {
    private let program: RunningProgram
    let address: URL

    init() throws {
      let source = """
        import http.server
        class Handler(http.server.BaseHTTPRequestHandler):
          def log_message(self, *words): pass
          def do_GET(self):
            self.send_response(200)
            self.send_header('Content-Length', '4')
            self.end_headers()
            self.wfile.write(b'eggs')
          def do_POST(self):
            self.rfile.read(int(self.headers.get('Content-Length', '0')))
            self.do_GET()
        server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
        print(server.server_port, flush=True)
        server.serve_forever()
        """
      program = try RunningProgram("/usr/bin/python3", ["-c", source])
      guard program.wait(until: { $0.output.contains("\n") }),
        let line = program.output.split(separator: "\n").first, let port = Int(line),
        let url = URL(string: "http://127.0.0.1:\(port)/")
      else { throw CocoaError(.fileReadUnknown) }
      address = url
    }

    deinit { program.signal(SIGKILL) }
  }

  /// The result of a task, for which a test waits.
  private final class Answer: Sendable {
    let text = Mutex("")
    let isThere = DispatchSemaphore(value: 0)

    func take(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      let words = error.map { "\($0)" } ?? String(decoding: data ?? Data(), as: UTF8.self)
      text.withLock { $0 = words }
      isThere.signal()
    }
  }

  /// A session of the toolchain, which the network serves in tests, too.
  private func makeSession() -> URLSession {
    URLSession(configuration: URLSessionConfiguration.FoundationNetworking::ephemeral)
  }

  // Without the wait for the cache the process ends within a few rounds.
  @Test("Networking.NW77. A download goes on that is suspended and resumed at once")
  func data() throws {
    let (server, session) = (try Server(), makeSession())
    for _ in 0..<50 {
      let answer = Answer()
      let task = session.dataTask(with: server.address) { answer.take($0, $1, $2) }
      task.resume()
      task.suspend()
      // The answer may have come before.
      #expect(task.state != .running)
      task.resume()
      #expect(answer.isThere.wait(timeout: .now() + 600) == .success)
      #expect(answer.text.withLock { $0 } == "eggs")
    }
  }

  @Test("Networking.NW77. Whether data is delivered in parts is kept with the task")
  func delivery() throws {
    let task = makeSession().uploadTask(
      with: URLRequest(url: try #require(URL(string: "https://example.com"))), from: Data())
    #expect(task.prefersIncrementalDelivery)
    task.prefersIncrementalDelivery = false
    #expect(!task.prefersIncrementalDelivery)
    task.cancel()
  }
}

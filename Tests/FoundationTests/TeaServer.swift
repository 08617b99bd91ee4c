import Foundation
import TestSupport

/// A web server on this machine: `/tea` answers at once, `/old` and `/older` redirect to it,
/// `/packed` is compressed, `/secret` wants a password, `/slow` never ends; a body is counted.
final class TeaServer: Sendable {
  private let program: RunningProgram
  /// The port.
  let port: Int

  /// Starts the server on a port that is free.
  init() throws {
    let source = """
      import gzip, http.server, threading
      class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = 'HTTP/1.1'
        def log_message(self, *words): pass
        def answer(self, code, body, **fields):
          self.send_response(code)
          for name, value in fields.items(): self.send_header(name.replace('_', '-'), value)
          self.send_header('Content-Length', str(len(body)))
          self.end_headers()
          self.wfile.write(body)
        def do_GET(self):
          place = 'http://%s' % self.headers['Host']
          if self.path == '/old': return self.answer(302, b'moved', Location=place + '/tea')
          if self.path == '/older': return self.answer(301, b'', Location=place + '/old')
          if self.path == '/packed':
            return self.answer(200, gzip.compress(b'tea' * 1000), Content_Encoding='gzip')
          if self.path == '/secret' and not self.headers['Authorization']:
            return self.answer(401, b'', WWW_Authenticate='Basic realm="tea"')
          if self.path == '/none': return self.answer(404, b'no tea')
          if self.path == '/slow':
            self.send_response(200)
            self.send_header('Content-Length', '100')
            self.end_headers()
            self.wfile.write(b'tea')
            self.wfile.flush()
            threading.Event().wait(600)
          self.answer(200, b'tea')
        def do_POST(self):
          count = len(self.rfile.read(int(self.headers['Content-Length'])))
          self.answer(200, str(count).encode())
      class Server(http.server.ThreadingHTTPServer): daemon_threads = True
      server = Server(('127.0.0.1', 0), Handler)
      print(server.server_port, flush=True)
      server.serve_forever()
      """
    program = try RunningProgram("/usr/bin/python3", ["-c", source])
    guard program.wait(until: { $0.output.contains("\n") }),
      let line = program.output.split(separator: "\n").first, let port = Int(line)
    else { throw CocoaError(.fileReadUnknown) }
    self.port = port
  }

  deinit { program.signal(SIGKILL) }

  /// Returns an address of the server.
  func address(_ path: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)/\(path)") else {
      throw CocoaError(.fileReadUnknown)
    }
    return url
  }
}

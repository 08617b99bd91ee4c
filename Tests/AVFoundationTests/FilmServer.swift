import Foundation
import TestSupport

/// A web server with a film: whole at `/film.mov`, half of it at `/half.mov`, and no answer at
/// `/hang.mov`.
///
/// At `/stall.mov` the second half comes only after `release()`.
final class FilmServer {
  private let program: RunningProgram
  private let port: Int
  private let input = Pipe()

  /// Starts the server on a port that is free.
  init(_ film: Film) throws {
    let source = """
      import http.server, sys, threading
      data = open(sys.argv[1], 'rb').read()
      gate = threading.Event()
      class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *words): pass
        def do_GET(self):
          if self.path == '/hang.mov': threading.Event().wait(120)
          if self.path == '/none.mov': return self.send_error(404)
          first, last, word = 0, len(data) - 1, self.headers.get('Range')
          if word:
            parts = word[6:].split('-')
            first = int(parts[0])
            last = int(parts[1]) if parts[1] else last
          self.send_response(206 if word else 200)
          self.send_header('Content-Length', str(last - first + 1))
          self.send_header('Accept-Ranges', 'bytes')
          self.send_header('Content-Range', f'bytes {first}-{last}/{len(data)}')
          self.end_headers()
          body = data[first:last + 1]
          if self.path == '/stall.mov':
            middle = max(0, min(len(body), len(data) // 2 - first))
            try:
              self.wfile.write(body[:middle])
              self.wfile.flush()
              gate.wait(120)
              self.wfile.write(body[middle:])
            except OSError: pass
            return
          try: self.wfile.write(body[:len(body) // 2] if self.path == '/half.mov' else body)
          except OSError: pass
      class Server(http.server.ThreadingHTTPServer): daemon_threads = True
      server = Server(('127.0.0.1', 0), Handler)
      print(server.server_port, flush=True)
      threading.Thread(target=server.serve_forever, daemon=True).start()
      sys.stdin.readline()
      gate.set()
      threading.Event().wait()
      """
    program = try RunningProgram(
      "/usr/bin/python3", ["-c", source, film.url.path], input: input.fileHandleForReading)
    guard program.wait(until: { $0.output.contains("\n") }),
      let line = program.output.split(separator: "\n").first, let port = Int(line)
    else { throw CocoaError(.fileReadUnknown) }
    self.port = port
  }

  deinit { program.signal(SIGKILL) }

  /// Sends the second half of `/stall.mov`.
  func release() throws { try input.fileHandleForWriting.write(contentsOf: Data("go\n".utf8)) }

  /// Returns the address of a file.
  func address(_ name: String) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)/\(name)") else {
      throw CocoaError(.fileReadUnknown)
    }
    return url
  }
}

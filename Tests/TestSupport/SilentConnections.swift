import Foundation

/// Requests for the simulator's page, alone and beside connections that say nothing.
public struct SilentConnections: Decodable, Sendable {
  /// The milliseconds of each request without other connections.
  public var alone: [Double]
  /// Those beside a stream of silent connections.
  public var beside: [Double]
  /// The beginnings of the answers, each once.
  public var answers: [String]
  /// The number of silent connections that were made.
  public var connections: Int

  /// Measures, with a client in a process of its own.
  ///
  /// - Parameters:
  ///   - host: The address of the server.
  ///   - port: Its port.
  ///   - count: The number of silent connections.
  ///   - isSecure: Whether the server speaks TLS.
  public init(to host: String, port: Int, count: Int, isSecure: Bool = true) throws {
    let result = try FinishedProcess(
      "python3", ["-c", Self.script, host, "\(port)", "\(count)", isSecure ? "tls" : "plain"])
    guard result.status == 0 else { throw Failure(text: result.errorText) }
    self = try JSONDecoder().decode(Self.self, from: result.output)
  }

  /// An error of the client.
  public struct Failure: Error {
    /// Its output.
    public var text: String
  }

  /// A third of the connections sends nothing, a third a byte, and a third a part of a handshake.
  private static let script = """
    import json, resource, socket, ssl, sys, threading, time
    host, port, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, count + 200), hard))
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    answers, silent, isOver = set(), [], threading.Event()
    def ask():
      start = time.monotonic()
      client = socket.create_connection((host, port), 60)
      if sys.argv[4] == "tls": client = context.wrap_socket(client)
      client.sendall(f"GET / HTTP/1.1\\r\\nHost: {host}:{port}\\r\\n\\r\\n".encode())
      answers.add(client.recv(12).decode())
      client.close()
      return (time.monotonic() - start) * 1000
    def connect():
      for number in range(count):
        other = socket.create_connection((host, port), 60)
        silent.append(other)
        try:
          other.sendall([b"", b"\\x16", b"\\x16\\x03\\x01\\x02\\x00\\x01"][number % 3])
        except OSError:
          pass
        time.sleep(0.003)
      isOver.set()
    ask()
    alone = [ask() for _ in range(30)]
    thread = threading.Thread(target=connect, daemon=True)
    thread.start()
    beside = []
    while not isOver.is_set() or len(beside) < 30:
      beside.append(ask())
    print(json.dumps({"alone": alone, "beside": beside, "answers": sorted(answers),
      "connections": len(silent)}))
    """
}

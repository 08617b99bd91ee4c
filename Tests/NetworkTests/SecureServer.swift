import Network
import Synchronization
import TactusTLS
import TestSupport

/// A server by TLS that sends back what it receives.
final class SecureServer: @unchecked Sendable {
  private let server: Server
  private let configuration: TLSConfiguration
  private let failures = BlockingQueue<TLSFailure>()
  private let names = BlockingQueue<String?>()
  private let queue = DispatchQueue(label: "secure server")
  // Only the queue uses the streams.
  private var streams: [ObjectIdentifier: (TLSStream, Bool)] = [:]
  private let found = Mutex<TLSFailure?>(nil)

  init(_ change: (inout TLSConfiguration) -> Void = { _ in }) throws {
    var configuration = TLSConfiguration()
    configuration.isServer = true
    configuration.certificate = TestIdentity.identity
    change(&configuration)
    self.configuration = configuration
    server = try Server(.tcp)
    server.listener.newConnectionHandler = { [weak self] in self?.serve($0) }
  }

  func endpoint() throws -> NWEndpoint { try server.endpoint() }

  /// Waits for the failure of a handshake.
  func failure() -> TLSFailure {
    if let known = found.withLock({ $0 }) { return known }
    let failure = failures.removeFirst()
    found.withLock { $0 = failure }
    return failure
  }

  /// Waits for the name that a client has sent.
  func serverName() -> String? { names.removeFirst() }

  private func serve(_ connection: NWConnection) {
    queue.async { [self] in
      guard let stream = try? TLSStream(configuration) else { return }
      streams[ObjectIdentifier(connection)] = (stream, false)
      connection.start(queue: queue)
      receive(connection)
    }
  }

  private func receive(_ connection: NWConnection) {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) { [weak self] in
      guard let self, let stream = streams[ObjectIdentifier(connection)]?.0 else { return }
      if let content = $0 { stream.receive(Array(content)) }
      let goesOn = step(connection, stream)
      let outgoing = stream.takeOutgoing()
      if !outgoing.isEmpty { connection.send(content: outgoing, completion: .idempotent) }
      if !goesOn {
        connection.send(content: nil, contentContext: .finalMessage, completion: .idempotent)
      }
      if goesOn, !$2, $3 == nil { receive(connection) }
    }
  }

  /// Handles what has come, and returns whether the stream goes on.
  private func step(_ connection: NWConnection, _ stream: TLSStream) -> Bool {
    if streams[ObjectIdentifier(connection)]?.1 != true {
      switch stream.advance() {
      case .failed(let failure):
        failures.append(failure)
        return false
      case .established:
        names.append(stream.serverName)
        streams[ObjectIdentifier(connection)]?.1 = true
      case .handshaking, .needsDecision: return true
      }
    }
    switch stream.read() {
    case .bytes(let bytes): try? stream.write(bytes)
    case .nothing: break
    case .closed:
      stream.close()
      return false
    case .failed(let failure):
      failures.append(failure)
      return false
    }
    return true
  }
}

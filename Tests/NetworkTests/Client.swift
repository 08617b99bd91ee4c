import Network
import TestSupport
import Testing

/// A started connection whose states and received content a test waits for.
final class Client: Sendable {
  let connection: NWConnection
  let queue = DispatchQueue(label: "client")
  let states = BlockingQueue<NWConnection.State>()
  let received = BlockingQueue<Received>()
  let sent = BlockingQueue<NWError?>()

  /// The server, which lives as long as the client.
  private let server: SecureServer?

  init(_ connection: NWConnection, starts: Bool = true, of server: SecureServer? = nil) {
    (self.connection, self.server) = (connection, server)
    connection.stateUpdateHandler = states.append
    if starts { connection.start(queue: queue) }
  }

  convenience init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.init(NWConnection(to: endpoint, using: parameters))
  }

  /// Waits for a state, and returns those before it.
  @discardableResult
  func wait(for state: NWConnection.State) -> [NWConnection.State] {
    var earlier: [NWConnection.State] = []
    while true {
      let next = states.removeFirst()
      if next == state { return earlier }
      earlier.append(next)
    }
  }

  func send(
    _ text: String?, _ context: NWConnection.ContentContext = .defaultMessage,
    isComplete: Bool = true
  ) {
    connection.send(
      content: text.map { Data($0.utf8) }, contentContext: context, isComplete: isComplete,
      completion: .contentProcessed(sent.append))
  }

  func receive(_ minimum: Int = 1, _ maximum: Int = 65_536) {
    let received = received
    connection.receive(minimumIncompleteLength: minimum, maximumLength: maximum) {
      received.append(
        Received(bytes: $0.map(Array.init), isFinal: $1?.isFinal, isComplete: $2, error: $3))
    }
  }

  func receiveMessage() {
    let received = received
    connection.receiveMessage {
      received.append(
        Received(bytes: $0.map(Array.init), isFinal: $1?.isFinal, isComplete: $2, error: $3))
    }
  }

  /// Receives a text of at least some bytes.
  func text(_ minimum: Int = 1) -> String? {
    receive(minimum)
    return received.removeFirst().bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}

import PhoneInProcess
import PhoneLink

/// An app's line to its phone: what the app says goes out, and what the phone says is handed on.
package struct PhoneLine: Sendable {
  /// Where the app speaks.
  package let connection: any PhoneConnection
  /// Where the app listens.
  package let switchboard: Switchboard
  /// What the app's players take of what the phone takes.
  package let load = PatternLoad()
  /// What the app is to be told on its main actor.
  package let deliveries = AppDeliveries()
  /// What frameworks keep for as long as the line.
  package let belongings = LineBelongings()
  /// How long the app waits for an answer.
  ///
  /// - Source: ours: longer than a busy machine takes, shorter than people wait. Confidence: guess.
  package var patience = Duration.seconds(5)

  /// Joins both ends; whoever made the connection has it feed the switchboard.
  package init(_ connection: any PhoneConnection, _ switchboard: Switchboard) {
    self.connection = connection
    self.switchboard = switchboard
  }

  /// Connects an app with a phone in this process.
  package init(to phone: PhoneInProcess, app name: String) {
    let switchboard = Switchboard()
    connection = phone.connect(name) { switchboard.receive($0) }
    self.switchboard = switchboard
  }

  /// Connects an app with a phone in another process.
  ///
  /// - Throws: `LinkError`.
  package init(to place: SocketPlace, app name: String) throws(LinkError) {
    let switchboard = Switchboard()
    connection = try SocketConnection(place) { switchboard.receive($0) }
    self.switchboard = switchboard
    connection.send(.hello(version: LinkLimits.version, app: name))
  }
}

import TactusCrashReports
import TactusPhoneLink

/// The link of an app to its phone: its connection, the router of its messages, and shared state.
package struct ClientLink: Sendable {
  /// The connection that sends messages to the phone.
  package let connection: any PhoneConnection
  /// The router of messages from the phone.
  package let router: MessageRouter
  /// The app's share of the phone's limits for pattern players.
  package let quota = PatternQuota()
  /// The callbacks that wait for the app's main actor.
  package let callbacks = AppCallbackQueue()
  /// Objects of frameworks that live as long as the link.
  package let storage = LinkStorage()
  /// The longest time for which the app waits for an answer.
  ///
  /// - Source: ours: longer than a busy machine takes, shorter than users wait. Confidence: guess.
  package var patience = Duration.seconds(5)

  /// Creates a link of a connection and a router, to which the connection passes its messages.
  package init(_ connection: any PhoneConnection, _ router: MessageRouter) {
    CrashReporter.install()
    self.connection = connection
    self.router = router
  }

  /// Connects an app to a phone in another process.
  ///
  /// - Throws: `LinkError`.
  package init(to place: SocketAddress, app name: String) throws(LinkError) {
    CrashReporter.install()
    let router = MessageRouter()
    connection = try SocketConnection(place) { router.receive($0) }
    self.router = router
    connection.send(.hello(version: LinkLimits.version, app: name))
  }
}

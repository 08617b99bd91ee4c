import Synchronization
import TactusPhoneLink

/// The messages about the remote control of media between an app and its phone.
///
/// - Thread: any, for every member without another statement.
package final class RemoteControlChannel: Sendable {
  /// A handler of commands: returns the status, or `nil` if the app has no handler of the command.
  ///
  /// Its arguments are the event and its time in seconds since the phone was started.
  package typealias Handler = @MainActor @Sendable (RemoteCommandEvent, Double) -> Int?

  /// The channel of the app's link to its phone.
  package static var current: RemoteControlChannel {
    let link = AppPhone.link
    return link.storage.object(RemoteControlChannel.self) { RemoteControlChannel(link) }
  }

  /// The callbacks that run on the app's main actor.
  package let callbacks: AppCallbackQueue

  // MARK: Doing

  /// Sets the commands that the app accepts.
  package func set(_ commands: [RemoteCommandSettings]) {
    let isNew = state.withLock { state in
      defer { state.commands = commands }
      return state.commands != commands
    }
    if isNew { connection.send(.remoteControl(.commands(commands.map(\.sanitized)))) }
  }

  /// Sets the handler of commands.
  package func setHandler(_ handler: @escaping Handler) {
    state.withLock { $0.handler = handler }
  }

  /// Sets whether the app receives remote-control events in its responder chain.
  package func setReceivesEvents(_ isReceiving: Bool) {
    let isNew = state.withLock { state in
      defer { state.receivesEvents = isReceiving }
      return state.receivesEvents != isReceiving
    }
    if isNew { connection.send(.remoteControl(.receivesEvents(isReceiving))) }
  }

  /// Sets the information about the item that the app plays; `nil` for none.
  package func set(_ info: NowPlayingInfo?) {
    connection.send(.remoteControl(.info(info?.sanitized)))
  }

  /// Sets the artwork of the item as a PNG in Base64; empty for none.
  package func setArtwork(_ text: String) {
    let isNew = state.withLock { state in
      defer { state.artwork = text }
      return state.artwork != text
    }
    if isNew { connection.send(.remoteControl(.artwork(text))) }
  }

  /// Sends a command to the now playing app, which only the overlay may.
  package func send(_ event: RemoteCommandEvent) {
    connection.send(.remoteControl(.send(event)))
  }

  /// Handles a command of the phone, and reports the status (RemoteControl.RC5).
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of the event in seconds since the phone was started.
  ///   - sendEvent: Sends the command along the responder chain, if no handler has handled it and
  ///     the app receives events.
  @MainActor
  package func handle(_ event: RemoteCommandEvent, at time: Double, sendEvent: () -> Void) {
    let (handler, receivesEvents) = state.withLock { ($0.handler, $0.receivesEvents) }
    var status = handler?(event, time)
    if status == nil, receivesEvents {
      sendEvent()
      status = 0
    }
    connection.send(
      .remoteControl(.handled(event.command, status: status ?? Self.commandFailed)))
  }

  // MARK: Internals

  private struct State {
    var commands: [RemoteCommandSettings] = []
    var receivesEvents = false
    var artwork = ""
    var handler: Handler?
  }

  /// The status of a command that nothing has handled.
  ///
  /// - Source: Apple's reference of `MPRemoteCommandHandlerStatus`. Confidence: documented.
  private static let commandFailed = 200

  private let connection: any PhoneConnection
  private let state = Mutex(State())

  private init(_ link: ClientLink) {
    (connection, callbacks) = (link.connection, link.callbacks)
  }
}

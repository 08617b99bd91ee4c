import TactusThreads

/// The phone's end of a connection with an app; releasing it closes the connection.
public final class SocketPeer: Sendable {
  /// An event of the connection.
  public enum Event: Sendable, Equatable {
    /// The app sent a message.
    case message(AppMessage)
    /// All messages that have arrived were delivered; follows each series of messages.
    case allRead
    /// The app sent an invalid message; no further messages follow.
    case violated(PhoneMessage.DisconnectReason)
    /// The connection is closed; always the last event.
    case closed
  }

  /// The process that has connected, as the system knows it.
  package let process: Int32

  init(_ channel: SocketChannel, process: Int32) {
    (self.channel, self.process) = (channel, process)
  }

  deinit { channel.shutDown() }

  /// Starts reading on a thread of its own; called once.
  ///
  /// - Parameter deliver: Receives the events in order, on that thread.
  public func start(_ deliver: @escaping @Sendable (Event) -> Void) {
    let channel = channel
    DetachedThread.run {
      Self.run(channel, deliver)
      channel.close()
      deliver(.closed)
    }
  }

  /// Sends a message; an app that does not read is disconnected, never waited for.
  ///
  /// - Thread: any.
  public func send(_ message: PhoneMessage) {
    guard let frame = try? WireEncoder.frame(message) else { return }
    try? channel.write(frame, waits: false)
  }

  /// Closes the connection.
  ///
  /// - Thread: any.
  public func close() { channel.shutDown() }

  // MARK: Internals

  private let channel: SocketChannel

  private static func run(_ channel: SocketChannel, _ deliver: (Event) -> Void) {
    var decoder = WireDecoder<AppMessage>()
    while true {
      let piece = channel.read()
      if piece.isEmpty { return }
      decoder.append(piece)
      do throws(LinkError) {
        guard let first = try decoder.next() else { continue }
        deliver(.message(first))
        while let message = try decoder.next() { deliver(.message(message)) }
        deliver(.allRead)
      } catch {
        if case .tooLarge = error {
          deliver(.violated(.tooLarge))
        } else {
          deliver(.violated(.malformed))
        }
        return
      }
    }
  }
}

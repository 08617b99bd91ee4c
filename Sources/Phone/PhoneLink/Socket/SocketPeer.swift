/// An app that has connected with the phone, as the phone sees it; letting go of it ends that.
public final class SocketPeer: Sendable {
  /// What happens on the connection.
  public enum Event: Sendable, Equatable {
    /// The app said something.
    case message(AppMessage)
    /// What came is no message; nothing more will come.
    case violated(PhoneMessage.Farewell)
    /// The app is gone; the last event, and always one.
    case closed
  }

  init(_ channel: SocketChannel) {
    self.channel = channel
  }

  deinit { channel.shutDown() }

  /// Begins to read, on a thread of its own; once.
  ///
  /// - Parameter deliver: Takes what happens, in order, on that thread.
  public func start(_ deliver: @escaping @Sendable (Event) -> Void) {
    let channel = channel
    DetachedThread.run {
      Self.run(channel, deliver)
      channel.close()
      deliver(.closed)
    }
  }

  /// Hands a message over; an app that does not read is let go of, and never waited for.
  ///
  /// - Thread: any.
  public func send(_ message: PhoneMessage) {
    guard let frame = try? WireEncoder.frame(message) else { return }
    try? channel.write(frame, waits: false)
  }

  /// Ends the connection.
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
        while let message = try decoder.next() { deliver(.message(message)) }
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

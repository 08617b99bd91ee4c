internal import Glibc
import Synchronization
import TactusPhoneTypes
import TactusThreads

/// An app's connection with a phone in another process.
public final class SocketConnection: PhoneConnection {
  /// Connects, and reads the phone's messages on a thread of its own.
  ///
  /// - Parameters:
  ///   - address: The address on which the phone listens.
  ///   - receive: Receives the phone's messages on the reading thread; `nil` is the end.
  /// - Throws: `LinkError`; a phone of another user is refused.
  public init(
    _ address: SocketAddress, receive: @escaping @Sendable (PhoneMessage?) -> Void
  ) throws(LinkError) {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Self.closeOnExec, 0)
    guard descriptor >= 0 else { throw .refused(call: "socket", reason: Self.reason) }
    let status = address.withAddress { Glibc.connect(descriptor, $0, $1) }
    guard status == 0 else {
      let reason = Self.reason
      Glibc.close(descriptor)
      throw .refused(call: "connect", reason: reason)
    }
    SocketChannel.setWriteTimeout(descriptor)
    let channel = SocketChannel(descriptor: descriptor)
    let user = channel.peer?.user
    guard user == geteuid() else {
      channel.close()
      throw .foreignPeer(user: user ?? .max)
    }
    self.channel = channel
    let offset = offset
    DetachedThread.run {
      var decoder = WireDecoder<PhoneMessage>()
      while true {
        let piece = channel.read()
        decoder.append(piece)
        while let message = try? decoder.next() {
          switch message {
          case .welcome(_, let time, _): offset.set(time, at: BootClock.now)
          case .turn(let time): offset.update(time, at: BootClock.now)
          default: break
          }
          receive(message)
        }
        if piece.isEmpty { break }
      }
      channel.close()
      receive(nil)
    }
  }

  deinit { close() }

  /// Sends a message; a message that cannot be sent closes the connection.
  public func send(_ message: AppMessage) {
    guard let frame = try? WireEncoder.frame(message) else { return close() }
    try? channel.write(frame, waits: true)
  }

  /// The phone's time: the machine's time plus the offset found in the phone's welcome, corrected
  /// at a turn if the phone's clock does not follow the machine's.
  public var now: PhoneInstant { BootClock.now.advanced(by: offset.duration) }

  /// Closes the connection.
  public func close() { channel.shutDown() }

  // MARK: Internals

  static let closeOnExec = Int32(SOCK_CLOEXEC.rawValue)
  static var reason: String { String(cString: strerror(errno)) }

  private let channel: SocketChannel
  private let offset = ClockOffset()

  /// The offset of the phone's clock from the machine's; 0 until the phone has sent its time.
  private final class ClockOffset: Sendable {
    private let nanoseconds = Atomic<Int64>(0)

    var duration: Duration { .nanoseconds(nanoseconds.load(ordering: .relaxed)) }

    func set(_ time: PhoneInstant, at now: PhoneInstant) {
      nanoseconds.store(time.nanoseconds - now.nanoseconds, ordering: .relaxed)
    }

    /// Updates the offset if the phone was stopped or its time is set by hand; a message that is
    /// merely late changes nothing.
    func update(_ time: PhoneInstant, at now: PhoneInstant) {
      let found = time.nanoseconds - now.nanoseconds
      let known = nanoseconds.load(ordering: .relaxed)
      if abs(found - known) > Self.maximumDelay { nanoseconds.store(found, ordering: .relaxed) }
    }

    /// The maximum delay of a message in nanoseconds.
    ///
    /// - Source: ours; a busy machine, and less than a person takes to stop a phone. Confidence:
    ///   guess.
    private static let maximumDelay: Int64 = 250_000_000
  }
}

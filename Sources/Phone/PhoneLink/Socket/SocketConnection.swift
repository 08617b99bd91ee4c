internal import Glibc
import PhoneHardware
import Synchronization

/// An app's connection with a phone in another process.
public final class SocketConnection: PhoneConnection {
  /// Connects, and reads what the phone says on a thread of its own.
  ///
  /// - Parameters:
  ///   - place: Where the phone listens.
  ///   - receive: Takes what the phone says, on the reading thread; `nil` is the end.
  /// - Throws: `LinkError`; a phone of another user is refused.
  public init(
    _ place: SocketPlace, receive: @escaping @Sendable (PhoneMessage?) -> Void
  ) throws(LinkError) {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Self.closeOnExec, 0)
    guard descriptor >= 0 else { throw .refused(call: "socket", reason: Self.reason) }
    let status = place.withAddress { Glibc.connect(descriptor, $0, $1) }
    guard status == 0 else {
      let reason = Self.reason
      Glibc.close(descriptor)
      throw .refused(call: "connect", reason: reason)
    }
    SocketChannel.limitWaiting(descriptor)
    let channel = SocketChannel(descriptor: descriptor)
    guard let user = channel.peerUser, user == geteuid() else {
      channel.close()
      throw .foreignPeer(user: channel.peerUser ?? .max)
    }
    self.channel = channel
    let lead = lead
    DetachedThread.run {
      var decoder = WireDecoder<PhoneMessage>()
      while true {
        let piece = channel.read()
        decoder.append(piece)
        while let message = try? decoder.next() {
          switch message {
          case .welcome(_, let time, _): lead.set(time, at: BootClock.now)
          case .turn(let time): lead.follow(time, at: BootClock.now)
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

  /// Hands a message over; a message that cannot be sent ends the connection.
  public func send(_ message: AppMessage) {
    guard let frame = try? WireEncoder.frame(message) else { return close() }
    try? channel.write(frame, waits: true)
  }

  /// The phone's time: the machine's, and as much more or less as it was when the phone greeted, or
  /// gave a turn where its time does not go as the machine's.
  public var now: PhoneInstant { BootClock.now.advanced(by: lead.duration) }

  /// Ends the connection.
  public func close() { channel.shutDown() }

  // MARK: Internals

  static let closeOnExec = Int32(SOCK_CLOEXEC.rawValue)
  static var reason: String { String(cString: strerror(errno)) }

  private let channel: SocketChannel
  private let lead = Lead()

  /// How far the phone's clock is ahead of the machine's; 0 until the phone has said its time.
  private final class Lead: Sendable {
    private let nanoseconds = Atomic<Int64>(0)

    var duration: Duration { .nanoseconds(nanoseconds.load(ordering: .relaxed)) }

    func set(_ time: PhoneInstant, at now: PhoneInstant) {
      nanoseconds.store(time.nanoseconds - now.nanoseconds, ordering: .relaxed)
    }

    /// Follows a phone that was stopped, or whose time somebody winds; what is merely late, as any
    /// message can be, changes nothing.
    func follow(_ time: PhoneInstant, at now: PhoneInstant) {
      let found = time.nanoseconds - now.nanoseconds
      let known = nanoseconds.load(ordering: .relaxed)
      if abs(found - known) > Self.mostLate { nanoseconds.store(found, ordering: .relaxed) }
    }

    /// Nanoseconds that a message may come late.
    ///
    /// - Source: ours; a busy machine, and less than a person takes to stop a phone. Confidence: guess.
    private static let mostLate: Int64 = 250_000_000
  }
}

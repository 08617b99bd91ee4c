/// The network access log of an item (Players.LG1…).
///
/// - Thread: any; nothing in it changes after its creation.
open class AVPlayerItemAccessLog: NSObject, NSCopying, @unchecked Sendable {
  // It is immutable.

  /// The entries, the oldest first.
  open private(set) var events: [AVPlayerItemAccessLogEvent]

  /// Creates a log without events.
  public override init() {
    events = []
    super.init()
  }

  init(_ events: [AVPlayerItemAccessLogEvent]) {
    self.events = events
    super.init()
  }

  /// Returns the log itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the log in the W3C extended log format; nil without entries.
  open func extendedLogData() -> Data? {
    guard !events.isEmpty else { return nil }
    let lines = ["#Version: 1.0", "#Fields: date uri bytes stalls"] + events.map(Self.line)
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The encoding of the text: UTF-8.
  open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }

  private static func line(_ event: AVPlayerItemAccessLogEvent) -> String {
    let date = event.playbackStartDate?.timeIntervalSince1970 ?? 0
    return "\(date) \(event.uri ?? "-") \(event.numberOfBytesTransferred) \(event.numberOfStalls)"
  }
}

/// An entry about an error in a log of an item (Players.LG1…).
///
/// - Thread: any; only the log changes it, before the app has it.
open class AVPlayerItemErrorLogEvent: NSObject, NSCopying, @unchecked Sendable {
  // It does not change once an app has it.

  /// The date of the error; nil if unknown.
  open internal(set) var date: Date?
  /// The address; nil if unknown.
  open internal(set) var uri: String?
  /// The address of the server; nil if unknown.
  open internal(set) var serverAddress: String?
  /// The number of the playback; nil if unknown.
  open internal(set) var playbackSessionID: String?
  /// The code of the error.
  open internal(set) var errorStatusCode: Int = 0
  /// The domain of the error.
  open internal(set) var errorDomain: String = ""
  /// The description; nil if there is none.
  open internal(set) var errorComment: String?
  /// The header of the answer; nil if unknown.
  open internal(set) var allHTTPResponseHeaderFields: [String: String]?

  /// Creates an event of which nothing is known.
  public override init() { super.init() }

  /// Returns an entry of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVPlayerItemErrorLogEvent()
    copy.date = date
    copy.uri = uri
    copy.serverAddress = serverAddress
    copy.playbackSessionID = playbackSessionID
    copy.errorStatusCode = errorStatusCode
    copy.errorDomain = errorDomain
    copy.errorComment = errorComment
    copy.allHTTPResponseHeaderFields = allHTTPResponseHeaderFields
    return copy
  }
}

/// An error entry in a log of an item (Players.LG1…).
///
/// - Thread: any; only the log changes it, before the app has it.
open class AVPlayerItemErrorLogEvent: NSObject, NSCopying, @unchecked Sendable {
  // It is no longer modified when an app has it.

  /// The date of the error; nil if unknown.
  open internal(set) var date: Date?
  /// The URI; nil if unknown.
  open internal(set) var uri: String?
  /// The IP address of the server; nil if unknown.
  open internal(set) var serverAddress: String?
  /// The identifier of the playback session; nil if unknown.
  open internal(set) var playbackSessionID: String?
  /// The code of the error.
  open internal(set) var errorStatusCode: Int = 0
  /// The domain of the error.
  open internal(set) var errorDomain: String = ""
  /// The description; nil if there is none.
  open internal(set) var errorComment: String?
  /// The header fields of the response; nil if unknown.
  open internal(set) var allHTTPResponseHeaderFields: [String: String]?

  /// Creates an event without information.
  public override init() { super.init() }

  /// Returns a copy of the entry.
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

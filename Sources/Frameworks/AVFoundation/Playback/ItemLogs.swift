/// The logs of an item (Players.LG1).
struct ItemLogs {
  var access: [AVPlayerItemAccessLogEvent] = []
  var errors: [AVPlayerItemErrorLogEvent] = []
  /// The identifier of the playback session, which both logs share.
  let session = UUID().uuidString
  /// The item's time, in nanoseconds, up to which watching has been counted.
  var watchedFrom: Int64?
}

/// The logs of an item (Players.LG1).
struct ItemLogs {
  var access: [AVPlayerItemAccessLogEvent] = []
  var errors: [AVPlayerItemErrorLogEvent] = []
  /// The number of the playback, which both logs have.
  let session = UUID().uuidString
  /// The item's time, in nanoseconds, from which on watching is not counted yet.
  var watchedFrom: Int64?
}

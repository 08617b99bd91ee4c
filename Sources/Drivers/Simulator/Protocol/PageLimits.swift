/// What a page may ask of the server.
///
/// `Documentation/Behaviour/SimulatorPages.md` has the rules (SL1–SL6) that comments name.
package enum PageLimits {
  /// Raised when what pages and the server say to each other changes its meaning.
  package static let version = 1
  /// Bytes of what a page says at once (SL1).
  ///
  /// - Source: ours; a hundred touches with all they have. Confidence: guess.
  package static let messageBytes = 1 << 16
  /// Messages a second, on average and at once (SL2).
  ///
  /// - Source: ours; a pen that is reported 1,000 times a second, and as many answers. Confidence:
  ///   guess.
  package static let messagesPerSecond = 2_500.0
  /// Pages at once (SL3).
  ///
  /// - Source: ours. Confidence: guess.
  package static let pages = 8
  /// Connections at once, of pages and of browsers that fetch files (SL3).
  ///
  /// - Source: ours; a browser has six a page. Confidence: guess.
  package static let connections: Int = 64
  /// Connections that wait to be taken or refused.
  ///
  /// - Source: ours, so that a crowd does not keep a page waiting. Confidence: guess.
  package static let waitingConnections = 512
  /// Seconds after which a connection that says nothing is closed; a page answers pings (SL4).
  ///
  /// - Source: ours. Confidence: guess.
  package static let silenceSeconds: UInt32 = 60
  /// Seconds between two pings.
  ///
  /// - Source: ours, a third of the silence. Confidence: guess.
  package static let keepaliveSeconds: UInt32 = 20
  /// Frames that a page may have to paint yet (SL5).
  ///
  /// - Source: ours: one that is painted, one that waits for the screen, one on its way: with two a
  ///   busy machine shows 41 a second, with three 46. Confidence: measured.
  package static let framesAhead = 3
  /// Bytes that a page may have to take yet before it is sent no more pictures and sound (SL5).
  ///
  /// - Source: ours; some frames without pictures. Confidence: guess.
  package static let bytesAhead = 1 << 20
  /// Bytes that a page may have to take yet before it is sent away (SL6).
  ///
  /// - Source: ours. Confidence: guess.
  package static let bytesBehind = 16 << 20
  /// Haptics that a page is told of when it comes; it keeps no more.
  ///
  /// - Source: ours. Confidence: guess.
  package static let oldHaptics = 100
  /// Lines of the app's output that a page is told of when it comes.
  ///
  /// - Source: ours. Confidence: guess.
  package static let oldLines = 500
  /// Fingers of one page.
  ///
  /// - Source: ours, as many as a person has. Confidence: guess.
  package static let contacts: UInt32 = 10
}

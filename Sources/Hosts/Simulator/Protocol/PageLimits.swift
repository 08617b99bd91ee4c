/// Limits for pages.
///
/// `Documentation/Behaviour/SimulatorPages.md` has the rules (SimulatorPages.SL1–SL6) that comments
/// name.
package enum PageLimits {
  /// The version of the protocol, raised when a message changes its meaning.
  package static let version = 2
  /// The first byte of a message with a picture of the device beside the phone, or its glyphs.
  package static let externalPictureKind: UInt8 = 0x45
  /// The largest size of a page's message in bytes (SimulatorPages.SL1).
  ///
  /// - Source: ours; a hundred touches with all they have. Confidence: guess.
  package static let messageBytes = 1 << 16
  /// Messages a second, on average and in one burst (SimulatorPages.SL2).
  ///
  /// - Source: ours; a pen that is reported 1,000 times a second, and as many confirmations.
  ///   Confidence: guess.
  package static let messagesPerSecond = 2_500.0
  /// The largest number of pages at once (SimulatorPages.SL3).
  ///
  /// - Source: ours. Confidence: guess.
  package static let pages = 8
  /// The largest number of connections at once, of pages and for files (SimulatorPages.SL3).
  ///
  /// - Source: ours; a browser has six a page. Confidence: guess.
  package static let connections: Int = 64
  /// Seconds within which a connection has to show its secret (SimulatorPages.SL4).
  ///
  /// - Source: ours; a browser sends its request with the connection. Confidence: guess.
  package static let admissionSeconds = 5
  /// The backlog of connections that wait to be accepted or refused.
  ///
  /// - Source: ours, so that many connections do not keep a page waiting. Confidence: guess.
  package static let waitingConnections = 512
  /// Seconds without data after which a connection is closed; a page answers pings
  /// (SimulatorPages.SL4).
  ///
  /// - Source: ours. Confidence: guess.
  package static let silenceSeconds: UInt32 = 60
  /// Seconds between two pings.
  ///
  /// - Source: ours, a third of the silence. Confidence: guess.
  package static let keepaliveSeconds: UInt32 = 20
  /// Frames sent that a page has not painted yet (SimulatorPages.SL5).
  ///
  /// - Source: ours: one that is painted, one that waits for the screen, one in transit: with two a
  ///   busy machine shows 41 a second, with three 46. Confidence: measured.
  package static let framesAhead = 3
  /// Unconfirmed bytes above which a page is sent no more frames and sound (SimulatorPages.SL5).
  ///
  /// - Source: ours; some frames without images. Confidence: guess.
  package static let bytesAhead = 1 << 20
  /// Unconfirmed bytes above which a page is disconnected (SimulatorPages.SL6).
  ///
  /// - Source: ours. Confidence: guess.
  package static let bytesBehind = 16 << 20
  /// Messages with sound that wait until the server sends them; older ones are dropped
  /// (SimulatorPages.SL9).
  ///
  /// - Source: ours: more than a page is sent ahead. Confidence: guess.
  package static let waitingSounds = 200
  /// Lines about haptics, and as many others, that wait until the server sends them; older ones are
  /// dropped (SimulatorPages.SL9).
  ///
  /// - Source: ours: more than a page keeps. Confidence: guess.
  package static let waitingLines = 1_000
  /// The number of earlier haptics that a new page is sent; the page keeps no more.
  ///
  /// - Source: ours. Confidence: guess.
  package static let oldHaptics = 100
  /// The number of earlier output lines that a new page is sent.
  ///
  /// - Source: ours. Confidence: guess.
  package static let oldLines = 500
  /// The largest size of a file that a page sends, in bytes (SimulatorPages.FI2).
  ///
  /// - Source: ours; a film of some minutes. Confidence: guess.
  package static let fileBytes = 512 << 20
  /// The largest number of files that pages send at once (SimulatorPages.FI2).
  ///
  /// - Source: ours; a page sends one after the other. Confidence: guess.
  package static let uploads = pages
  /// The largest number of fingers of a page.
  ///
  /// - Source: ours, as many as a user has. Confidence: guess.
  package static let contacts: UInt32 = 10
}

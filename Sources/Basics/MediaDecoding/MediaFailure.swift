/// A failure to read or to decode a film or a sound.
package enum MediaFailure: Error, Equatable, Sendable {
  /// GStreamer is not installed.
  case notInstalled
  /// There is no file, or no server has it.
  case notFound(String)
  /// A plug-in is missing: what it is for, and the Debian package that has it.
  case missingPlugin(String, package: String)
  /// The data has neither pictures nor sound, or is damaged.
  case unreadable(String)
  /// Nothing arrived within the time limit.
  case timedOut
  /// The network is off: why, and what to do.
  case offline(String)

  /// The reason as a text, with what to do.
  package var reason: String {
    switch self {
    case .notInstalled:
      "GStreamer cannot be loaded: install the Debian packages gstreamer1.0-plugins-base and "
        + "gstreamer1.0-plugins-good"
    case .notFound(let text): text
    case .missingPlugin(let purpose, let package):
      "GStreamer has no \(purpose): install the Debian package \(package)"
    case .unreadable(let text): text
    case .offline(let text): text
    case .timedOut: "nothing arrived within the time limit"
    }
  }
}

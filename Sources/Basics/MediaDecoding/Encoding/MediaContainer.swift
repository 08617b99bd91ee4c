/// A container that films and sounds are written in.
package enum MediaContainer: Sendable {
  /// MPEG-4, as M4A for sound alone.
  case mpeg4
  /// QuickTime.
  case quickTime
  /// AAC as a stream of packets, each with a header.
  case adts

  /// The element that writes it.
  var element: String {
    switch self {
    case .mpeg4: "mp4mux"
    case .quickTime: "qtmux"
    case .adts: "aacparse"
    }
  }
}

internal import CTactusGStreamer

/// A decoder of one part of a film: its pictures or its sound.
///
/// Sendable because its users use it on one thread at a time.
final class MediaPipeline: @unchecked Sendable {
  let library: MediaLibrary

  /// Opens a film.
  ///
  /// - Parameters:
  ///   - uri: The place.
  ///   - kind: The decoded part: `video/x-raw`, `audio/x-raw` or `text/x-raw`.
  ///   - track: The number of the part's track, from 0; nil for the first one.
  ///   - chain: The elements that convert it, as a text for GStreamer.
  ///   - waiting: The number of buffers that wait at most.
  /// - Throws: `MediaFailure`.
  init(
    _ uri: String, _ kind: String, track: Int? = nil, through chain: String, waiting: Int
  ) throws(MediaFailure) {
    library = try MediaLibrary.load()
    functions = library.functions
    // The tracks of one kind have numbers in the order of the file.
    let link = track.map { "source.src_\($0)" } ?? ""
    let text =
      "uridecodebin name=source expose-all-streams=false \(link) ! \(chain) ! "
      + "appsink name=sink sync=false max-buffers=\(waiting) drop=false enable-last-sample=false"
    var error: UnsafeMutablePointer<gst_error>?
    let parsed = functions.parse_launch(text, &error)
    let reason = library.take(error)
    guard let parsed else { throw .unreadable(reason ?? "no decoder") }
    guard let source = functions.bin_get_by_name(parsed, "source"),
      let found = functions.bin_get_by_name(parsed, "sink"),
      let messages = functions.element_get_bus(parsed)
    else {
      functions.object_unref(parsed)
      throw .unreadable("no decoder")
    }
    (pipeline, sink, bus) = (parsed, found, messages)
    // A text of its own, so that no character of the place is read as an element.
    functions.util_set_object_arg(source, "uri", uri)
    // Without (ANY), decoders are left out that can also give memory of a graphics card, such as
    // the one for H.264.
    functions.util_set_object_arg(source, "caps", "\(kind)(ANY)")
    functions.object_unref(source)
    _ = functions.element_set_state(pipeline, Self.playing)
  }

  deinit {
    _ = functions.element_set_state(pipeline, Self.stopped)
    functions.object_unref(bus)
    functions.object_unref(sink)
    functions.object_unref(pipeline)
  }

  /// Moves to a time in nanoseconds: to the last complete picture before it, or exactly.
  func seek(to time: Int64, exactly: Bool, within limit: Duration) throws(MediaFailure) {
    // A pipeline that is not open yet refuses to move.
    let nanoseconds = UInt64(max(0, limit / .nanoseconds(1)))
    _ = functions.element_get_state(pipeline, nil, nil, nanoseconds)
    try throwError()
    let flags = exactly ? Self.flush | Self.accurate : Self.flush | Self.keyUnit | Self.snapBefore
    if functions.element_seek_simple(pipeline, Self.timeFormat, flags, time) == 0 {
      try throwError()
      throw .unreadable("it cannot be played from another time than its begin")
    }
  }

  /// Calls a function with the next buffer; returns nil at the end.
  func next<Result>(
    within limit: Duration, _ body: (UnsafeMutableRawPointer, gst_buffer_head) -> Result
  ) throws(MediaFailure) -> Result? {
    var rest = UInt64(max(0, limit / .nanoseconds(1)))
    while true {
      let slice = min(rest, Self.slice)
      if let sample = functions.app_sink_try_pull_sample(sink, slice) {
        defer { functions.mini_object_unref(sample) }
        guard let buffer = functions.sample_get_buffer(sample) else { continue }
        var head = buffer.pointee
        // A file may begin in the middle of its data, as with pictures in another order
        // (Players.DC7).
        if head.pts != gst_no_time, let segment = functions.sample_get_segment(sample) {
          let time = functions.segment_to_stream_time(segment, Self.timeFormat, head.pts)
          if time != gst_no_time { head.pts = time }
        }
        return body(sample, head)
      }
      try throwError()
      if functions.app_sink_is_eos(sink) != 0 { return nil }
      guard rest > slice else { throw .timedOut }
      rest -= slice
    }
  }

  /// Returns the size of a sample's picture.
  func size(of sample: UnsafeMutableRawPointer) -> VideoSize? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let caps = functions.sample_get_caps(sample),
      let structure = functions.caps_get_structure(caps, 0),
      functions.structure_get_int(structure, "width", &width) != 0,
      functions.structure_get_int(structure, "height", &height) != 0, width > 0, height > 0
    else { return nil }
    return VideoSize(width: Int(width), height: Int(height))
  }

  /// Returns whether a sample's text has Pango's markup.
  func isMarkup(_ sample: UnsafeMutableRawPointer) -> Bool {
    guard let caps = functions.sample_get_caps(sample),
      let structure = functions.caps_get_structure(caps, 0),
      let format = functions.structure_get_string(structure, "format")
    else { return false }
    return String(cString: format) == "pango-markup"
  }

  // MARK: Internals

  private let functions: gst_functions
  private let pipeline: UnsafeMutableRawPointer
  private let sink: UnsafeMutableRawPointer
  private let bus: UnsafeMutableRawPointer

  // The numbers of GStreamer's enumerations.
  private static let stopped: Int32 = 1
  private static let playing: Int32 = 4
  private static let timeFormat: Int32 = 3
  private static let flush: Int32 = 1
  private static let accurate: Int32 = 2
  private static let keyUnit: Int32 = 4
  private static let snapBefore: Int32 = 32
  private static let errorMessage: Int32 = 2

  /// Nanoseconds between checks for an error.
  private static let slice: UInt64 = 50_000_000

  private func throwError() throws(MediaFailure) {
    guard let message = functions.bus_timed_pop_filtered(bus, 0, Self.errorMessage) else { return }
    var error: UnsafeMutablePointer<gst_error>?
    var detail: UnsafeMutablePointer<CChar>?
    functions.message_parse_error(message, &error, &detail)
    functions.mini_object_unref(message)
    if let detail { functions.free(detail) }
    throw .unreadable(library.take(error) ?? "it cannot be decoded")
  }
}

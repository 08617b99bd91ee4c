internal import CTactusGStreamer

/// Elements of GStreamer that run until their end.
///
/// Sendable because its users use it on one thread at a time.
final class MediaPipelineParts: @unchecked Sendable {
  /// Creates elements.
  ///
  /// - Parameter text: The elements as a text for GStreamer.
  /// - Throws: `MediaFailure`.
  init(_ library: MediaLibrary, _ text: String) throws(MediaFailure) {
    self.library = library
    let functions = library.functions
    var error: UnsafeMutablePointer<gst_error>?
    let parsed = functions.parse_launch(text, &error)
    let reason = library.take(error)
    guard let parsed else { throw .unreadable(reason ?? "the elements do not fit") }
    guard let messages = functions.element_get_bus(parsed) else {
      functions.object_unref(parsed)
      throw .unreadable("the elements do not fit")
    }
    (pipeline, bus) = (parsed, messages)
  }

  deinit {
    _ = library.functions.element_set_state(pipeline, Self.stopped)
    library.functions.object_unref(bus)
    library.functions.object_unref(pipeline)
  }

  /// Returns an element by its name, which the caller releases.
  func element(_ name: String) throws(MediaFailure) -> UnsafeMutableRawPointer {
    guard let found = library.functions.bin_get_by_name(pipeline, name) else {
      throw .unreadable("there is no element \(name)")
    }
    return found
  }

  /// Sets a property of an element; no character of the value is read as another element.
  func set(_ name: String, _ property: String, _ value: String) throws(MediaFailure) {
    let found = try element(name)
    library.functions.util_set_object_arg(found, property, value)
    library.functions.object_unref(found)
  }

  /// Starts the elements.
  func play() { _ = library.functions.element_set_state(pipeline, Self.playing) }

  /// Prepares the elements, and moves to a range in nanoseconds.
  ///
  /// - Throws: `MediaFailure`.
  func move(to range: Range<Int64>, within limit: Duration) throws(MediaFailure) {
    let functions = library.functions
    _ = functions.element_set_state(pipeline, Self.paused)
    let nanoseconds = UInt64(max(0, limit / .nanoseconds(1)))
    _ = functions.element_get_state(pipeline, nil, nil, nanoseconds)
    try throwError()
    let (flush, keyUnit, snapBefore): (Int32, Int32, Int32) = (1, 4, 32)
    let (time, set): (Int32, Int32) = (3, 1)
    let isMoved = functions.element_seek(
      pipeline, 1, time, flush | keyUnit | snapBefore, set, range.lowerBound, set,
      range.upperBound)
    guard isMoved != 0 else { throw .unreadable("it cannot be read from another time") }
  }

  /// Waits until all is written.
  ///
  /// - Throws: `MediaFailure`.
  func waitForEnd(within limit: Duration) throws(MediaFailure) {
    let nanoseconds = UInt64(max(0, limit / .nanoseconds(1)))
    guard
      let message = library.functions.bus_timed_pop_filtered(
        bus, nanoseconds, Self.endMessage | Self.errorMessage)
    else { throw .timedOut }
    try take(message)
  }

  /// Throws the error of an element, if there is one.
  func throwError() throws(MediaFailure) {
    if let message = library.functions.bus_timed_pop_filtered(bus, 0, Self.errorMessage) {
      try take(message)
    }
  }

  // MARK: Internals

  private let library: MediaLibrary
  private let pipeline: UnsafeMutableRawPointer
  private let bus: UnsafeMutableRawPointer

  // The numbers of GStreamer's enumerations.
  private static let stopped: Int32 = 1
  private static let paused: Int32 = 3
  private static let playing: Int32 = 4
  private static let endMessage: Int32 = 1
  private static let errorMessage: Int32 = 2

  private func take(_ message: UnsafeMutableRawPointer) throws(MediaFailure) {
    defer { library.functions.mini_object_unref(message) }
    guard gst_message_kind(message) == Self.errorMessage else { return }
    var error: UnsafeMutablePointer<gst_error>?
    var detail: UnsafeMutablePointer<CChar>?
    library.functions.message_parse_error(message, &error, &detail)
    if let detail { library.functions.free(detail) }
    throw .unreadable(library.take(error) ?? "it cannot be written")
  }
}

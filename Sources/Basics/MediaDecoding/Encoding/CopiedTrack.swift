internal import CTactusGStreamer

/// A track that is copied from one file into another one.
///
/// - Thread: one at a time.
final class CopiedTrack {
  init(
    _ library: MediaLibrary, from sink: UnsafeMutableRawPointer, to source: UnsafeMutableRawPointer
  ) {
    (functions, self.sink, self.source) = (library.functions, sink, source)
  }

  deinit {
    if let sample { functions.mini_object_unref(sample) }
    functions.object_unref(sink)
    functions.object_unref(source)
  }

  /// The time in nanoseconds of the data that waits; nil after the end.
  private(set) var time: UInt64?

  /// Takes the next data.
  func pull(within nanoseconds: UInt64) {
    time = nil
    while let next = functions.app_sink_try_pull_sample(sink, nanoseconds) {
      guard let buffer = functions.sample_get_buffer(next) else {
        functions.mini_object_unref(next)
        continue
      }
      let times = [buffer.pointee.dts, buffer.pointee.pts].filter { $0 != gst_no_time }
      (sample, time) = (next, times.min() ?? last)
      last = time ?? last
      return
    }
  }

  /// Passes the waiting data to the new file.
  ///
  /// - Parameter start: The time in nanoseconds that becomes 0.
  /// - Returns: Whether it was taken.
  func push(movedBy start: UInt64) -> Bool {
    guard let sample else { return false }
    defer {
      functions.mini_object_unref(sample)
      self.sample = nil
    }
    if let buffer = functions.sample_get_buffer(sample) {
      if buffer.pointee.pts != gst_no_time { buffer.pointee.pts -= min(start, buffer.pointee.pts) }
      if buffer.pointee.dts != gst_no_time { buffer.pointee.dts -= min(start, buffer.pointee.dts) }
    }
    return functions.app_source_push_sample(source, sample) == 0
  }

  /// Signals that no more data follows.
  func finish() { _ = functions.app_source_end(source) }

  // MARK: Internals

  private let functions: gst_functions
  private let sink: UnsafeMutableRawPointer
  private let source: UnsafeMutableRawPointer
  private var sample: UnsafeMutableRawPointer?
  private var last: UInt64 = 0
}

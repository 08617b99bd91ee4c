/// The callbacks of the app for a stream.
///
/// Sendable because the app is responsible for its value, and the thread that parses calls the
/// functions.
struct StreamClient: @unchecked Sendable {
  /// The app's value for the callbacks.
  var data: UnsafeMutableRawPointer
  /// Called when a property becomes known.
  var listener: AudioFileStream_PropertyListenerProc
  /// Receives packets.
  var packets: AudioFileStream_PacketsProc

  /// The value for callbacks if the app gave none; it must not be dereferenced.
  ///
  /// Unchecked because nobody reads or writes the memory.
  nonisolated(unsafe) static let nothing = UnsafeMutableRawPointer.allocate(
    byteCount: 16, alignment: 16)
}

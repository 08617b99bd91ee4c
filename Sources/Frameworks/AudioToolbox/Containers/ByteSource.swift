/// The storage from which a sound file is read, or to which it is written.
///
/// - Thread: one at a time, for every member.
protocol ByteSource: AnyObject {
  /// The number of bytes.
  var length: Int64 { get }

  /// Reads bytes at an offset; returns their number, which is smaller at the end.
  func read(at place: Int64, _ count: Int, into bytes: UnsafeMutableRawPointer) -> Int

  /// Writes bytes at an offset; returns their number.
  func write(at place: Int64, _ count: Int, from bytes: UnsafeRawPointer) -> Int

  /// Sets the number of bytes; returns whether that was possible.
  func setLength(_ length: Int64) -> Bool
}

extension ByteSource {
  /// Writes nothing: the default for a read-only source.
  func write(at place: Int64, _ count: Int, from bytes: UnsafeRawPointer) -> Int { 0 }
  /// Does nothing: the default for a read-only source.
  func setLength(_ length: Int64) -> Bool { false }
}

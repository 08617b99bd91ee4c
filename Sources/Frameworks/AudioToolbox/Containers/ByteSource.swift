/// Bytes that a sound file is read from or written to.
///
/// - Thread: one at a time, for every member.
protocol ByteSource: AnyObject {
  /// The number of bytes.
  var length: Int64 { get }

  /// Reads bytes from a place on; returns their number, which is smaller at the end.
  func read(at place: Int64, _ count: Int, into bytes: UnsafeMutableRawPointer) -> Int

  /// Writes bytes at a place; returns their number.
  func write(at place: Int64, _ count: Int, from bytes: UnsafeRawPointer) -> Int

  /// Sets the number of bytes; returns whether that was possible.
  func setLength(_ length: Int64) -> Bool
}

extension ByteSource {
  /// Writes nothing, for a source that is only read.
  func write(at place: Int64, _ count: Int, from bytes: UnsafeRawPointer) -> Int { 0 }
  /// Does nothing, for a source that is only read.
  func setLength(_ length: Int64) -> Bool { false }
}

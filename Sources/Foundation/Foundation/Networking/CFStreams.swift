import Dispatch
import Foundation
import TactusCrashReports

/// A stream that is read, as Core Foundation names it.
public typealias CFReadStream = InputStream
/// A stream that is written, as Core Foundation names it.
public typealias CFWriteStream = OutputStream

/// Sets the queue on which a stream calls its delegate.
///
/// Streams of Foundation for Linux call delegates by a run loop: that of the main thread stands for
/// the main queue. For another queue it is used as well, and a line says so.
///
/// - Parameters:
///   - stream: The stream.
///   - q: The queue; `nil` for none any more.
public func CFReadStreamSetDispatchQueue(_ stream: CFReadStream!, _ q: DispatchQueue!) {
  schedule(stream, on: q, function: "CFReadStreamSetDispatchQueue")
}

/// Sets the queue on which a stream calls its delegate, as `CFReadStreamSetDispatchQueue` does.
///
/// - Parameters:
///   - stream: The stream.
///   - q: The queue; `nil` for none any more.
public func CFWriteStreamSetDispatchQueue(_ stream: CFWriteStream!, _ q: DispatchQueue!) {
  schedule(stream, on: q, function: "CFWriteStreamSetDispatchQueue")
}

private func schedule(_ stream: Stream?, on queue: DispatchQueue?, function: String) {
  guard let stream else { return }
  guard let queue else { return stream.remove(from: .main, forMode: .common) }
  if queue !== DispatchQueue.main {
    RuntimeWarning.once(
      "\(function): the stream calls its delegate on the main thread, not on the queue “\(queue.label)”"
    )
  }
  stream.schedule(in: .main, forMode: .common)
}

// Swift converts an untyped pointer to the type of an argument only where the method is
// Objective-C's.
extension OutputStream {
  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - buffer: The bytes.
  ///   - len: The number of bytes.
  /// - Returns: The number of bytes that were written; 0 if the stream is full, -1 after an error.
  @_disfavoredOverload
  public func write(_ buffer: UnsafeRawPointer, maxLength len: Int) -> Int {
    write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}

extension InputStream {
  /// Reads bytes.
  ///
  /// - Parameters:
  ///   - buffer: The place for the bytes.
  ///   - len: The number of bytes that have room there.
  /// - Returns: The number of bytes that were read; 0 at the end, -1 after an error.
  @_disfavoredOverload
  public func read(_ buffer: UnsafeMutableRawPointer, maxLength len: Int) -> Int {
    read(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}

import TactusCoreFoundation

// Core Foundation's functions that open, read, write and close streams.

/// Opens a stream.
///
/// - Returns: Whether the stream could be used.
@discardableResult
public func CFReadStreamOpen(_ stream: CFReadStream!) -> Bool {
  stream?.open()
  return stream.map { $0.streamStatus != .error } ?? false
}

/// Opens a stream.
///
/// - Returns: Whether the stream could be used.
@discardableResult
public func CFWriteStreamOpen(_ stream: CFWriteStream!) -> Bool {
  stream?.open()
  return stream.map { $0.streamStatus != .error } ?? false
}

/// Closes a stream.
public func CFReadStreamClose(_ stream: CFReadStream!) { stream?.close() }

/// Closes a stream.
public func CFWriteStreamClose(_ stream: CFWriteStream!) { stream?.close() }

/// Reads bytes, for which it waits.
///
/// - Returns: The number of bytes; 0 at the end, -1 after an error.
@discardableResult
public func CFReadStreamRead(
  _ stream: CFReadStream!, _ buffer: UnsafeMutablePointer<UInt8>!, _ bufferLength: CFIndex
) -> CFIndex {
  guard let stream, let buffer else { return -1 }
  return stream.read(buffer, maxLength: bufferLength)
}

/// Writes bytes, as soon as there is space.
///
/// - Returns: The number of bytes; -1 after an error.
@discardableResult
public func CFWriteStreamWrite(
  _ stream: CFWriteStream!, _ buffer: UnsafePointer<UInt8>!, _ bufferLength: CFIndex
) -> CFIndex {
  guard let stream, let buffer else { return -1 }
  return stream.write(buffer, maxLength: bufferLength)
}

/// Returns whether bytes can be read without waiting.
public func CFReadStreamHasBytesAvailable(_ stream: CFReadStream!) -> Bool {
  stream?.hasBytesAvailable ?? false
}

/// Returns whether bytes can be written without waiting.
public func CFWriteStreamCanAcceptBytes(_ stream: CFWriteStream!) -> Bool {
  stream?.hasSpaceAvailable ?? false
}

/// Returns the error of a stream; `nil` without one.
public func CFReadStreamCopyError(_ stream: CFReadStream!) -> CFError! {
  stream?.streamStatus == .error ? stream.streamError.map { $0 as NSError } : nil
}

/// Returns the error of a stream; `nil` without one.
public func CFWriteStreamCopyError(_ stream: CFWriteStream!) -> CFError! {
  stream?.streamStatus == .error ? stream.streamError.map { $0 as NSError } : nil
}

internal import Glibc
import TactusCoreFoundation

// The creation of streams of a socket or a host (Networking.NW59).

/// Creates two streams of a connected socket, which do not close it.
///
/// - Parameters:
///   - alloc: Ignored.
///   - sock: The socket.
///   - readStream: Receives the stream for reading; nil for none.
///   - writeStream: Receives the stream for writing; nil for none.
public func CFStreamCreatePairWithSocket(
  _ alloc: CFAllocator!, _ sock: CFSocketNativeHandle,
  _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
  _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!
) {
  let streams = SocketStreams.make(connected: sock, closing: false)
  if let readStream { readStream.pointee = .passRetained(streams.input) }
  if let writeStream { writeStream.pointee = .passRetained(streams.output) }
}

/// Creates two streams to a port of a host, which their opening connects.
///
/// - Parameters:
///   - alloc: Ignored.
///   - host: The host, by its name, or otherwise by its first address.
///   - port: The port.
///   - readStream: Receives the stream for reading, nil for a port that does not exist.
///   - writeStream: Receives the stream for writing, nil for a port that does not exist.
public func CFStreamCreatePairWithSocketToCFHost(
  _ alloc: CFAllocator?, _ host: CFHost, _ port: Int32,
  _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>?,
  _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>?
) {
  let name = host.names?.firstObject as? String ?? (host.addresses?.firstObject as? Data)?.digits
  guard let name, let port = UInt32(exactly: port) else {
    readStream?.pointee = nil
    writeStream?.pointee = nil
    return
  }
  CFStreamCreatePairWithSocketToHost(alloc, name, port, readStream, writeStream)
}

extension Data {
  /// The digits of an address in the system's structure, which can be looked up as a name; nil if
  /// it is not an address.
  fileprivate var digits: String? {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let code = Array(self).withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, bytes.count >= MemoryLayout<sockaddr>.size else {
        return Int32(EAI_FAMILY)
      }
      return getnameinfo(
        base.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count), &text,
        socklen_t(text.count), nil, 0, NI_NUMERICHOST)
    }
    guard code == 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

// MARK: Files and memory

/// Creates a stream that reads a file.
public func CFReadStreamCreateWithFile(_ alloc: CFAllocator!, _ fileURL: CFURL!) -> CFReadStream! {
  fileURL.flatMap { InputStream(url: $0) }
}

/// Creates a stream that writes a file, whose contents it replaces.
public func CFWriteStreamCreateWithFile(_ alloc: CFAllocator!, _ fileURL: CFURL!) -> CFWriteStream!
{
  fileURL.flatMap { OutputStream(url: $0, append: false) }
}

/// Creates a stream that reads bytes, which it copies.
///
/// - Parameters:
///   - alloc: Ignored.
///   - bytes: The bytes.
///   - length: The number of bytes.
///   - bytesDeallocator: `kCFAllocatorNull` leaves the bytes to the app; others free them.
public func CFReadStreamCreateWithBytesNoCopy(
  _ alloc: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex,
  _ bytesDeallocator: CFAllocator!
) -> CFReadStream! {
  guard let bytes else { return nil }
  let data = Data(bytes: bytes, count: length)
  if bytesDeallocator != kCFAllocatorNull { free(UnsafeMutableRawPointer(mutating: bytes)) }
  return InputStream(data: data)
}

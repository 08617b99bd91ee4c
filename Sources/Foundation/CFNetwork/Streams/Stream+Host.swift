import TactusCoreFoundation

extension Stream {
  /// Creates two streams to a port of a host, which their opening connects.
  ///
  /// - Parameters:
  ///   - hostname: The name or the address of the host.
  ///   - port: The port.
  ///   - inputStream: The stream for reading; `nil` for a port that does not exist.
  ///   - outputStream: The stream for writing; `nil` for a port that does not exist.
  public class func getStreamsToHost(
    withName hostname: String, port: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let connection = UInt16(exactly: port).map { SocketConnection(host: hostname, port: $0) }
    inputStream?.pointee = connection.map { SocketInputStream($0) }
    outputStream?.pointee = connection.map { SocketOutputStream($0) }
  }
}

/// Creates two streams to a port of a host, which their opening connects.
///
/// - Parameters:
///   - alloc: Ignored.
///   - host: The name or the address of the host.
///   - port: The port.
///   - readStream: The stream for reading; `nil` for a port that does not exist.
///   - writeStream: The stream for writing; `nil` for a port that does not exist.
public func CFStreamCreatePairWithSocketToHost(
  _ alloc: CFAllocator!, _ host: CFString!, _ port: UInt32,
  _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
  _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!
) {
  var (input, output): (InputStream?, OutputStream?)
  Stream.getStreamsToHost(
    withName: host ?? "", port: Int(port), inputStream: &input, outputStream: &output)
  if let readStream { readStream.pointee = input.map { .passRetained($0) } }
  if let writeStream { writeStream.pointee = output.map { .passRetained($0) } }
}

/// Creates two streams to a port of a host, whose name is an object of Foundation.
@_disfavoredOverload
public func CFStreamCreatePairWithSocketToHost(
  _ alloc: CFAllocator!, _ host: NSString!, _ port: UInt32,
  _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
  _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!
) {
  let name: CFString? = host.map { String($0) }
  CFStreamCreatePairWithSocketToHost(alloc, name, port, readStream, writeStream)
}

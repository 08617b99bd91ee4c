import TactusCoreFoundation

/// The stream that is read from a socket.
final class SocketInputStream: InputStream, SocketStream {
  let connection: SocketConnection
  var side: StreamSide { connection.input }

  init(_ connection: SocketConnection) {
    self.connection = connection
    super.init(data: Data())
    connection.condition.withLock { connection.input.stream = self }
  }

  deinit { connection.close(connection.input) }

  override func open() { connection.open(side) }
  override func close() { connection.close(side) }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    connection.read(to: buffer, at: len)
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
    length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }

  override var hasBytesAvailable: Bool {
    connection.condition.withLock { side.isInUse && !connection.state.incoming.isEmpty }
  }

  override var delegate: (any StreamDelegate)? {
    get { connection.delegate(of: side) }
    set { connection.setDelegate(newValue, of: side) }
  }

  override var streamStatus: Status { connection.status(of: side) }
  override var streamError: (any Error)? { connection.error(of: side) }

  override func property(forKey key: PropertyKey) -> AnyObject? {
    connection.property(key.rawValue)
  }

  override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool {
    connection.setProperty(property, key.rawValue)
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    connection.schedule(side, aRunLoop, mode)
  }

  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    connection.remove(side, aRunLoop, mode)
  }
}

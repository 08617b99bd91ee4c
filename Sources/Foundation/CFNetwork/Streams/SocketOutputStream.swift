import TactusCoreFoundation

/// The stream that is written to a socket.
final class SocketOutputStream: OutputStream, SocketStream {
  let connection: SocketConnection
  var side: StreamSide { connection.output }

  init(_ connection: SocketConnection) {
    self.connection = connection
    super.init(toMemory: ())
    connection.condition.withLock { connection.output.stream = self }
  }

  required init(toMemory: ()) { fatalError("the stream of a socket does not write to memory") }

  deinit { connection.close(connection.output) }

  override func open() { connection.open(side) }
  override func close() { connection.close(side) }

  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    connection.write(UnsafeBufferPointer(start: buffer, count: max(0, len)))
  }

  override var hasSpaceAvailable: Bool {
    connection.condition.withLock { side.isInUse && connection.hasSpace }
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

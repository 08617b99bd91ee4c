import TactusCoreFoundation

/// A service of the local network, which Bonjour publishes or finds.
///
/// Steps Networking.NW39…
///
/// - Thread: any, one at a time; the delegate is called on the run loops.
open class NetService: NSObject {
  private let engine: ServiceEngine

  // MARK: Configuration

  /// The delegate.
  open weak var delegate: (any NetServiceDelegate)?
  /// Whether links from device to device are used as well.
  ///
  /// It has no effect: the networks here have none.
  open var includesPeerToPeer = false

  /// The key of the number of an error.
  public static let errorCode = "NSNetServicesErrorCode"
  /// The key of the number of the error's domain.
  public static let errorDomain = "NSNetServicesErrorDomain"

  // MARK: Creating

  /// Creates a service that is to be resolved.
  ///
  /// - Parameters:
  ///   - domain: The domain; empty for the default one.
  ///   - type: The type, such as `_http._tcp.`.
  ///   - name: The name.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1, bus: .system)
  }

  /// Creates a service that is to be published.
  ///
  /// - Parameters:
  ///   - domain: The domain; empty for the default one.
  ///   - type: The type, such as `_http._tcp.`.
  ///   - name: The name; empty for the device's.
  ///   - port: The port; 0 for one that the service chooses when it listens for connections.
  public convenience init(domain: String, type: String, name: String, port: Int32) {
    self.init(domain: domain, type: type, name: name, port: Int(port), bus: .system)
  }

  /// Creates a service of the daemon of a bus.
  package init(domain: String, type: String, name: String, port: Int, bus: BonjourBus) {
    engine = ServiceEngine(
      ServiceEngine.Values(domain: domain, type: type, name: name, port: port), on: bus)
    super.init()
    engine.service = self
  }

  deinit { engine.abandon() }

  // MARK: Description

  /// The name.
  open var name: String { engine.current.name }
  /// The type.
  open var type: String { engine.current.type }
  /// The domain.
  open var domain: String { engine.current.domain }
  /// The name of the host; nil before the service is resolved.
  open var hostName: String? { engine.current.hostName }
  /// The port; -1 before the service is resolved or published.
  open var port: Int { engine.current.port }
  /// The addresses, in the system's structures of sockets; none before the service is resolved.
  open var addresses: [Data]? { engine.current.addresses }

  /// Returns whether another service has the same name, type and domain.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NetService else { return false }
    return other === self || other.engine.current.identity == engine.current.identity
  }

  /// The hash value, which is not of the name: publishing may change that.
  open override var hash: Int {
    let identity = engine.current.identity
    return [identity.type, identity.domain].hashValue
  }

  // MARK: Run loops

  /// Lets the service call its delegate in a mode of a run loop.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    engine.schedule.add(aRunLoop, mode)
  }

  /// Ends the calls of the delegate in a mode of a run loop.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    engine.schedule.remove(aRunLoop, mode)
  }

  // MARK: Publishing and resolving

  /// Publishes the service, under another name if its own is in use.
  open func publish() { publish(options: []) }

  /// Publishes the service.
  open func publish(options: NetService.Options = []) { engine.publish(options) }

  /// Resolves the service for at most five seconds.
  ///
  /// - Source: the reference of this method, for the time. Confidence: documented.
  open func resolve() { resolve(withTimeout: 5) }

  /// Resolves the service for some seconds.
  ///
  /// - Parameter timeout: The seconds; 0 for no limit.
  open func resolve(withTimeout timeout: TimeInterval) { engine.resolve(timeout) }

  /// Ends the publishing or resolving.
  open func stop() { engine.stop() }

  // MARK: Streams

  /// Creates two streams to the service, which their opening resolves and connects.
  ///
  /// The delegate is no longer called afterwards.
  ///
  /// - Parameters:
  ///   - inputStream: The stream for reading.
  ///   - outputStream: The stream for writing.
  /// - Returns: Whether there are streams; not for a service without a valid name and type.
  open func getInputStream(
    _ inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) -> Bool {
    guard let streams = engine.makeStreams() else { return false }
    inputStream?.pointee = streams.input
    outputStream?.pointee = streams.output
    return true
  }

  // MARK: TXT record

  /// Returns the values of a TXT record by their keys.
  open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
    TXTRecord.dictionary(of: txtData)
  }

  /// Returns a TXT record with values; an empty one, with a warning, for values that do not fit.
  open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
    TXTRecord.checkedData(of: txtDictionary)
  }

  /// Sets the TXT record, which a published service publishes at once.
  ///
  /// - Parameter recordData: The record; nil for one without values.
  /// - Returns: Whether it is a record.
  @discardableResult
  open func setTXTRecord(_ recordData: Data?) -> Bool { engine.setRecord(recordData) }

  /// Returns the TXT record; nil for a service whose record is not known.
  open func txtRecordData() -> Data? { engine.current.record }

  /// Starts notifying the delegate of the TXT record and its changes.
  open func startMonitoring() { engine.startMonitoring() }

  /// Stops notifying the delegate of changes of the TXT record.
  open func stopMonitoring() { engine.stopMonitoring() }
}

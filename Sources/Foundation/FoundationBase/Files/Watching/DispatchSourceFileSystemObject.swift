/// A dispatch source that watches a file or a folder.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol, AnyObject {
  /// The descriptor of the file.
  var handle: Int32 { get }
  /// The events that the event handler was last called for.
  var data: DispatchSource.FileSystemEvent { get }
  /// The events that the source waits for.
  var mask: DispatchSource.FileSystemEvent { get }
  /// The source that waits for inotify; apps do not use it.
  var _source: any DispatchSourceRead { get }
  /// Returns that source's event handler, which calls a handler of the app; for internal use.
  func _eventHandler(_ handler: @escaping () -> Void) -> () -> Void
  /// Returns that source's cancel handler, which calls a handler of the app; for internal use.
  func _cancelHandler(_ handler: @escaping () -> Void) -> () -> Void
}

// Dispatch's own extensions take every source for one of its class.
extension DispatchSourceFileSystemObject {
  /// Whether the source was cancelled.
  public var isCancelled: Bool { _source.isCancelled }

  /// Sets the handler of events.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    _source.setEventHandler(qos: qos, flags: flags, handler: _eventHandler(handler ?? {}))
  }

  /// Sets the handler of events.
  public func setEventHandler(handler: DispatchWorkItem) {
    _source.setEventHandler(handler: _eventHandler { handler.perform() })
  }

  /// Sets the handler that is called once the source is cancelled.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    _source.setCancelHandler(qos: qos, flags: flags, handler: _cancelHandler(handler ?? {}))
  }

  /// Sets the handler that is called once the source is cancelled.
  public func setCancelHandler(handler: DispatchWorkItem) {
    _source.setCancelHandler(handler: _cancelHandler { handler.perform() })
  }

  /// Sets the handler that is called once the source is active.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?
  ) {
    _source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
  }

  /// Sets the handler that is called once the source is active.
  public func setRegistrationHandler(handler: DispatchWorkItem) {
    _source.setRegistrationHandler(handler: handler)
  }

  /// Ends the source; the cancel handler then may close the file.
  public func cancel() { _source.cancel() }
  /// Lets the source call its handlers.
  public func resume() { _source.resume() }
  /// Stops the calls of handlers until `resume()`.
  public func suspend() { _source.suspend() }
  /// Lets a new source call its handlers.
  public func activate() { _source.activate() }
}

extension DispatchSource {
  /// Returns a source that watches a file or a folder, by Linux' inotify.
  ///
  /// - Parameters:
  ///   - fileDescriptor: The descriptor of the file, which stays open until the cancel handler is
  ///     called.
  ///   - eventMask: What to wait for.
  ///   - queue: The queue of the handlers; nil for a global one.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    WatchedFileSource(fileDescriptor, eventMask, queue)
  }
}

/// Opens a file only to watch it.
public let O_EVTONLY: Int32 = O_RDONLY

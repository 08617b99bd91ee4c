import Synchronization
import TactusThreads

/// A dispatch source of the memory events of the phone.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  /// The events since the handler was last called.
  public var data: DispatchSource.MemoryPressureEvent {
    let value: UInt = (self as any DispatchSourceProtocol).data
    return DispatchSource.MemoryPressureEvent(rawValue: value)
  }

  /// The events that the source observes.
  public var mask: DispatchSource.MemoryPressureEvent {
    let value: UInt = (self as any DispatchSourceProtocol).mask
    return DispatchSource.MemoryPressureEvent(rawValue: value)
  }
}

extension DispatchSource {
  /// The events of memory pressure.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Memory is sufficient again; the phone never reports it.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Memory is low.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// Memory is nearly used up.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All events.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Creates a source that reports the memory events of the phone (AppLife.L19).
  ///
  /// - Parameters:
  ///   - eventMask: The events to observe.
  ///   - queue: The queue of the handlers; `nil` for a global queue.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure { MemoryPressureSource(eventMask, queue) }

  /// Reports a memory event of the phone to all sources.
  package static func reportMemoryPressure(_ event: MemoryPressureEvent) {
    MemoryPressureSource.report(event)
  }
}

/// A source of memory events, which hands its events to one of Dispatch's sources.
///
/// Sendable because Dispatch's sources may be used from any thread.
private final class MemoryPressureSource: DispatchSourceMemoryPressure, @unchecked Sendable {
  private static let sources = Mutex<[WeakReference<MemoryPressureSource>]>([])

  let mask: UInt
  private let source: any DispatchSourceUserDataOr

  init(_ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?) {
    self.mask = mask.rawValue
    source = DispatchSource.makeUserDataOrSource(queue: queue)
    Self.sources.withLock { sources in
      sources.removeAll { $0.object == nil }
      sources.append(WeakReference(self))
    }
  }

  static func report(_ event: DispatchSource.MemoryPressureEvent) {
    let sources = sources.withLock { sources in sources.compactMap(\.object) }
    for source in sources where source.mask & event.rawValue != 0 {
      source.source.or(data: event.rawValue)
    }
  }

  var data: UInt { source.data }

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) { source.setEventHandler(qos: qos, flags: flags, handler: handler) }

  func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }

  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) { source.setCancelHandler(qos: qos, flags: flags, handler: handler) }

  func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }

  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) { source.setRegistrationHandler(qos: qos, flags: flags, handler: handler) }

  func setRegistrationHandler(handler: DispatchWorkItem) {
    source.setRegistrationHandler(handler: handler)
  }

  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
  func activate() { source.activate() }

  var handle: UInt { source.handle }
  var isCancelled: Bool { source.isCancelled }
}

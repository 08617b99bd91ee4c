internal import CDispatch

/// A quality of service as the system's functions use it.
public struct qos_class_t: RawRepresentable, Equatable, Sendable {
  /// The number of the class.
  public var rawValue: UInt32

  /// Creates a class from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a class from its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Returns the class of the main thread.
public func qos_class_main() -> qos_class_t { QOS_CLASS_USER_INTERACTIVE }

/// Returns the class of the current dispatch queue or thread.
///
/// Within `concurrentPerform` it is the class of the caller.
public func qos_class_self() -> qos_class_t {
  if let quality = CallerQuality.current { return quality }
  if Thread.isMainThread { return qos_class_main() }
  // A global queue has its class in its label; on Linux its threads have none.
  let label = String(cString: dispatch_queue_get_label(nil))
  let classes = [
    ("user-interactive", QOS_CLASS_USER_INTERACTIVE), ("user-initiated", QOS_CLASS_USER_INITIATED),
    ("utility", QOS_CLASS_UTILITY), ("background", QOS_CLASS_BACKGROUND),
  ]
  if label.hasPrefix("com.apple.root.") {
    // A thread outside of queues has the label of the default queue, too.
    if let quality = classes.first(where: { label.contains($0.0) })?.1 { return quality }
  } else {
    let queue = qos_class_t(dispatch_queue_get_qos_class(dispatch_get_current_queue(), nil))
    if queue != QOS_CLASS_UNSPECIFIED { return queue }
  }
  switch Thread.current.qualityOfService {
  case .userInteractive: return QOS_CLASS_USER_INTERACTIVE
  case .userInitiated: return QOS_CLASS_USER_INITIATED
  case .utility: return QOS_CLASS_UTILITY
  case .background: return QOS_CLASS_BACKGROUND
  default: return QOS_CLASS_DEFAULT
  }
}

extension DispatchQoS.QoSClass {
  /// The class as the system's functions use it.
  public var rawValue: qos_class_t {
    switch self {
    case .userInteractive: QOS_CLASS_USER_INTERACTIVE
    case .userInitiated: QOS_CLASS_USER_INITIATED
    case .default: QOS_CLASS_DEFAULT
    case .utility: QOS_CLASS_UTILITY
    case .background: QOS_CLASS_BACKGROUND
    default: QOS_CLASS_UNSPECIFIED
    }
  }

  /// Creates a class from that of the system's functions; nil for an unknown one.
  public init?(rawValue: qos_class_t) {
    switch rawValue {
    case QOS_CLASS_USER_INTERACTIVE: self = .userInteractive
    case QOS_CLASS_USER_INITIATED: self = .userInitiated
    case QOS_CLASS_DEFAULT: self = .default
    case QOS_CLASS_UTILITY: self = .utility
    case QOS_CLASS_BACKGROUND: self = .background
    case QOS_CLASS_UNSPECIFIED: self = .unspecified
    default: return nil
    }
  }
}

private import CDispatch
import Dispatch
import TactusThreads

/// Returns the label of a queue; `nil` stands for the current queue.
///
/// - Returns: A pointer to the label, which is valid as long as the queue exists.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  guard let queue else { return dispatch_queue_get_label(nil) }
  return QueueLabels.pointer(to: queue.label)
}

/// The labels of queues as C strings.
private enum QueueLabels {
  private static let pointers = Guarded<[String: UnsafePointer<CChar>]>([:])

  /// Returns a pointer to a label, the same for equal labels.
  static func pointer(to label: String) -> UnsafePointer<CChar> {
    pointers.withLock { pointers in
      if let pointer = pointers[label] { return pointer }
      let bytes = label.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (place, byte) in bytes.enumerated() { (copy + place).initialize(to: byte) }
      pointers[label] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}

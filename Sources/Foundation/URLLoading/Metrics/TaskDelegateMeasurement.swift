import FoundationNetworking
import TactusFoundationBase

/// The delegate of a task, for which the toolchain asks when it follows a redirection
/// (Networking.NW20).
///
/// Before `main`, the table of methods of `URLSessionTask` gets those of this class.
///
/// Sendable because it adds no property.
final class TaskDelegateMeasurement: FoundationURLSessionTask<Void>, @unchecked Sendable {
  override var delegate: (any URLSessionTaskDelegate)? {
    get {
      NetworkTransfer.observe(self)
      return super.delegate
    }
    set { super.delegate = newValue }
  }
}

/// The methods of Foundation; no object is ever created.
///
/// - Thread: as `URLSessionTask`; it adds no property.
class FoundationURLSessionTask<Mark>: URLSessionTask, @unchecked Sendable {}

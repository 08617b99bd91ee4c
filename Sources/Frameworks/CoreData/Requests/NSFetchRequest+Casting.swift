// Casts between requests of different results.
//
// On an iPhone all requests are of one class, and lowered sources call these functions for a cast
// to `NSFetchRequest<NSFetchRequestResult>`. The result is another request with the same
// properties.

/// Returns a request for any results; nil for another value.
public func ⇢ (
  value: Any?, type: NSFetchRequest<NSFetchRequestResult>.Type
) -> NSFetchRequest<NSFetchRequestResult>? {
  (value as? any AnyFetchRequest)?.copied()
}

/// Returns a request for any results; another value traps.
public func ⇥ (
  value: Any?, type: NSFetchRequest<NSFetchRequestResult>.Type
) -> NSFetchRequest<NSFetchRequestResult> {
  guard let request = (value as? any AnyFetchRequest)?.copied() else {
    NSException(
      name: .invalidArgumentException, reason: "\(value ?? "nil") is no fetch request"
    ).raise()
  }
  return request
}

/// A request of results of any type.
protocol AnyFetchRequest {
  /// Returns a request for any results with the same properties.
  func copied() -> NSFetchRequest<NSFetchRequestResult>
}

extension NSFetchRequest: AnyFetchRequest {}

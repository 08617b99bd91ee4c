internal import Synchronization

/// The identifiers of requests.
enum RequestNumbers {
  private static let last = Mutex<PHImageRequestID>(0)

  /// Returns the next identifier, starting at 1.
  static func next() -> PHImageRequestID {
    last.withLock {
      $0 &+= 1
      return $0
    }
  }
}

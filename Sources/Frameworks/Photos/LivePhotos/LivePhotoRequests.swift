internal import TactusThreads

/// The pending requests for Live Photos.
enum LivePhotoRequests {
  typealias Handler = (PHLivePhoto?, [AnyHashable: Any]) -> Void

  /// A closure called only on the main thread.
  private struct Entry {
    let handler: Handler
  }

  private static let entries = Guarded<[PHLivePhotoRequestID: Entry]>([:])

  /// Adds a request.
  static func add(_ number: PHLivePhotoRequestID, _ handler: @escaping Handler) {
    let entry = Entry(handler: handler)
    entries.withLock { $0[number] = entry }
  }

  /// Calls the function of a request, unless it has ended.
  static func deliver(
    _ number: PHLivePhotoRequestID, _ photo: PHLivePhoto?, _ info: [AnyHashable: Any], isLast: Bool
  ) {
    let entry = entries.withLock { isLast ? $0.removeValue(forKey: number) : $0[number] }
    entry?.handler(photo, info)
  }

  /// Cancels a request at once; its closure is called on the main thread.
  static func cancel(_ number: PHLivePhotoRequestID) {
    guard let entry = entries.withLock({ $0.removeValue(forKey: number) }) else { return }
    DispatchQueue.main.async {
      entry.handler(nil, [PHLivePhotoInfoCancelledKey: NSNumber(value: true)])
    }
  }
}

internal import TactusVirtualTime

/// The identifier of a request for an asset's content.
public typealias PHContentEditingInputRequestID = Int

extension PHAsset {
  /// Requests the content for editing; the closure receives none, later on the main thread
  /// (Device.PH10).
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    let number = RequestNumbers.next()
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async {
      handler(nil, [PHContentEditingInputErrorKey: PHPhotosError(.identifierNotFound)])
    }
    return Int(number)
  }

  /// Cancels a request; does nothing, since the response is already pending.
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {
    // does nothing
  }
}

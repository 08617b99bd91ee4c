internal import TactusVirtualTime

/// The identifier of a request for an asset's content.
public typealias PHContentEditingInputRequestID = Int

/// The key of whether the content is in the cloud.
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
/// The key of whether the request was canceled.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// The key of the error.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

extension PHAsset {
  /// Requests the content for editing; the closure receives none, later on the main thread
  /// (Device.PH10).
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    let number = RequestNumbers.next()
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

/// The identifier of a request for a Live Photo.
public typealias PHLivePhotoRequestID = Int32
/// The invalid request identifier.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

/// The key of the error.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether the result is a placeholder for a Live Photo that follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of whether the request was canceled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size that asks for a picture's own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Called while a picture is loaded from the cloud; never.
public typealias PHAssetImageProgressHandler =
  (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
/// Called while a video is loaded from the cloud; never.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// The options of a request for a picture.
open class PHImageRequestOptions: NSObject {
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// The delivery.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The resizing.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the picture, in units of its size.
  open var normalizedCropRect = CGRect.zero
  /// Whether the cloud may be used.
  open var isNetworkAccessAllowed = false
  /// Whether the request waits for the picture.
  open var isSynchronous = false
  /// Whether other pictures may be sent as well.
  open var allowSecondaryDegradedImage = false
  /// Called while the picture is loaded from the cloud.
  open var progressHandler: PHAssetImageProgressHandler?
  /// Creates options.
  public override init() { super.init() }
}

/// The version of a video.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current = 0
  case original = 1
}

/// The options of a request for a video.
open class PHVideoRequestOptions: NSObject {
  /// The version.
  open var version = PHVideoRequestOptionsVersion.current
  /// The delivery.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// Whether the cloud may be used.
  open var isNetworkAccessAllowed = false
  /// Called while the video is loaded from the cloud.
  open var progressHandler: PHAssetVideoProgressHandler?
  /// Creates options.
  public override init() { super.init() }
}

/// The options of a request for a Live Photo.
open class PHLivePhotoRequestOptions: NSObject {
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// The delivery.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether the cloud may be used.
  open var isNetworkAccessAllowed = false
  /// Called while the Live Photo is loaded from the cloud.
  open var progressHandler: PHAssetImageProgressHandler?
  /// Creates options.
  public override init() { super.init() }
}

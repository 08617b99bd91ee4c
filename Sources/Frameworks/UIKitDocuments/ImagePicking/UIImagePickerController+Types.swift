extension UIImagePickerController {
  /// The source of pictures and films.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary
    /// The camera.
    case camera
    /// The saved photos.
    case savedPhotosAlbum
  }

  /// A camera.
  public enum CameraDevice: Int, Sendable {
    /// The camera on the back.
    case rear
    /// The camera on the front.
    case front
  }

  /// The kind of what a camera captures.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo
    /// Films.
    case video
  }

  /// The mode of a flash.
  public enum CameraFlashMode: Int, Sendable {
    /// Always off.
    case off = -1
    /// On if it is dark.
    case auto
    /// Always on.
    case on
  }

  /// The quality of films.
  public enum QualityType: Int, Sendable {
    /// High quality.
    case typeHigh
    /// Medium quality, for Wi-Fi.
    case typeMedium
    /// Low quality, for cellular networks.
    case typeLow
    /// A size of 640 × 480.
    case type640x480
    /// A size of 1280 × 720.
    case typeIFrame1280x720
    /// A size of 960 × 540.
    case typeIFrame960x540
  }

  /// The format of the file of a picked image.
  public enum ImageURLExportPreset: Int, Sendable {
    /// JPEG for images that are stored as HEIF.
    case compatible
    /// The stored format.
    case current
  }

  /// A key of what the user picked.
  public struct InfoKey: _WrappedWord, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The type of media.
    public static let mediaType = Self("UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = Self("UIImagePickerControllerOriginalImage")
    /// The picture as the user edited it.
    public static let editedImage = Self("UIImagePickerControllerEditedImage")
    /// The rectangle to which the user cropped the picture.
    public static let cropRect = Self("UIImagePickerControllerCropRect")
    /// The URL of a film.
    public static let mediaURL = Self("UIImagePickerControllerMediaURL")
    /// The URL of an asset of the older library.
    public static let referenceURL = Self("UIImagePickerControllerReferenceURL")
    /// The metadata of a picture of the camera.
    public static let mediaMetadata = Self("UIImagePickerControllerMediaMetadata")
    /// The live photo.
    public static let livePhoto = Self("UIImagePickerControllerLivePhoto")
    /// The asset of the photo library.
    public static let phAsset = Self("UIImagePickerControllerPHAsset")
    /// The URL of the file of an image.
    public static let imageURL = Self("UIImagePickerControllerImageURL")
  }
}

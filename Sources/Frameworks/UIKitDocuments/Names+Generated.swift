// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/UIKitDocuments.tsv.
// Do not edit.

extension UIDocument {
  /// The kind of a change of a document.
  public enum ChangeKind: Int, Sendable {
    /// A change was made.
    case done
    /// A change was undone.
    case undone
    /// A change was redone.
    case redone
    /// No changes are left.
    case cleared
  }
}

extension UIDocument {
  /// The purpose of a new document, such as an empty one or one of a template.
  public struct CreationIntent: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The creation of an ordinary document.
    ///
    /// - Source: none for the raw value. Confidence: guess.
    public static let `default` = Self(rawValue: "UIDocumentCreationIntentDefault")
  }
}

extension UIDocument {
  /// The kind of a save.
  public enum SaveOperation: Int, Sendable {
    /// The document is saved for the first time, or to a new place.
    case forCreating
    /// The document is saved over its file.
    case forOverwriting
  }
}

extension UIDocument {
  /// The state of a document.
  public struct State: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open, and nothing is wrong.
    public static let normal: Self = []
    /// The document is not open.
    public static let closed = Self(rawValue: 1)
    /// The file has conflicts that are not resolved.
    public static let inConflict = Self(rawValue: 2)
    /// The document could not be saved.
    public static let savingError = Self(rawValue: 4)
    /// The user must not change the document now.
    public static let editingDisabled = Self(rawValue: 8)
    /// The document is being read or written, and has a progress.
    public static let progressAvailable = Self(rawValue: 16)
  }
}

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
}

extension UIImagePickerController {
  /// A camera.
  public enum CameraDevice: Int, Sendable {
    /// The camera on the back.
    case rear
    /// The camera on the front.
    case front
  }
}

extension UIImagePickerController {
  /// The kind of what a camera captures.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo
    /// Films.
    case video
  }
}

extension UIImagePickerController {
  /// The mode of a flash.
  public enum CameraFlashMode: Int, Sendable {
    /// Always off.
    case off = -1
    /// On if it is dark.
    case auto
    /// Always on.
    case on
  }
}

extension UIImagePickerController {
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
}

extension UIImagePickerController {
  /// The format of the file of a picked image.
  public enum ImageURLExportPreset: Int, Sendable {
    /// JPEG for images that are stored as HEIF.
    case compatible
    /// The stored format.
    case current
  }
}

extension UIImagePickerController {
  /// A key of what the user picked.
  public struct InfoKey: _WrappedWord, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The type of media.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user edited it.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle to which the user cropped the picture.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a film.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of an asset of the older library.
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
    /// The metadata of a picture of the camera.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The live photo.
    public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
    /// The asset of the photo library.
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    /// The URL of the file of an image.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
  }
}

/// The purpose of a document picker, in its older form.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The app gets copies of files.
  case `import`
  /// The app gets the files themselves.
  case open
  /// Copies of the app's files are stored.
  case exportToService
  /// The app's files are moved.
  case moveToService
}

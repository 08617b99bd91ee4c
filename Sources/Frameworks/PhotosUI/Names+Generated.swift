// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/PhotosUI.tsv.
// Do not edit.

/// The style of the badge of Live Photos.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The badge is shown over content.
  public static let overContent = Self(rawValue: 1 << 0)
  /// The Live Photo is off.
  public static let liveOff = Self(rawValue: 1 << 1)
}

/// The styles of playing a Live Photo.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined = 0
  case full = 1
  case hint = 2
}

/// The functions of a picker.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The search.
  public static let search = Self(rawValue: 1 << 0)
  /// The staging area of results.
  public static let stagingArea = Self(rawValue: 1 << 1)
  /// The navigation between albums.
  public static let collectionNavigation = Self(rawValue: 1 << 2)
  /// The buttons that complete the selection.
  public static let selectionActions = Self(rawValue: 1 << 3)
  /// The indicators of selected photos.
  public static let sensitivityAnalysisIntervention = Self(rawValue: 1 << 4)
}

/// The settings of a picker of photos.
public struct PHPickerConfiguration: Sendable {
  /// The form in which files are handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  /// The order of the results.
  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered = 1
    case continuous = 2
    case continuousAndOrdered = 3
  }

  /// The form in which files are handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the results.
  public var selection = Selection.default
  /// The greatest number of results; 0 for no limit.
  public var selectionLimit = 1
  /// The kinds of assets that are shown; `nil` for all.
  public var filter: PHPickerFilter?
  /// The identifiers of the assets that are selected at first.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates settings.
  public init() {}
  /// Creates settings for results that have identifiers.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// The kinds of assets that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable {
    case named(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Pictures.
  public static let images = PHPickerFilter(.named("images"))
  /// Videos.
  public static let videos = PHPickerFilter(.named("videos"))
  /// Live Photos.
  public static let livePhotos = PHPickerFilter(.named("livePhotos"))
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(.named("screenshots"))
  /// Panoramas.
  public static let panoramas = PHPickerFilter(.named("panoramas"))

  /// Returns a filter for the assets of any of some filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }
  /// Returns a filter for the assets of all of some filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }
  /// Returns a filter for all assets but those of a filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }
}

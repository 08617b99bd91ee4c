/// A filter of the assets that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable {
    case named(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Images.
  public static let images = PHPickerFilter(.named("images"))
  /// Videos.
  public static let videos = PHPickerFilter(.named("videos"))
  /// Live Photos.
  public static let livePhotos = PHPickerFilter(.named("livePhotos"))
  /// Screenshots.
  public static let screenshots = PHPickerFilter(.named("screenshots"))
  /// Panoramas.
  public static let panoramas = PHPickerFilter(.named("panoramas"))

  /// Videos of the screen.
  public static let screenRecordings = PHPickerFilter(.named("screenRecordings"))
  /// Bursts.
  public static let bursts = PHPickerFilter(.named("bursts"))
  /// Photos with a depth effect.
  public static let depthEffectPhotos = PHPickerFilter(.named("depthEffectPhotos"))
  /// Videos with a shallow depth of field.
  public static let cinematicVideos = PHPickerFilter(.named("cinematicVideos"))
  /// Videos of high frame rate.
  public static let slomoVideos = PHPickerFilter(.named("slomoVideos"))
  /// Time lapses.
  public static let timelapseVideos = PHPickerFilter(.named("timelapseVideos"))
  /// Spatial photos and videos.
  public static let spatialMedia = PHPickerFilter(.named("spatialMedia"))

  /// Returns a filter for the assets with a playback style.
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter(.named("playbackStyle \(playbackStyle.rawValue)"))
  }

  /// Returns a filter for the assets of any of some filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }
  /// Returns a filter for the assets of all of some filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }
  /// Returns a filter for all assets except those that match another filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }
}

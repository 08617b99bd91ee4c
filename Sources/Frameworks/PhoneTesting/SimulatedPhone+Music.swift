import TactusPhoneClient

extension SimulatedPhone {
  /// The path of the folder whose sound files are the media library; `nil` for an empty library,
  /// the default (MediaLibrary.ML1).
  public var musicFolder: String? {
    get { MusicFolder.of(link).path }
    set { MusicFolder.of(link).path = newValue }
  }
}

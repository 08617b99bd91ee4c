/// All that an app is told of sound.
public struct SoundStatus: Sendable, Equatable {
  /// Where the app's sound comes out.
  public var route: SoundRoute
  /// How loud the phone is set, 0…1.
  public var volume: Double
  /// Whether another app plays sound that goes on beside this one's.
  public var isOtherAudioPlaying: Bool

  /// Names everything; what is left out is as on a new phone.
  public init(
    route: SoundRoute = .speaker, volume: Double = 1, isOtherAudioPlaying: Bool = false
  ) {
    self.route = route
    self.volume = volume
    self.isOtherAudioPlaying = isOtherAudioPlaying
  }
}

/// An asset with the tracks of a composition.
public protocol _CompositionTracks: AnyObject {}

/// An asset with the tracks of a mutable composition.
public protocol _MutableCompositionTracks: AnyObject {}

// The tracks of a composition have a type of their own, as on an iPhone, which an override of an
// array property cannot declare.

extension _CompositionTracks where Self: AVComposition {
  /// The tracks.
  public var tracks: [AVCompositionTrack] { compositionTracks }

  /// Returns the tracks of a media type.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVCompositionTrack] {
    compositionTracks.filter { $0.mediaType == mediaType }
  }

  /// Returns the tracks with a property.
  public func tracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> [AVCompositionTrack] {
    compositionTracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
  }

  /// Loads the tracks of a media type.
  public func loadTracks(
    withMediaType mediaType: AVMediaType
  ) async throws -> [AVCompositionTrack] { tracks(withMediaType: mediaType) }

  /// Loads the tracks with a media characteristic.
  public func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> [AVCompositionTrack] {
    tracks(withMediaCharacteristic: mediaCharacteristic)
  }
}

extension _MutableCompositionTracks where Self: AVMutableComposition {
  /// The tracks.
  public var tracks: [AVMutableCompositionTrack] {
    compositionTracks.compactMap { $0 as? AVMutableCompositionTrack }
  }

  /// Returns the tracks of a media type.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Returns the tracks with a property.
  public func tracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> [AVMutableCompositionTrack] {
    tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
  }

  /// Loads the tracks of a media type.
  public func loadTracks(
    withMediaType mediaType: AVMediaType
  ) async throws -> [AVMutableCompositionTrack] { tracks(withMediaType: mediaType) }

  /// Loads the tracks with a media characteristic.
  public func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> [AVMutableCompositionTrack] {
    tracks(withMediaCharacteristic: mediaCharacteristic)
  }
}

import Foundation

/// The stereo position of a source.
public protocol AVAudioStereoMixing: NSObjectProtocol {
  /// The position from left, −1, to right, 1; 0 by default.
  var pan: Float { get set }
}

import Foundation

/// The stereo position of a source.
public protocol AVAudioStereoMixing: NSObjectProtocol {
  /// The pan, from −1 on the left to 1 on the right; 0 by default.
  var pan: Float { get set }
}

import Foundation

/// A delegate of an audio player, called on the main actor.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when a sound has been played to its end; not when it was paused or interrupted.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when a sound cannot be decoded to its end; never here, where such a file cannot be
  /// opened by a player.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing, by default.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing, by default.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

import Foundation

/// Is told what becomes of a sound, on the main actor.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Is told that a sound has been played to its end; not that it was paused or interrupted.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Would be told that a sound could not be read to its end; here such a file makes no player.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// By itself it does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// By itself it does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

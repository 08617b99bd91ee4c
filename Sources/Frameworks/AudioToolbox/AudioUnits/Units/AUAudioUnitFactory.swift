import Foundation

/// The principal object of an extension with an audio unit.
public protocol AUAudioUnitFactory: NSExtensionRequestHandling {
  /// Creates the unit of a description.
  func createAudioUnit(with desc: AudioComponentDescription) throws -> AUAudioUnit
}

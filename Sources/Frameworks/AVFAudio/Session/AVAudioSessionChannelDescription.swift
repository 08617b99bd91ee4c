import CoreAudioTypes
import Foundation

/// A channel of a port.
///
/// - Thread: any; nothing in it changes after its creation.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
  // The properties are constant.

  /// The name of the channel.
  open private(set) var channelName: String
  /// The unique identifier of the port.
  open private(set) var owningPortUID: String
  /// The number of the channel in the port, starting at 1.
  open private(set) var channelNumber: Int
  /// The label of the channel: mono, left or right.
  open private(set) var channelLabel: AudioChannelLabel

  /// Creates an empty description.
  public override init() {
    (channelName, owningPortUID, channelNumber) = ("", "", 0)
    channelLabel = kAudioChannelLabel_Unknown
    super.init()
  }

  init(name: String, port: String, number: Int, label: AudioChannelLabel) {
    (channelName, owningPortUID, channelNumber) = (name, port, number)
    channelLabel = label
    super.init()
  }
}

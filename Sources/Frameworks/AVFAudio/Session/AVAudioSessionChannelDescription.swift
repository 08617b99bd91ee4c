import CoreAudioTypes
import Foundation

/// A channel of a port.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
  // The properties are constant.

  /// The name of the channel.
  public let channelName: String
  /// The unique identifier of the port.
  public let owningPortUID: String
  /// The number of the channel in the port, from 1 on.
  public let channelNumber: Int
  /// The place of the channel: mono, left or right.
  public let channelLabel: AudioChannelLabel

  init(name: String, port: String, number: Int, label: AudioChannelLabel) {
    (channelName, owningPortUID, channelNumber) = (name, port, number)
    channelLabel = label
    super.init()
  }
}

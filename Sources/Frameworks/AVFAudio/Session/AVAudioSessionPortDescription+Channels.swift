import CoreAudioTypes

extension AVAudioSessionPortDescription {
  /// The channels of a port of this type; `nil` for none.
  var channelsOfType: [AVAudioSessionChannelDescription]? {
    guard portType != Self.none else { return nil }
    let labels =
      isInput ? [kAudioChannelLabel_Mono] : [kAudioChannelLabel_Left, kAudioChannelLabel_Right]
    return labels.enumerated().map { index, label in
      AVAudioSessionChannelDescription(
        name: "\(portName) \(index + 1)", port: uid, number: index + 1, label: label)
    }
  }

  private var isInput: Bool {
    portType == .builtInMic || portType == .headsetMic || portType == .lineIn
  }
}

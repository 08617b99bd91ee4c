extension AudioChannelLayout {
  /// Creates the default layout of a number of channels.
  init(channels: Int) {
    self.init()
    mChannelLayoutTag =
      switch channels {
      case 1: kAudioChannelLayoutTag_Mono
      case 2: kAudioChannelLayoutTag_Stereo
      default: kAudioChannelLayoutTag_DiscreteInOrder | UInt32(channels)
      }
  }
}

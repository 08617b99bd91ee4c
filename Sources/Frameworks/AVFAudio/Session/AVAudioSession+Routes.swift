import TactusPhoneLink

extension AVAudioSession {
  /// Returns the description of a route (AudioSession.AS2).
  static func route(
    _ route: SoundRoute, _ category: Category
  ) -> AVAudioSessionRouteDescription {
    let output =
      switch route {
      case .speaker: AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")
      case .receiver: AVAudioSessionPortDescription(.builtInReceiver, "Receiver")
      case .headphones: AVAudioSessionPortDescription(.headphones, "Headphones")
      }
    let microphone = AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")
    return AVAudioSessionRouteDescription(
      inputs: category.plain?.records == true ? [microphone] : [],
      outputs: category == .record ? [] : [output])
  }
}

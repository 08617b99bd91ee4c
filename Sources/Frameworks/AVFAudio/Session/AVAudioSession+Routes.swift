import TactusPhoneLink

extension AVAudioSession {
  /// Returns the description of a route (AudioSession.AS2, AudioSession.RO5).
  static func route(_ route: SoundRoute, _ state: State) -> AVAudioSessionRouteDescription {
    let isRecording = state.category.plain?.records == true
    let inputs = isRecording ? inputs(route, state) : []
    let input = inputs.first { $0 == state.preferredInput } ?? inputs.last
    return AVAudioSessionRouteDescription(
      inputs: input.map { [$0] } ?? [],
      outputs: state.category == .record ? [] : [output(route, state)])
  }

  /// Returns the inputs of a category that records, the one that the phone prefers last.
  static func inputs(_ route: SoundRoute, _ state: State) -> [AVAudioSessionPortDescription] {
    let microphone = AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")
    guard let device = route.device else { return [microphone] }
    switch device.kind {
    case .headset: return [microphone, AVAudioSessionPortDescription(.headsetMic, device.name)]
    case .bluetooth where isForCalls(state):
      return [microphone, AVAudioSessionPortDescription(.bluetoothHFP, device.name)]
    case .car: return [microphone, AVAudioSessionPortDescription(.carAudio, device.name)]
    case .usb: return [microphone, AVAudioSessionPortDescription(.usbAudio, device.name)]
    case .headphones, .bluetooth, .airPlay, .hdmi: return [microphone]
    }
  }

  // MARK: Internals

  private static func output(
    _ route: SoundRoute, _ state: State
  ) -> AVAudioSessionPortDescription {
    switch route {
    case .speaker: return AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")
    case .receiver: return AVAudioSessionPortDescription(.builtInReceiver, "Receiver")
    case .device(let device):
      let port: Port =
        switch device.kind {
        case .headphones, .headset: .headphones
        case .bluetooth: isForCalls(state) ? .bluetoothHFP : .bluetoothA2DP
        case .airPlay: .airPlay
        case .car: .carAudio
        case .hdmi: .HDMI
        case .usb: .usbAudio
        }
      return AVAudioSessionPortDescription(port, device.name)
    }
  }

  /// Returns whether a Bluetooth device is used with its microphone (AudioSession.RO2).
  private static func isForCalls(_ state: State) -> Bool {
    state.category.plain?.records == true && state.plain.allowsBluetoothCalls
  }
}

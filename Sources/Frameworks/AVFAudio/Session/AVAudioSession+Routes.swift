import TactusPhoneLink

extension AVAudioSession {
  /// Returns the description of a route (AudioSession.AS2, AudioSession.RO5).
  static func route(
    _ route: SoundRoute, _ ports: SoundPorts, _ preferred: AVAudioSessionPortDescription?
  ) -> AVAudioSessionRouteDescription {
    let inputs = ports.contains(.input) ? inputs(route, ports) : []
    let input = inputs.first { $0 == preferred } ?? inputs.last
    return AVAudioSessionRouteDescription(
      inputs: input.map { [$0] } ?? [],
      outputs: ports.contains(.output) ? [output(route, ports)] : [])
  }

  /// Returns the inputs of a category that records, the preferred one last.
  static func inputs(_ route: SoundRoute, _ ports: SoundPorts) -> [AVAudioSessionPortDescription] {
    let microphone = AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")
    guard let device = route.device else { return [microphone] }
    switch device.kind {
    case .headset: return [microphone, AVAudioSessionPortDescription(.headsetMic, device.name)]
    case .bluetooth where ports.contains(.calls):
      return [microphone, AVAudioSessionPortDescription(.bluetoothHFP, device.name)]
    case .car: return [microphone, AVAudioSessionPortDescription(.carAudio, device.name)]
    case .usb: return [microphone, AVAudioSessionPortDescription(.usbAudio, device.name)]
    case .headphones, .bluetooth, .airPlay, .hdmi: return [microphone]
    }
  }

  // MARK: Internals

  private static func output(
    _ route: SoundRoute, _ ports: SoundPorts
  ) -> AVAudioSessionPortDescription {
    switch route {
    case .speaker: return AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")
    case .receiver: return AVAudioSessionPortDescription(.builtInReceiver, "Receiver")
    case .device(let device):
      let port: Port =
        switch device.kind {
        case .headphones, .headset: .headphones
        case .bluetooth: ports.contains(.calls) ? .bluetoothHFP : .bluetoothA2DP
        case .airPlay: .airPlay
        case .car: .carAudio
        case .hdmi: .HDMI
        case .usb: .usbAudio
        }
      return AVAudioSessionPortDescription(port, device.name)
    }
  }
}

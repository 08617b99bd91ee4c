import TactusJSON
import TactusPhoneLink

extension StepReader {
  /// Reads a sound file, the input of the microphone (AudioRecorder.RC1).
  static func microphone(_ object: StepObject) throws(SourceTextError) -> ScriptStep.Action {
    guard let path = try object.text("microphone"), !path.contains("\0") else {
      throw object.error("microphone", expected: "a sound file, or \"\" for silence")
    }
    return .microphone(path.isEmpty ? nil : path)
  }

  /// Reads the connected devices and the chosen output (AudioSession.RO1).
  static func soundDevices(_ object: StepObject) throws(SourceTextError) -> [PhoneSetting] {
    var settings: [PhoneSetting] = []
    let kinds = SoundDevice.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    if object.hasMember("Sound Devices") {
      let devices = try object.texts("Sound Devices")?.map { SoundDevice(text: $0) } ?? [nil]
      let known = devices.compactMap(\.self)
      guard known.count == devices.count, Set(known).count == known.count,
        known.count <= SoundDevice.largestCount
      else {
        throw object.error(
          "Sound Devices",
          expected: "devices such as [\"AirPlay: Kitchen\"], each once, of \(kinds)")
      }
      settings.append(.soundDevices(known))
    }
    if object.hasMember("Sound Output") {
      guard let output = try object.text("Sound Output").flatMap(SoundOutput.init(text:)) else {
        throw object.error(
          "Sound Output",
          expected: "Automatic, iPhone or a device such as \"AirPlay: Kitchen\", of \(kinds)")
      }
      settings.append(.soundOutput(output))
    }
    return settings
  }
}

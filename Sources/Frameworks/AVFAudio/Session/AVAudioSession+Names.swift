/// What of the session is found and observed by name.
// Source: Documentation/Behaviour/ObjectiveC.md (KC9)
extension AVAudioSession: KeyedClass {
  package static func makePropertiesKnown() { names }

  private static let names: Void = {
    KeyedProperties.add("outputVolume", \AVAudioSession.outputVolume)
    KeyedProperties.add("category", \AVAudioSession.category)
    KeyedProperties.add("mode", \AVAudioSession.mode)
    KeyedProperties.add("currentRoute", \AVAudioSession.currentRoute)
    KeyedProperties.add("otherAudioPlaying", \AVAudioSession.isOtherAudioPlaying)
    KeyedProperties.add("sampleRate", \AVAudioSession.sampleRate)
  }()
}

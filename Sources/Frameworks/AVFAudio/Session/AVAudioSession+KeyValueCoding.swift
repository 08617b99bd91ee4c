/// The properties of the session that key-value coding and observation can access.
// Source: ObjectiveC.KC9
extension AVAudioSession: KeyedClass {
  package static func registerProperties() { names }

  private static let names: Void = {
    KeyedProperties.add("outputVolume", \AVAudioSession.outputVolume)
    KeyedProperties.add("category", \AVAudioSession.category)
    KeyedProperties.add("mode", \AVAudioSession.mode)
    KeyedProperties.add("currentRoute", \AVAudioSession.currentRoute)
    KeyedProperties.add("otherAudioPlaying", \AVAudioSession.isOtherAudioPlaying)
    KeyedProperties.add("sampleRate", \AVAudioSession.sampleRate)
  }()
}

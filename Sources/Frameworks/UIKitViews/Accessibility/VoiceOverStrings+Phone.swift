import TactusVoiceOver

extension VoiceOverStrings {
  /// The words in the language of the phone (VoiceOver.WO1).
  @MainActor static var ofPhone: VoiceOverStrings {
    VoiceOverStrings(UIScreen.main.device.language)
  }
}

import TactusVoiceOver

extension VoiceOverStrings {
  /// The words in the phone's language (VoiceOver.WO1).
  @MainActor static var ofPhone: VoiceOverStrings {
    VoiceOverStrings(UIScreen.main.device.language)
  }
}

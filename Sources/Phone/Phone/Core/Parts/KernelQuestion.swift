import TactusPhoneLink

/// The purpose of a question of the kernel, which decides what the answer does.
enum KernelQuestion: Sendable {
  /// An app shows the outputs of sound: the phone, and these devices.
  case output([SoundDevice])
  /// VoiceOver asks for the name of an element: the text and the buttons decide.
  case label(PendingLabel)
}

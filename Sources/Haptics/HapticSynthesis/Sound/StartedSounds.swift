/// The sounds of a bank that have started, in the memory of the bank.
struct StartedSounds {
  /// The voices that play.
  let voices: VoicePool<SoundVoice>
  /// The labels of all sounds.
  let labels: LabelTable
  /// The index of the first sound that has not started.
  let end: Int

  /// Returns whether the sound with a label has started.
  func contains(_ label: UInt64) -> Bool { labels.place(of: label).map { $0 < end } ?? false }
}

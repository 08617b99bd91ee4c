import PhoneHardware

/// Everything the phone can say to an app, as plain values.
public enum PhoneMessage: Sendable, Equatable {
  /// The answer to `hello`: the version both speak, the phone's time, and what patterns can be.
  case welcome(version: Int, time: PhoneInstant, capabilities: HapticCapabilities)
  /// Something happened to one of the app's haptic engines.
  case engine(EngineID, EngineEvent)
  /// A player that played is over, and all that it was told to do is done.
  case playerFinished(PlayerID)
  /// What the device is and what people have set; on joining, and with every change.
  case traits(DeviceTraits)
  /// What part the app has on the phone from now on.
  case phase(AppPhase)
  /// What touches did since the last turn, for one event of the app.
  ///
  /// All samples of a touch in it are of one phase, in the order of time: the last says how things
  /// are, and those before it were scanned between two turns.
  case touches([TouchSample])
  /// A button that the phone leaves to the app was pressed or let go of.
  case button(PhoneButton, isDown: Bool, at: PhoneInstant)
  /// A key of the keyboard went down or came up, or is taken away.
  case key(KeyStroke)
  /// The phone is shaken.
  case motion(ShakePhase, at: PhoneInstant)
  /// It is that moment: the app acts on all that came before, does what was due until then, and
  /// answers with `turned`. No second turn comes before the answer.
  case turn(PhoneInstant)
  /// Somebody wants to know what the app shows; the app answers within the turn that follows.
  case inspect(InspectionID)
  /// The element at a place in the list that the app answered last is to do something; the app says
  /// within the turn that follows whether it did.
  case perform(InspectionID, place: Int, AccessibilityAction)
  /// Whether somebody looks at the screen. While nobody does, the app need not say what it shows; when
  /// somebody looks again, it says so within the turn that follows.
  case watch(Bool)
  /// Something happened to the phone that is over at once.
  case happened(DeviceEvent)
  /// Something is different with sound.
  case sound(SoundEvent)
  /// The app is opened for something; before its first phase, it is launched for it.
  case open(OpenRequest)
  /// The last message: the phone does not listen any more.
  case goodbye(Farewell)

  /// Why the phone ends a connection.
  public enum Farewell: String, Sendable, CaseIterable {
    /// The app speaks another version of these messages.
    case version
    /// The app's first message was no greeting, or a later one was.
    case order
    /// What came was no message, or a message that makes no sense.
    case malformed
    /// A message was larger than messages may be.
    case tooLarge
    /// More messages came than any app needs.
    case flood
    /// As many apps are connected as the phone takes.
    case full
  }
}

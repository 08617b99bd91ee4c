import PhoneHardware

/// Everything an app can say to the phone, as plain values.
///
/// An app is told what its patterns can be, and neither what device it runs on nor whether a
/// feedback was played.
public enum AppMessage: Sendable, Equatable {
  /// The first message: which version of these messages the app speaks, and what it is called.
  case hello(version: Int, app: String)
  /// A generator expects to ask for feedback soon.
  case prepare(generator: GeneratorID)
  /// Something happened that may be felt; `intensity` is 0…1 of the feedback's own strength.
  case feedback(Feedback, intensity: Double, generator: GeneratorID)
  /// A generator is gone.
  case release(generator: GeneratorID)
  /// One of the app's haptic engines is to do something.
  case engine(EngineID, EngineCommand)
  /// One of the app's pattern players is to do something.
  case player(PlayerID, PlayerRequest)
  /// The app shows something and takes input: from now on it is told its traits, its phase and all
  /// input, and answers every turn. An app that only plays haptics does not say so.
  case join
  /// What the app's screen shows from now on; before the answer to the turn in which it changed.
  case frame(ScreenFrame)
  /// All that was to be done until that moment, the moment of a turn, is done.
  ///
  /// The next turn comes at `wakeAt`, or sooner with input; without it, only with input.
  case turned(PhoneInstant, wakeAt: PhoneInstant?)
  /// Something happened in the app between turns: it wants its next turn at that moment, or sooner.
  case wake(at: PhoneInstant)
  /// The answer to `inspect`: all that the app shows.
  case inspected(InspectionID, [ScreenElement])
  /// The answer to `perform`: whether something was done.
  case performed(InspectionID, Bool)
  /// The app has something to say about sound.
  case sound(SoundRequest)
  /// The app wants something of the phone.
  case wish(AppWish)
}

import TactusPhoneTypes

/// A message from an app to the phone, as a plain value.
///
/// An app learns the phone's haptic capabilities, but neither the output device nor whether a
/// feedback was played.
public enum AppMessage: Sendable, Equatable {
  /// The first message: the protocol version of the app and the app's name.
  case hello(version: Int, app: String)
  /// A generator prepares for a feedback that is expected soon.
  case prepare(generator: GeneratorID)
  /// A generator requests a feedback; `intensity` is 0…1 of the feedback's full strength.
  case feedback(Feedback, intensity: Double, generator: GeneratorID)
  /// A generator was released.
  case release(generator: GeneratorID)
  /// A command for one of the app's haptic engines.
  case engine(EngineID, EngineCommand)
  /// A request to one of the app's pattern players.
  case player(PlayerID, PlayerRequest)
  /// The app has a user interface: from now on it receives traits, phases and input, and answers
  /// every turn. An app that only plays haptics does not join.
  case join
  /// The new content of the app's screen, sent before the answer to the turn in which it changed.
  case frame(ScreenFrame)
  /// The new video frame for an external device; `nil` at the end of external playback.
  case externalPicture(ScreenFrame?)
  /// The app has finished the work of the turn of that instant.
  ///
  /// The next turn comes at `wakeAt` or earlier with input; without `wakeAt`, only with input.
  case turned(PhoneInstant, wakeAt: PhoneInstant?)
  /// The app needs a turn at that instant or earlier, because of an event between turns.
  case wake(at: PhoneInstant)
  /// The answer to `inspect`: the elements that the app shows.
  case inspected(InspectionID, [ScreenElement])
  /// The answer to an `inspect` that accepts changes: the elements are those of the last answer to
  /// VoiceOver, but for a few.
  case unchanged(InspectionID, ElementUpdate)
  /// The answer to `perform`: whether the action was performed.
  case performed(InspectionID, Bool)
  /// A request that concerns sound.
  case sound(SoundRequest)
  /// A request that concerns the remote control of media.
  case remoteControl(RemoteControlRequest)
  /// A request to a service of the phone; the phone answers with `service`.
  case service(ServiceRequest)
  /// Another request to the phone.
  case request(AppRequest)
}

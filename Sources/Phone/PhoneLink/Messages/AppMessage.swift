/// Everything an app can say to the phone, as plain values.
///
/// An app is told neither what device it runs on nor whether a feedback was played.
public enum AppMessage: Sendable, Equatable {
  /// The first message: which version of these messages the app speaks, and what it is called.
  case hello(version: Int, app: String)
  /// A generator expects to ask for feedback soon.
  case prepare(generator: GeneratorID)
  /// Something happened that may be felt; `intensity` is 0…1 of the feedback's own strength.
  case feedback(Feedback, intensity: Double, generator: GeneratorID)
  /// A generator is gone.
  case release(generator: GeneratorID)
}

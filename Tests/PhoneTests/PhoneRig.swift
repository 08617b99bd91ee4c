import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

/// A phone with one app in the foreground, in virtual time.
struct PhoneRig {
  static let app = AppID(1)
  var phone: Phone
  /// All effects so far, in order.
  private(set) var effects: [PhoneEffect] = []

  init(_ model: PhoneModel = .current, timing: TapticTiming = .standard) {
    phone = Phone(model, timing: timing)
    connect(Self.app, "Timer", at: 0)
    step(.foreground(Self.app), at: 0)
  }

  /// Connects an app and sends its hello.
  mutating func connect(_ app: AppID, _ name: String, at milliseconds: Double) {
    step(.connected(app), at: milliseconds)
    say(.hello(version: LinkLimits.version, app: name), from: app, at: milliseconds)
  }

  /// Handles an input.
  @discardableResult
  mutating func step(_ input: PhoneInput, at milliseconds: Double) -> [PhoneEffect] {
    let new = phone.step(input, at: Self.instant(milliseconds))
    effects += new
    return new
  }

  /// Sends a message of an app.
  @discardableResult
  mutating func say(
    _ message: AppMessage, from app: AppID = Self.app, at milliseconds: Double
  ) -> [PhoneEffect] {
    step(.message(message, from: app), at: milliseconds)
  }

  mutating func prepare(_ generator: UInt32 = 1, at milliseconds: Double) {
    say(.prepare(generator: GeneratorID(generator)), at: milliseconds)
  }

  mutating func release(_ generator: UInt32 = 1, at milliseconds: Double) {
    say(.release(generator: GeneratorID(generator)), at: milliseconds)
  }

  /// Requests a feedback and returns its log entry.
  @discardableResult
  mutating func trigger(
    _ feedback: Feedback = .impactMedium, intensity: Double = 1, generator: UInt32 = 1,
    from app: AppID = Self.app, at milliseconds: Double
  ) -> HapticLogEntry? {
    let message = AppMessage.feedback(
      feedback, intensity: intensity, generator: GeneratorID(generator))
    return say(message, from: app, at: milliseconds).compactMap(\.entry).first
  }

  /// Returns the state of the Taptic Engine at a time.
  func state(at milliseconds: Double) -> TapticState {
    var copy = phone
    _ = copy.step(.tick, at: Self.instant(milliseconds))
    return copy.engineState
  }

  /// All log entries so far.
  var log: [HapticLogEntry] { effects.compactMap(\.entry) }

  static func instant(_ milliseconds: Double) -> PhoneInstant {
    PhoneInstant(nanoseconds: Int64((milliseconds * 1_000_000).rounded()))
  }
}

extension PhoneEffect {
  /// The entry of a log effect.
  var entry: HapticLogEntry? {
    if case .log(let entry) = self { entry } else { nil }
  }
}

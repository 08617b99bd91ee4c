import Foundation
import QuartzCore
import Synchronization
import TactusFoundation
import TactusPhoneClient
import TactusPhoneLink
import TactusPhoneTypes

/// The base class of feedback generators; it cannot be instantiated itself.
///
/// A generator sends events to the phone, which decides whether to play them; `EmbeddedPhone.log`
/// records the decision (`Documentation/Behaviour/FeedbackGenerators.md`).
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// Creates a generator; traps for the base class itself.
  public required nonisolated override init() {
    programmingPrecondition(
      type(of: self) != UIFeedbackGenerator.self,
      "UIFeedbackGenerator is abstract; use one of its subclasses")
    generator = GeneratorID(Self.lastNumber.add(1, ordering: .relaxed).newValue)
    super.init()
  }

  /// Creates a generator that is an interaction of a view; traps for the base class itself.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  deinit {
    // A generator that was never used has launched no phone.
    lastConnection.withLock { $0 }?.send(.release(generator: generator))
  }

  /// Prepares the Taptic Engine, which reduces the latency of the next feedback.
  ///
  /// Preparing takes a moment, and lasts for seconds or until feedback is triggered.
  open func prepare() {
    send(.prepare(generator: generator))
  }

  // MARK: Interaction

  /// The view to which the interaction belongs.
  open private(set) weak var view: UIView?
  /// Called before the interaction moves to a view, or to none; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction has moved to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: Internals

  private nonisolated let generator: GeneratorID
  private nonisolated static let lastNumber = Atomic<UInt32>(0)

  /// Sends feedback to the phone.
  ///
  /// - Parameter intensity: Clamped to 0…1 by the phone; a value that is not finite is sent as 0.
  func trigger(_ feedback: Feedback, intensity: CGFloat = 1) {
    // The feedback ends the preparation (FeedbackGenerators.T4).
    lastPreparation = nil
    let intensity = intensity.isFinite ? Double(intensity) : 0
    send(.feedback(feedback, intensity: intensity, generator: generator))
  }

  /// The last used connection, which is notified when the generator is released.
  private nonisolated let lastConnection = Mutex<(any PhoneConnection)?>(nil)

  /// The time of the last preparation by `keepPrepared`, until feedback is triggered.
  private var lastPreparation: TimeInterval?
  /// Seconds after which a preparation is renewed.
  ///
  /// - Source: ours: half the duration of a preparation. Confidence: guess.
  private static let renewal = 1.0

  /// Prepares the Taptic Engine unless just prepared, for feedback that may come at any moment of a
  /// touch (FeedbackGenerators.P8).
  package func keepPrepared() {
    let now = CACurrentMediaTime()
    if let last = lastPreparation, now >= last, now - last < Self.renewal { return }
    lastPreparation = now
    prepare()
  }

  private func send(_ message: AppMessage) {
    let connection = AppPhone.connection
    lastConnection.withLock { $0 = connection }
    connection.send(message)
  }
}

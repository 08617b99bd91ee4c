import EmbeddedPhone
import Foundation
import PhoneHardware
import PhoneLink
import Synchronization

/// What all generators of feedback have in common; only its subclasses can be used.
///
/// A generator tells the phone what happened; whether that is felt is the phone's to decide, and
/// `EmbeddedPhone.log` says what it decided. Steps are in
/// `Documentation/Behaviour/FeedbackGenerators.md`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// Makes a generator; of this class itself it stops the program.
  public required nonisolated override init() {
    precondition(
      type(of: self) != UIFeedbackGenerator.self,
      "UIFeedbackGenerator is abstract; use one of its subclasses")
    generator = GeneratorID(Self.lastNumber.add(1, ordering: .relaxed).newValue)
    super.init()
  }

  /// Makes a generator that is an interaction of a view; of this class itself it stops the program.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  deinit { EmbeddedPhone.connection.send(.release(generator: generator)) }

  /// Has the Taptic Engine made ready, so that the next feedback is less late.
  ///
  /// That takes a moment, and lasts for seconds or until feedback is triggered.
  open func prepare() {
    EmbeddedPhone.connection.send(.prepare(generator: generator))
  }

  // MARK: Interaction

  /// The view that it is an interaction of.
  open private(set) weak var view: UIView?
  /// Is told that it will be an interaction of a view, or of none; by itself it does nothing.
  open func willMove(to view: UIView?) {}
  /// Is told that it is an interaction of a view, or of none.
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: Internals

  private nonisolated let generator: GeneratorID
  private nonisolated static let lastNumber = Atomic<UInt32>(0)

  /// Tells the phone that something happened.
  ///
  /// - Parameter intensity: Clamped to 0…1 by the phone; what is not finite is sent as 0.
  func trigger(_ feedback: Feedback, intensity: CGFloat = 1) {
    let intensity = intensity.isFinite ? Double(intensity) : 0
    EmbeddedPhone.connection.send(
      .feedback(feedback, intensity: intensity, generator: generator))
  }
}

import ScreenTestSupport
import Synchronization
import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Feedback generators of an app on a simulated phone in virtual time.
  @MainActor @Suite(.serialized) struct FeedbackGeneratorTests {
    private let clock = Clock()
    private let phone: PhoneHost

    /// A clock that a test advances.
    private final class Clock: Sendable {
      let milliseconds = Atomic<Int>(0)
    }

    init() {
      let clock = clock
      phone = PhoneHost(now: {
        PhoneInstant(nanoseconds: Int64(clock.milliseconds.load(ordering: .relaxed)) * 1_000_000)
      })
      EmbeddedPhone.use(phone)
    }

    private func advance(_ milliseconds: Int) {
      clock.milliseconds.add(milliseconds, ordering: .relaxed)
    }

    @Test("Each style is a feedback of its own, with Apple's raw values")
    func impact() {
      for number in 0...4 {
        let style = UIImpactFeedbackGenerator.FeedbackStyle(rawValue: number)
        style.map { UIImpactFeedbackGenerator(style: $0).impactOccurred() }
      }
      UIImpactFeedbackGenerator().impactOccurred()
      let expected: [Feedback] = [
        .impactLight, .impactMedium, .impactHeavy, .impactSoft, .impactRigid, .impactMedium,
      ]
      #expect(EmbeddedPhone.log.entries.map(\.feedback) == expected)
      #expect(UIImpactFeedbackGenerator.FeedbackStyle(rawValue: 5) == nil)
    }

    @Test("The intensity is sent clamped; a value that is not finite plays nothing")
    func intensity() {
      let generator = UIImpactFeedbackGenerator(style: .rigid)
      for intensity in [0.25, 7, -1, .nan, .infinity] {
        generator.impactOccurred(intensity: intensity)
      }
      #expect(EmbeddedPhone.log.entries.map(\.intensity) == [0.25, 1, 0, 0, 0])
    }

    @Test("Notifications and selections play their feedback; a location changes nothing")
    func others() {
      let place = CGPoint(x: 10, y: 20)
      let notification = UINotificationFeedbackGenerator()
      notification.notificationOccurred(.success)
      notification.notificationOccurred(.warning, at: place)
      notification.notificationOccurred(.error)
      let selection = UISelectionFeedbackGenerator()
      selection.selectionChanged()
      selection.selectionChanged(at: place)
      let impact = UIImpactFeedbackGenerator(style: .soft)
      impact.impactOccurred(at: place)
      impact.impactOccurred(intensity: 0.5, at: place)
      let expected: [Feedback] = [
        .notificationSuccess, .notificationWarning, .notificationError, .selection, .selection,
        .impactSoft, .impactSoft,
      ]
      #expect(EmbeddedPhone.log.entries.map(\.feedback) == expected)
      #expect(EmbeddedPhone.log.entries.allSatisfy { $0.isPlayed })
    }

    @Test("Canvas feedback is logged as not played, as there is no pencil")
    func canvas() {
      let generator = UICanvasFeedbackGenerator()
      generator.alignmentOccurred(at: .zero)
      generator.pathCompleted(at: .zero)
      #expect(EmbeddedPhone.log.entries.map(\.reason) == [.noPencil, .noPencil])
    }

    @Test("Preparation reduces latency after a while; a released generator lets the engine idle")
    func preparing() {
      var generator: UISelectionFeedbackGenerator? = UISelectionFeedbackGenerator()
      generator?.prepare()
      advance(100)
      generator?.selectionChanged()
      advance(1000)
      generator?.prepare()
      advance(100)
      generator = nil
      advance(1)
      UISelectionFeedbackGenerator().selectionChanged()
      #expect(EmbeddedPhone.log.entries.map(\.engine) == [.prepared, .idle])
      #expect(generator == nil)
    }

    @Test("A generator created with a view is its interaction, and plays the same")
    func views() {
      let view = UIView()
      let selection = UISelectionFeedbackGenerator(view: view)
      let impact = UIImpactFeedbackGenerator(style: .heavy, view: view)
      #expect(view.interactions.count == 2)
      #expect(selection.view === view)
      view.removeInteraction(selection)
      #expect(selection.view == nil)
      impact.impactOccurred()
      #expect(EmbeddedPhone.log.entries.map(\.feedback) == [.impactHeavy])
    }

    @Test("The abstract class cannot be used by itself")
    func abstract() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { _ = UIFeedbackGenerator() }
      }
    }

    @Test("A generator belongs to the main thread, and can be created on any")
    func anywhere() async {
      let generator = await Task.detached { UISelectionFeedbackGenerator() }.value
      generator.selectionChanged()
      #expect(EmbeddedPhone.log.entries.count == 1)
    }
  }
}

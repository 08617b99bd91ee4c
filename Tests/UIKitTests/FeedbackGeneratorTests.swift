import EmbeddedPhone
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import ScreenTestSupport
import Synchronization
import Testing
import UIKit

/// What a process has one of, such as its phone: these tests run one after another.
@Suite(.serialized, .oneScreen) enum OneInAProcess {}

extension OneInAProcess {
  /// An app's own words, on a phone whose time stands still or is wound.
  @MainActor @Suite(.serialized) struct FeedbackGeneratorTests {
    private let clock = Clock()
    private let phone: PhoneInProcess

    /// Time that a test winds.
    private final class Clock: Sendable {
      let milliseconds = Atomic<Int>(0)
    }

    init() {
      let clock = clock
      phone = PhoneInProcess(now: {
        PhoneInstant(nanoseconds: Int64(clock.milliseconds.load(ordering: .relaxed)) * 1_000_000)
      })
      EmbeddedPhone.use(phone)
    }

    private func wind(_ milliseconds: Int) {
      clock.milliseconds.add(milliseconds, ordering: .relaxed)
    }

    @Test("Each style is its own feedback, with Apple's numbers")
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

    @Test("An intensity goes to the phone, clamped; what is no number is felt as nothing")
    func intensity() {
      let generator = UIImpactFeedbackGenerator(style: .rigid)
      for intensity in [0.25, 7, -1, .nan, .infinity] {
        generator.impactOccurred(intensity: intensity)
      }
      #expect(EmbeddedPhone.log.entries.map(\.intensity) == [0.25, 1, 0, 0, 0])
    }

    @Test("Notifications and selections are theirs, and a place changes nothing")
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

    @Test("Feedback of drawing is logged as not played: there is no pencil")
    func canvas() {
      let generator = UICanvasFeedbackGenerator()
      generator.alignmentOccurred(at: .zero)
      generator.pathCompleted(at: .zero)
      #expect(EmbeddedPhone.log.entries.map(\.reason) == [.noPencil, .noPencil])
    }

    @Test("Preparing pays, once time has passed; a generator that is gone lets the engine rest")
    func preparing() {
      var generator: UISelectionFeedbackGenerator? = UISelectionFeedbackGenerator()
      generator?.prepare()
      wind(100)
      generator?.selectionChanged()
      wind(1000)
      generator?.prepare()
      wind(100)
      generator = nil
      wind(1)
      UISelectionFeedbackGenerator().selectionChanged()
      #expect(EmbeddedPhone.log.entries.map(\.engine) == [.prepared, .idle])
      #expect(generator == nil)
    }

    @Test("A generator that is made with a view is an interaction of it, and sounds the same")
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

    @Test("A generator belongs to the main thread, and can be made anywhere")
    func anywhere() async {
      let generator = await Task.detached { UISelectionFeedbackGenerator() }.value
      generator.selectionChanged()
      #expect(EmbeddedPhone.log.entries.count == 1)
    }
  }
}

import PhoneTesting
import Testing
import UIKit

/// Attributes that closures decide, kinds of text and levels of headings, as VoiceOver speaks them.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct AccessibilityBlockTests {
    private static func view(_ label: String? = nil) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      (view.isAccessibilityElement, view.accessibilityLabel) = (true, label)
      return view
    }

    @Test("Accessibility.AC18. Closures come before what was set, and are asked each time")
    func closures() {
      let view = UIView()
      var count = 0
      view.accessibilityLabel = "set"
      view.accessibilityLabelBlock = {
        count += 1
        return "closure \(count)"
      }
      #expect(view.accessibilityLabel == "closure 1")
      #expect(view.accessibilityLabel == "closure 2")
      view.accessibilityAttributedLabelBlock = { NSAttributedString(string: "attributed") }
      #expect(view.accessibilityLabel == "attributed")
      view.accessibilityAttributedLabelBlock = nil
      view.accessibilityLabelBlock = { nil }
      #expect(view.accessibilityLabel == "set")
      view.isAccessibilityElementBlock = { true }
      #expect(view.isAccessibilityElement)
      view.accessibilityTraitsBlock = { .button }
      view.accessibilityValueBlock = { "7" }
      view.accessibilityHintBlock = { "hint" }
      view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
      view.accessibilityUserInputLabelsBlock = { ["one", "two"] }
      #expect(view.accessibilityTraits == .button)
      #expect(view.accessibilityValue == "7" && view.accessibilityHint == "hint")
      #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.accessibilityUserInputLabels == ["one", "two"])
      var answers: [Bool] = []
      view.accessibilityActivateBlock = { true }
      answers.append(view.accessibilityActivate())
      view.accessibilityActivateBlock = nil
      answers.append(view.accessibilityActivate())
      #expect(answers == [true, false])
      // An override counts.
      let label = UILabel()
      label.text = "text"
      label.accessibilityLabelBlock = { "closure" }
      #expect(label.accessibilityLabel == "closure")
    }

    @Test("Accessibility.AC18. Closures of a container and of actions are used by VoiceOver")
    func spoken() {
      var value = 3
      let screen = SpokenScreen(views: {
        let dial = Self.view("Dial")
        dial.accessibilityTraitsBlock = { .adjustable }
        dial.accessibilityValueBlock = { "\(value)" }
        dial.accessibilityIncrementBlock = { value += 1 }
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
        let inner = [Self.view("Last"), Self.view("First")]
        inner.forEach(group.addSubview)
        group.accessibilityElementsBlock = { [inner[1], inner[0]] }
        let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        hidden.addSubview(Self.view("Hidden"))
        hidden.accessibilityElementsHiddenBlock = { true }
        return [dial, group, hidden]
      })
      #expect(screen.round() == ["Dial, 3, adjustable", "First", "Last"])
      screen.phone.voiceOver.perform(.first)
      screen.phone.voiceOver.flick(.up)
      screen.phone.wait(0.5)
      #expect(screen.phone.speech.last == "4" && value == 4)
    }

    @Test("Accessibility.AC18. A class overrides closures, and VoiceOver asks them first")
    func overridden() {
      let dial = OverridingDial(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      dial.accessibilityLabel = "set"
      #expect(dial.accessibilityLabel == "closure" && dial.accessibilityTraits == .adjustable)
      #expect(dial.accessibilityValue == "property")
      #expect(dial.accessibilityActivate())
      dial.accessibilityIncrementBlock = { dial.steps += 10 }
      let screen = SpokenScreen(views: { [dial] })
      #expect(screen.round() == ["closure, 0, adjustable"])
      screen.phone.voiceOver.perform(.first)
      screen.phone.voiceOver.flick(.up)
      screen.phone.wait(0.5)
      // The closure comes before the method that the class overrides.
      #expect(dial.steps == 10 && screen.phone.speech.last == "10")
    }

    @Test("Accessibility.AC18. An object that is no responder stores closures")
    func plainObject() {
      let object = NSObject()
      object.accessibilityLabel = "set"
      object.accessibilityLabelBlock = { "closure" }
      #expect(object.accessibilityLabel == "closure")
      object.accessibilityUserInputLabelsBlock = { ["one"] }
      #expect(object.accessibilityUserInputLabels == ["one"])
      object.accessibilityLabelBlock = nil
      #expect(object.accessibilityLabel == "set")
    }

    @Test("VoiceOver.TX1. The punctuation of source code is spoken, that of a story is not")
    func kindsOfText() {
      let contexts: [UIAccessibilityTextualContext?] = [.sourceCode, .console, .narrative, nil]
      let screen = SpokenScreen(views: {
        contexts.enumerated().map { index, context in
          let view = Self.view("f(x); \(index)")
          view.accessibilityTextualContext = context
          return view
        }
      })
      _ = screen.round()
      let spoken = (0..<contexts.count).map { index in
        screen.phone.speechLog.last { $0.text == "f(x); \(index)" }?.utterance.parts
          .contains(where: \.speaksPunctuation) ?? false
      }
      #expect(spoken == [true, true, false, false])
    }

    @Test("VoiceOver.HL1. A heading's level is heard; VoiceOver.EX1. So is what is expanded")
    func levels() {
      let screen = SpokenScreen(views: {
        let heading = Self.view()
        heading.accessibilityTraits = .header
        heading.accessibilityAttributedLabel = NSAttributedString(
          string: "Soups", attributes: [.accessibilityTextHeadingLevel: 2])
        let plain = Self.view("Salads")
        plain.accessibilityTraits = .header
        let details = Self.view("Details")
        details.accessibilityTraits = .button
        details.accessibilityExpandedStatus = .collapsed
        return [heading, plain, details]
      })
      #expect(
        screen.round() == [
          "Soups, heading level 2", "Salads, heading", "Details, button, collapsed",
        ])
    }
  }
}

/// A view whose class decides closures, and a value without one.
@MainActor
private final class OverridingDial: UIView {
  var steps = 0
  override var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { { true } }
    set {}
  }
  override var accessibilityLabelBlock: AXStringReturnBlock? {
    get { { "closure" } }
    set {}
  }
  override var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { { .adjustable } }
    set {}
  }
  override var accessibilityValueBlock: AXStringReturnBlock? {
    get { { [weak self] in self.map { "\($0.steps)" } } }
    set {}
  }
  override var accessibilityValue: String? {
    get { "property" }
    set {}
  }
  override var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { { true } }
    set {}
  }
  override func accessibilityIncrement() { steps += 1 }
}

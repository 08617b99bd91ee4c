import PhoneTesting
import TactusPhoneLink
import TactusPhoneScript
import Testing
import UIKit

/// Flicks through the groups of an app's screen.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct GroupedNavigationTests {
    private func screen(_ language: String) -> SpokenScreen {
      SpokenScreen(
        language,
        root: {
          let root = UIViewController()
          root.title = "Gallery"
          root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
          let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
          label.text = "Hello"
          let sizes = UISegmentedControl(items: ["Small", "Large"])
          sizes.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
          sizes.selectedSegmentIndex = 1
          root.view.addSubview(label)
          root.view.addSubview(sizes)
          return UINavigationController(rootViewController: root)
        })
    }

    @Test(
      "VoiceOver.GR2. VoiceOver.GR4. Bars and segments are a stop each, in three languages",
      arguments: [
        (
          "en",
          [
            "Gallery, group, elements: 2", "Hello", "Small, group, elements: 2",
            "Small, button, 1 of 2", "selected, Large, button, 2 of 2",
          ]
        ),
        (
          "de",
          [
            "Gallery, Gruppe, Elemente: 2", "Hello", "Small, Gruppe, Elemente: 2",
            "Small, Taste, 1 von 2", "Auswahl, Large, Taste, 2 von 2",
          ]
        ),
        (
          "pl",
          [
            "Gallery, grupa, elementy: 2", "Hello", "Small, grupa, elementy: 2",
            "Small, przycisk, 1 z 2", "wybrane, Large, przycisk, 2 z 2",
          ]
        ),
      ])
    func stops(language: String, expected: [String]) {
      let phone = screen(language).phone
      phone.set(\.accessibility, [.voiceOver, .voiceOverGroups])
      phone.voiceOver.perform(.first)
      phone.wait(0.5)
      let count = phone.speech.count
      phone.voiceOver.flick(.left, fingers: 2)
      phone.voiceOver.flick(.right)
      phone.voiceOver.flick(.right)
      phone.voiceOver.flick(.right, fingers: 2)
      phone.voiceOver.flick(.right)
      phone.voiceOver.flick(.right)
      #expect(phone.speech.dropFirst(count) == expected[...])
    }

    @Test("VoiceOver.GR1. Without the setting each element is a stop, and two fingers do nothing")
    func flat() {
      let screen = screen("en")
      screen.phone.voiceOver.perform(.first)
      screen.phone.wait(0.5)
      let count = screen.phone.speech.count
      screen.phone.voiceOver.perform(.outOfGroup)
      screen.phone.voiceOver.perform(.intoGroup)
      #expect(screen.phone.speech.count == count)
      #expect(screen.round().count == 5)
    }
  }
}

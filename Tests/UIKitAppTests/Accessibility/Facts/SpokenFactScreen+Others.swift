import Accessibility
import UIKit

// Screens of further sources, each named at its screen.
extension SpokenFactScreen {
  private static let edit = "Double tap to edit."
  private static let misspelled = "Use the rotor to access Misspelled Words"
  private static let slides = "Swipe up or down with one finger to adjust the value."
  private static let toggles = "Double tap to toggle setting."

  static var others: [SpokenFactScreen] {
    [content, inputs, unspoken, rotors, demo, entry] + criteria + reported
  }

  // MARK: AccessibilitySnapshot: pictures of contents, input labels, the demo and text entry

  private static var content: SpokenFactScreen {
    SpokenFactScreen(
      "more content",
      [
        Fact("Label. More Content Available", hint: "Hint"), "Label. More Content Available",
        "Hint. More Content Available", "More Content Available",
        "Wireless Headphones, $149.99. More Content Available",
        "Bluetooth Speaker, $79.99. More Content Available",
        Fact("Label: Value. More Content Available", hint: "Hint"),
      ]
    ) {
      let texts: [(String?, String?, String?)] = [
        ("Label", nil, "Hint"), ("Label", nil, nil), (nil, nil, "Hint"), (nil, nil, nil),
        ("Wireless Headphones, $149.99", nil, nil), ("Bluetooth Speaker, $79.99", nil, nil),
        ("Label", "Value", "Hint"),
      ]
      return texts.map { label, value, hint in
        let view = ContentView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.isAccessibilityElement = true
        (view.accessibilityLabel, view.accessibilityValue) = (label, value)
        view.accessibilityHint = hint
        view.accessibilityCustomContent = [
          AXCustomContent(label: "Custom Content Label", value: "Custom Content Value")
        ]
        return view
      }
    }
  }

  private static var inputs: SpokenFactScreen {
    SpokenFactScreen(
      "input labels",
      [
        "No labels. Button.", "One label. Button.", "Many labels. Button.", "Long label. Button.",
        "Non-interactive",
      ]
    ) {
      [[], ["One Input Label"], ["One", "Two", "Three"], ["A Really Long Label"], ["Not Used"]]
        .enumerated().map { index, labels in
          let names = ["No labels", "One label", "Many labels", "Long label", "Non-interactive"]
          let view = FactViews.element(names[index], traits: index < 4 ? .button : [])
          view.accessibilityUserInputLabels = labels
          return view
        }
    }
  }

  private static var unspoken: SpokenFactScreen {
    let traits: [(String, UIAccessibilityTraits)] = [
      ("isKeyboardKey", .keyboardKey), ("allowsDirectInteraction", .allowsDirectInteraction),
      ("updatesFrequently", .updatesFrequently), ("causesPageTurn", .causesPageTurn),
      ("playsSound", .playsSound), ("startsMediaSession", .startsMediaSession),
      ("isSummaryElement", .summaryElement),
    ]
    return SpokenFactScreen("traits of the demo", traits.map { Fact($0.0) }) {
      traits.map { FactViews.element($0.0, traits: $0.1) }
    }
  }

  private static var rotors: SpokenFactScreen {
    let texts = ["The council", "This one gets truncated.", "This one goes forever."]
    return SpokenFactScreen("rotors", texts.map { Fact($0) }) {
      texts.map { text in
        let view = FactViews.element(text)
        view.accessibilityCustomRotors = ["Elves", "Ents"].map {
          UIAccessibilityCustomRotor(name: $0) { _ in nil }
        }
        return view
      }
    }
  }

  private static var demo: SpokenFactScreen {
    SpokenFactScreen(
      "the demo",
      [
        "Label, Text description for an element", "Favorite. Image.",
        "Value, Current state or content", "Progress, 75%: 75 percent complete",
        "Hint, What happens when activated",
        Fact("Delete. Button.", hint: "Removes this item permanently"),
        "Traits, Element type and behavior", "Section Header. Heading.",
        "Input Labels, Voice Control phrases", "Microphone. Button.",
        "Activation Point, Custom tap target", "Custom tap target",
        "Element Grouping, Combine children", "John Doe, Online", "Accounts. Heading.", "Checking",
        "Savings", "Tap an account to view details", "Bills. Heading.", "Due this month",
      ]
    ) {
      let texts: [(String, String?, String?, UIAccessibilityTraits)] = [
        ("Label, Text description for an element", nil, nil, .staticText),
        ("Favorite", nil, nil, .image), ("Value, Current state or content", nil, nil, .staticText),
        ("Progress, 75%", "75 percent complete", nil, []),
        ("Hint, What happens when activated", nil, nil, .staticText),
        ("Delete", nil, "Removes this item permanently", .button),
        ("Traits, Element type and behavior", nil, nil, .staticText),
        ("Section Header", nil, nil, [.staticText, .header]),
        ("Input Labels, Voice Control phrases", nil, nil, .staticText),
        ("Microphone", nil, nil, .button),
        ("Activation Point, Custom tap target", nil, nil, .staticText),
        ("Custom tap target", nil, nil, []),
        ("Element Grouping, Combine children", nil, nil, .staticText),
        ("John Doe, Online", nil, nil, .staticText), ("Accounts", nil, nil, [.header]),
        ("Checking", nil, nil, []), ("Savings", nil, nil, []),
        ("Tap an account to view details", nil, nil, .staticText), ("Bills", nil, nil, .header),
        ("Due this month", nil, nil, .staticText),
      ]
      return texts.map { FactViews.element($0.0, value: $0.1, hint: $0.2, traits: $0.3) }
    }
  }

  private static var entry: SpokenFactScreen {
    SpokenFactScreen(
      "text entry",
      [
        Fact("SwiftUI Text Field. Text Field.", hint: edit),
        Fact("Value in Text Field. Text Field.", hint: edit),
        Fact("Password. Secure Text Field.", hint: edit),
        Fact("Text Field.", hint: "\(edit), \(misspelled)"),
      ]
    ) {
      let fields = (0..<3).map { _ in UITextField() }
      fields[0].placeholder = "SwiftUI Text Field"
      fields[1].text = "Value in Text Field"
      (fields[2].placeholder, fields[2].isSecureTextEntry) = ("Password", true)
      return fields + [UITextView()]
    }
  }

  // MARK: magentaA11y (T-Mobile, Apache License 2.0): how native controls have to be heard

  private static var criteria: [SpokenFactScreen] {
    [
      SpokenFactScreen(
        "buttons and switches of the criteria",
        [
          "Label. Button.", "Label. Dimmed. Button.", "Selected: Chip. Button.",
          "Chip. Dimmed. Button.", "Selected: Radio. Button.", "Radio. Button.",
          "Start. Button.", "Captcha. Button. Image.",
          Fact("Label. Switch Button. On.", hint: toggles),
          Fact("Label. Switch Button. Off.", hint: toggles), "Label. Dimmed. Switch Button. Off.",
          "Decrement. Button.", "Increment. Button.",
        ]
      ) {
        @MainActor func button(_ title: String, selected: Bool = false, enabled: Bool = true)
          -> UIView
        {
          let button = UIButton(type: .system)
          button.setTitle(title, for: .normal)
          (button.isSelected, button.isEnabled) = (selected, enabled)
          return button
        }
        @MainActor func toggle(_ isOn: Bool, enabled: Bool = true) -> UIView {
          let toggle = UISwitch()
          (toggle.isOn, toggle.isEnabled, toggle.accessibilityLabel) = (isOn, enabled, "Label")
          return toggle
        }
        let stepper = UIStepper()
        stepper.value = 5
        return [
          button("Label"), button("Label", enabled: false), button("Chip", selected: true),
          button("Chip", enabled: false), button("Radio", selected: true), button("Radio"),
          button("Start"), FactViews.element("Captcha", traits: [.button, .image]), toggle(true),
          toggle(false), toggle(false, enabled: false), stepper,
        ]
      },
      SpokenFactScreen(
        "texts of the criteria",
        [
          "Terms. Link.", "Terms. Dimmed. Link.", "Headlines. Heading.", "A beach. Image.",
          Fact("Name. Text Field.", hint: edit), Fact("Name: Ada. Text Field.", hint: edit),
          "Name. Dimmed. Text Field.", "Selected: Day. Button. 1 of 3.", "Week. Button. 2 of 3.",
          "Month. Dimmed. Button. 3 of 3.", Fact("Volume: 50%. Adjustable.", hint: slides),
          "Volume: 50%. Dimmed. Adjustable.", Fact("page 2 of 5. Adjustable.", hint: slides),
          "Step 6 of 7, Account. Button.", "Loading",
        ]
      ) {
        @MainActor func field(_ text: String?, enabled: Bool = true) -> UIView {
          let field = UITextField()
          (field.text, field.isEnabled, field.accessibilityLabel) = (text, enabled, "Name")
          return field
        }
        @MainActor func slider(enabled: Bool) -> UIView {
          let slider = UISlider()
          (slider.value, slider.isEnabled, slider.accessibilityLabel) = (0.5, enabled, "Volume")
          return slider
        }
        let decoration = UIImageView(image: UIImage(systemName: "heart"))
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.selectedSegmentIndex = 0
        segments.setEnabled(false, forSegmentAt: 2)
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (5, 1)
        return [
          FactViews.element("Terms", traits: .link),
          FactViews.element("Terms", traits: [.link, .notEnabled]),
          FactViews.element("Headlines", traits: [.staticText, .header]), decoration,
          FactViews.element("A beach", traits: .image), field(nil), field("Ada"),
          field(nil, enabled: false), segments, slider(enabled: true), slider(enabled: false),
          pages, FactViews.element("Step 6 of 7, Account", traits: .button),
          FactViews.element("Loading", traits: .updatesFrequently),
        ]
      },
    ]
  }

  // MARK: Reports of others

  private static var reported: [SpokenFactScreen] {
    [
      // material-components-ios #8811, #8920 and #3803, fluentui-apple #154: tabs and their badges.
      SpokenFactScreen(
        "reported tabs",
        [
          "Selected: Home. Tab. 1 of 4.", "Home: New items. Tab. 2 of 4.",
          "Chats: 12 items. Tab. 3 of 4.", "Calls. Tab. 4 of 4.",
        ]
      ) {
        let items = ["Home", "Home", "Chats", "Calls"].map {
          UITabBarItem(title: $0, image: nil, selectedImage: nil)
        }
        items[1].accessibilityValue = "New items"
        items[2].badgeValue = "12"
        let bar = UITabBar()
        (bar.items, bar.selectedItem) = (items, items[0])
        return [bar]
      },
      // react-navigation #5028.
      SpokenFactScreen("a reported back button", ["Home. Back Button.", "Second. Heading."]) {
        navigation("Home")
      },
      // Unity's reference of its accessibility nodes; Orange's guide for developers.
      SpokenFactScreen(
        "reported elements",
        [
          Fact("Selected: Sound. Switch Button.", hint: toggles),
          Fact("Sound. Switch Button.", hint: toggles), "Direct touch area", "Keys",
          Fact("hello: 30%", hint: "This is added"), "Validate. Button.",
        ]
      ) {
        [
          FactViews.element("Sound", traits: [.button, .toggleButton, .selected]),
          FactViews.element("Sound", traits: [.button, .toggleButton]),
          FactViews.element(nil, traits: .allowsDirectInteraction),
          FactViews.element("Keys", traits: .allowsDirectInteraction),
          FactViews.element("hello", value: "30%", hint: "This is added"),
          FactViews.element("Validate", traits: .button),
        ]
      },
      // exyte.com on VoiceOver: the upper left corners decide, not the middles.
      SpokenFactScreen("reported tops", placing: ["Wall Moderator", "More", "3mon"]) {
        [
          FactViews.element("3mon", CGRect(x: 20, y: 130, width: 60, height: 20)),
          FactViews.element("More", CGRect(x: 300, y: 100, width: 44, height: 60)),
          FactViews.element("Wall Moderator", CGRect(x: 20, y: 100, width: 200, height: 20)),
        ]
      },
    ]
  }

  /// A view with content of the app's own.
  private final class ContentView: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }
}

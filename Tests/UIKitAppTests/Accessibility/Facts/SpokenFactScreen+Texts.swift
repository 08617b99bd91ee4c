import UIKit

// Screens of texts: AccessibilitySnapshot's pictures of labels, values, hints, traits and switches.
extension SpokenFactScreen {
  private static let slides = "Swipe up or down with one finger to adjust the value."
  private static let toggles = "Double tap to toggle setting."
  /// The hint of actions, which the pictures do not show.
  private static let actions =
    "Swipe up or down to select a custom action, then double tap to activate"
  private static let everything: UIAccessibilityTraits = [
    .button, .link, .header, .searchField, .image, .selected, .playsSound, .keyboardKey,
    .staticText, .summaryElement, .notEnabled, .updatesFrequently, .startsMediaSession,
    .adjustable, .allowsDirectInteraction, .causesPageTurn, .tabBar,
  ]

  static var texts: [SpokenFactScreen] {
    [
      SpokenFactScreen(
        "views",
        [
          "Label", "Value", "Hint", "Label: Value", Fact("Label", hint: "Hint"),
          Fact("Value", hint: "Hint"), Fact("Label: Value", hint: "Hint"),
        ]
      ) {
        [
          FactViews.element("Label"), FactViews.element(nil, value: "Value"),
          FactViews.element(nil, hint: "Hint"), FactViews.element("Label", value: "Value"),
          FactViews.element("Label", hint: "Hint"),
          FactViews.element(nil, value: "Value", hint: "Hint"),
          FactViews.element("Label", value: "Value", hint: "Hint"),
        ]
      },
      SpokenFactScreen(
        "labels",
        [
          "01: Text", "Label", "03: Text: Value", Fact("04: Text", hint: "Hint"), "Label: Value",
          Fact("Label", hint: "Hint"), Fact("07: Text: Value", hint: "Hint"),
          Fact("Label: Value", hint: "Hint"),
        ]
      ) {
        let parts: [(String?, String?, String?)] = [
          (nil, nil, nil), ("Label", nil, nil), (nil, "Value", nil), (nil, nil, "Hint"),
          ("Label", "Value", nil), ("Label", nil, "Hint"), (nil, "Value", "Hint"),
          ("Label", "Value", "Hint"),
        ]
        return parts.enumerated().map { index, part in
          let label = UILabel()
          label.text = "0\(index + 1): Text"
          if let name = part.0 { label.accessibilityLabel = name }
          (label.accessibilityValue, label.accessibilityHint) = (part.1, part.2)
          return label
        }
      },
      SpokenFactScreen(
        "edge cases",
        [
          "Hint. Adjustable.", Fact("Label. Adjustable.", hint: "Hint. " + slides),
          "Button. Heading.", Fact("Adjustable.", hint: slides), "Hint. Button.",
        ]
      ) {
        [
          FactViews.element(nil, hint: "Hint", traits: .adjustable),
          FactViews.element("Label", hint: "Hint", traits: .adjustable),
          FactViews.element(nil, traits: [.button, .header]),
          FactViews.element(nil, traits: .adjustable),
          FactViews.element(nil, hint: "Hint", traits: .button),
        ]
      },
      traitScreen(
        "traits",
        [
          ("X", []), ("X. Button.", .button), ("X. Link.", .link), ("X. Heading.", .header),
          ("X. Search Field.", .searchField), ("X. Image.", .image), ("Selected: X", .selected),
          ("X", .playsSound), ("X", .keyboardKey), ("X", .staticText), ("X", .summaryElement),
          ("X. Dimmed.", .notEnabled), ("X", .updatesFrequently), ("X", .startsMediaSession),
          ("X. Adjustable.", .adjustable), ("X", .allowsDirectInteraction), ("X", .causesPageTurn),
        ]),
      traitScreen(
        "traits of buttons",
        [
          ("X. Button. Link.", [.button, .link]), ("X. Button. Heading.", [.button, .header]),
          ("X. Button. Search Field.", [.button, .searchField]),
          ("X. Button. Image.", [.button, .image]), ("Selected: X. Button.", [.button, .selected]),
          ("X. Button.", [.button, .playsSound]), ("X", [.button, .keyboardKey]),
          ("X. Button.", [.button, .staticText]), ("X. Button.", [.button, .summaryElement]),
          ("X. Dimmed. Button.", [.button, .notEnabled]),
          ("X. Button.", [.button, .updatesFrequently]),
          ("X. Button.", [.button, .startsMediaSession]),
          ("X. Button. Adjustable.", [.button, .adjustable]),
          ("X. Button.", [.button, .allowsDirectInteraction]),
          ("X. Button.", [.button, .causesPageTurn]),
          (
            "Selected: X. Dimmed. Heading. Link. Adjustable. Image. Search Field.",
            everything.subtracting(.tabBar)
          ),
        ]),
      SpokenFactScreen(
        "switches",
        [
          Fact("Switch Button. On.", hint: toggles), Fact("Switch Button. Off.", hint: toggles),
          "Dimmed. Switch Button. On.", Fact("Label. Switch Button. On.", hint: toggles),
          Fact("Label. Switch Button. Off.", hint: "Hint. " + toggles),
        ]
      ) {
        let switches = (0..<5).map { _ in UISwitch() }
        for index in [0, 2, 3] { switches[index].isOn = true }
        switches[2].isEnabled = false
        for index in [3, 4] {
          (switches[index].accessibilityLabel, switches[index].accessibilityValue) = (
            "Label", "Value"
          )
        }
        switches[4].accessibilityHint = "Hint"
        return switches
      },
      SpokenFactScreen(
        "elements like switches",
        [
          Fact("X. Switch Button. On.", hint: toggles),
          Fact("X. Switch Button. Off.", hint: toggles),
          Fact("X. Switch Button. Mixed.", hint: toggles), Fact("X. On.", hint: toggles),
          Fact("X. 3", hint: toggles), Fact("X. Switch Button. Value", hint: toggles),
          Fact("X. Switch Button. On.", hint: "Hint. " + toggles), "X. Dimmed. Switch Button. Off.",
        ]
      ) {
        [
          FactViews.element("X", value: "1", traits: [.button, .toggleButton]),
          FactViews.element("X", value: "0", traits: [.button, .toggleButton]),
          FactViews.element("X", value: "2", traits: [.button, .toggleButton]),
          FactViews.element("X", value: "1", traits: .toggleButton),
          FactViews.element("X", value: "3", traits: .toggleButton),
          FactViews.element("X", value: "Value", traits: [.button, .toggleButton]),
          FactViews.element("X", value: "1", hint: "Hint", traits: [.button, .toggleButton]),
          FactViews.element("X", value: "0", traits: [.button, .toggleButton, .notEnabled]),
        ]
      },
      SpokenFactScreen(
        "custom actions",
        [
          Fact("Label. Actions Available", hint: "Hint"),
          Fact("Label. Actions Available", hint: actions),
          Fact("Hint. Actions Available", hint: actions), Fact("Actions Available", hint: actions),
        ]
      ) {
        let texts: [(String?, String?)] = [
          ("Label", "Hint"), ("Label", nil), (nil, "Hint"), (nil, nil),
        ]
        return texts.map { label, hint in
          let view = FactViews.element(label, hint: hint)
          view.accessibilityCustomActions = ["First Action", "Second Action"].map {
            UIAccessibilityCustomAction(name: $0) { _ in true }
          }
          return view
        }
      },
      SpokenFactScreen(
        "closures in place of properties",
        placing: [
          "Frame", "Block Label", "Value: Block Value", Fact("Hint", hint: "Block Hint"),
          "Traits. Link.", "ActivationPoint", "Identifier",
          Fact("CustomActions. Actions Available", hint: actions),
        ]
      ) {
        let names = [
          "Label", "Value", "Hint", "Traits", "Frame", "ActivationPoint", "Identifier",
          "CustomActions",
        ]
        let circles = names.enumerated().map { index, name in
          FactViews.element(
            name, CGRect(x: index % 4 * 50 + 20, y: index / 4 * 50 + 64, width: 30, height: 30))
        }
        circles[0].accessibilityLabelBlock = { "Block Label" }
        circles[1].accessibilityValue = "Regular Value"
        circles[1].accessibilityValueBlock = { "Block Value" }
        circles[2].accessibilityHint = "Regular Hint"
        circles[2].accessibilityHintBlock = { "Block Hint" }
        circles[3].accessibilityTraits = .button
        circles[3].accessibilityTraitsBlock = { .link }
        circles[4].accessibilityFrameBlock = { CGRect(x: 10, y: 50, width: 200, height: 100) }
        circles[5].accessibilityActivationPointBlock = { CGPoint(x: 110, y: 100) }
        circles[6].accessibilityIdentifierBlock = { "Block Identifier" }
        circles[7].accessibilityCustomActionsBlock = {
          [UIAccessibilityCustomAction(name: "Block Custom Action") { _ in true }]
        }
        return circles
      },
    ]
  }

  private static func traitScreen(
    _ name: String, _ rows: [(String, UIAccessibilityTraits)]
  ) -> SpokenFactScreen {
    let facts = rows.map { text, traits in
      Fact(text, hint: traits.contains(.adjustable) && !traits.contains(.notEnabled) ? slides : nil)
    }
    return SpokenFactScreen(name, facts) {
      rows.map { FactViews.element("X", traits: $0.1) }
    }
  }
}

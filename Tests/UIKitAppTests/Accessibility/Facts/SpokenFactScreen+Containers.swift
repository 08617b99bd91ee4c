import UIKit

// Screens of lists, landmarks, tabs, fields and controls.
extension SpokenFactScreen {
  private static let edit = "Double tap to edit."
  private static let slides = "Swipe up or down with one finger to adjust the value."
  private static let misspelled = "Use the rotor to access Misspelled Words"

  static var containers: [SpokenFactScreen] {
    [
      container("a list", .list, "List Start.", "List End."),
      container("a landmark", .landmark, "Landmark.", "End."),
      SpokenFactScreen(
        "tabs",
        [
          "Item A. Tab. 1 of 6.", "Selected: Item B. Tab. 2 of 6.", "Item C. Tab. 3 of 6.",
          "Tab. 4 of 6.", Fact("Label: Value. Tab. 5 of 6.", hint: "Hint"),
          Fact("Label: Value. Tab. 6 of 6.", hint: "Hint"),
        ]
      ) {
        let items = ["Item A", "Item B", "Item C", nil, "Item E", nil].map {
          UITabBarItem(title: $0, image: nil, selectedImage: nil)
        }
        items[2].isEnabled = false
        for item in items[4...] {
          (item.accessibilityLabel, item.accessibilityValue) = ("Label", "Value")
          item.accessibilityHint = "Hint"
        }
        let bar = UITabBar()
        bar.items = items
        bar.selectedItem = items[1]
        return [bar]
      },
      SpokenFactScreen(
        "badges of tabs",
        [
          "Item. Tab. 1 of 5.", "Item: 3 items. Tab. 2 of 5.", "Item: A. Tab. 3 of 5.",
          "Item: Value. Tab. 4 of 5.", "Item: 1 item. Tab. 5 of 5.",
        ]
      ) {
        let items = ["", "3", "A", "3", "1"].map { badge in
          let item = UITabBarItem(title: "Item", image: nil, selectedImage: nil)
          item.badgeValue = badge
          return item
        }
        items[3].accessibilityValue = "Value"
        let bar = UITabBar()
        bar.items = items
        return [bar]
      },
      SpokenFactScreen(
        "tabs by the trait",
        [
          "Item A. Tab. 1 of 4.", "Selected: Item B. Tab. 2 of 4.",
          "Item C. Dimmed. Tab. 3 of 4.", "Item D. Tab. 4 of 4.",
        ]
      ) {
        let bar = UIView()
        bar.accessibilityTraits = .tabBar
        for (index, title) in ["Item A", "Item B", "Item C"].enumerated() {
          let button = UIButton(frame: CGRect(x: 60 * index, y: 0, width: 60, height: 40))
          button.setTitle(title, for: .normal)
          (button.isSelected, button.isEnabled) = (index == 1, index != 2)
          bar.addSubview(button)
        }
        let label = UILabel(frame: CGRect(x: 180, y: 10, width: 60, height: 20))
        label.text = "Item D"
        bar.addSubview(label)
        return [bar]
      },
      SpokenFactScreen(
        "fields",
        [
          Fact("Text Field.", hint: edit), Fact("Some text. Text Field.", hint: edit),
          Fact("Hello. Text Field.", hint: edit), Fact("Name. Text Field.", hint: edit),
          Fact("Text Field.", hint: "\(edit), \(misspelled)"),
          Fact("Hello. Text Field.", hint: "\(edit), \(misspelled)"),
        ]
      ) {
        let fields = (0..<4).map { _ in UITextField() }
        fields[1].placeholder = "Some text"
        fields[2].text = "Hello"
        fields[3].accessibilityLabel = "Name"
        let texts = (0..<2).map { _ in UITextView() }
        texts[1].text = "Hello"
        return fields + texts
      },
      SpokenFactScreen(
        "controls",
        [
          Fact("75%. Adjustable.", hint: slides), Fact("page 2 of 3. Adjustable.", hint: slides),
          "Segment A. Button. 1 of 2.", "Selected: Segment B. Button. 2 of 2.",
          "Decrement. Dimmed. Button.", "Increment. Button.", "Decrement. Button.",
          "Increment. Button.",
        ]
      ) {
        let slider = UISlider()
        (slider.maximumValue, slider.value) = (100, 75)
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (3, 1)
        let segments = UISegmentedControl(items: ["Segment A", "Segment B"])
        segments.selectedSegmentIndex = 1
        let stepper = UIStepper()
        stepper.value = 10
        return [slider, pages, segments, UIStepper(), stepper]
      },
      SpokenFactScreen("a back button with a title", ["First. Back Button.", "Second. Heading."]) {
        navigation("First")
      },
      SpokenFactScreen("a back button without one", ["Back Button.", "Second. Heading."]) {
        navigation(nil)
      },
    ]
  }

  /// Returns a controller on top of another one with a title.
  static func navigation(_ title: String?) -> UIViewController {
    let first = UIViewController()
    first.title = title
    let navigation = UINavigationController(rootViewController: first)
    let second = UIViewController()
    second.title = "Second"
    navigation.pushViewController(second, animated: false)
    return navigation
  }

  private static func container(
    _ name: String, _ type: UIAccessibilityContainerType, _ start: String, _ end: String
  ) -> SpokenFactScreen {
    SpokenFactScreen(
      name, placing: [Fact("Label 1. \(start)"), "Label 2", "Label 3", Fact("Label 4. \(end)")]
    ) {
      let box = UIView(frame: CGRect(x: 0, y: 60, width: 300, height: 400))
      box.accessibilityContainerType = type
      let labels = (1...4).map { number in
        let label = UILabel(frame: CGRect(x: 20, y: number * 60, width: 100, height: 20))
        label.text = "Label \(number)"
        return label
      }
      for label in labels { box.addSubview(label) }
      box.accessibilityElements = labels
      return [box]
    }
  }
}

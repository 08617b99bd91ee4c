import PhoneTesting
import TactusPhone
import Testing
import UIKit

/// Screens whose texts others have compared with VoiceOver: those of the reference pictures and
/// parser tests of AccessibilitySnapshot (Cash App, Apache License 2.0; iOS 17.5 to 26.2).
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct SpokenFactTests {
    @Test("VoiceOver.SP10. Headers with values come before each cell, as on the pictures")
    func headers() {
      let heard = SpokenScreen { [Table(isOpen: false)] }.round()
      #expect(heard.count == 36)
      let facts = [
        0: "B1: B1 v. C1: C1 v. A2: A2 v. A3: A3 v. A1. Row 1. Column 1. A1 v",
        1: "B2: B2 v. B3: B3 v. B1. Column 2. B1 v",
        5: "F2: F2 v. F3: F3 v. F1. Column 6. F1 v",
        6: "B2: B2 v. C2: C2 v. A3: A3 v. A2. Row 2. Column 1. A2 v",
        7: "B1: B1 v. B3: B3 v. B2. Column 2. B2 v",
        12: "B3: B3 v. C3: C3 v. A1: A1 v. A3. Row 3. Column 1. A3 v",
        13: "B1: B1 v. B2: B2 v. B3. Column 2. B3 v",
        18: "B4: B4 v. C4: C4 v. A1: A1 v. A2: A2 v. A4. Row 4. Column 1. A4 v",
        24: "B5: B5 v. C5: C5 v. A1: A1 v. A2: A2 v. A3: A3 v. A5. Row 5. Column 1. A5 v",
        35: "F1: F1 v. F2: F2 v. F3: F3 v. F6. Column 6. F6 v",
      ]
      for (index, fact) in facts where heard.indices.contains(index) {
        #expect(heard[index].plainWords == fact.plainWords)
      }
    }

    @Test("VoiceOver.SP10. A table without row numbers says columns only, as on the pictures")
    func openRows() {
      let heard = SpokenScreen { [Table(isOpen: true)] }.round()
      #expect(heard.count == 36)
      let facts = [
        0: "A2: A2 v. A3: A3 v. A1. Column 1. A1 v", 1: "B2: B2 v. B3: B3 v. B1. Column 2. B1 v",
        6: "A1: A1 v. A3: A3 v. A2. Column 1. A2 v",
        18: "A1: A1 v. A2: A2 v. A3: A3 v. A4. Column 1. A4 v",
      ]
      for (index, fact) in facts where heard.indices.contains(index) {
        #expect(heard[index].plainWords == fact.plainWords)
      }
    }

    @Test("VoiceOver.SP13. Tabs of the system are heard with badges, hints and own texts")
    func tabs() {
      let heard = heardWithHints {
        let plain = ["Item A", "Item B", "Item C", nil, "Item E", nil].map {
          UITabBarItem(title: $0, image: nil, selectedImage: nil)
        }
        plain[2].isEnabled = false
        for item in plain[4...] {
          (item.accessibilityLabel, item.accessibilityValue) = ("Label", "Value")
          item.accessibilityHint = "Hint"
        }
        let bar = UITabBar()
        bar.items = plain
        bar.selectedItem = plain[1]
        let marked = ["", "3", "A", "3", "1"].map { badge in
          let item = UITabBarItem(title: "Item", image: nil, selectedImage: nil)
          item.badgeValue = badge
          return item
        }
        marked[3].accessibilityValue = "Value"
        let badges = UITabBar()
        badges.items = marked
        return [bar, badges]
      }
      expect(
        heard,
        [
          ("Item A. Tab. 1 of 6.", nil), ("Selected: Item B. Tab. 2 of 6.", nil),
          ("Item C. Tab. 3 of 6.", nil), ("Tab. 4 of 6.", nil),
          ("Label: Value. Tab. 5 of 6.", "Hint"), ("Label: Value. Tab. 6 of 6.", "Hint"),
          ("Item. Tab. 1 of 5.", nil), ("Item: 3 items. Tab. 2 of 5.", nil),
          ("Item: A. Tab. 3 of 5.", nil), ("Item: Value. Tab. 4 of 5.", nil),
          ("Item: 1 item. Tab. 5 of 5.", nil),
        ])
    }

    @Test("VoiceOver.SP5. A view with the trait of a tab bar makes tabs of its buttons and labels")
    func tabsByTrait() {
      let heard = SpokenScreen {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        bar.accessibilityTraits = .tabBar
        for (index, title) in ["Item A", "Item B", "Item C"].enumerated() {
          let button = UIButton(frame: CGRect(x: 60 * index, y: 0, width: 60, height: 40))
          button.setTitle(title, for: .normal)
          (button.isSelected, button.isEnabled) = (index == 1, index != 2)
          bar.insertSubview(button, at: 0)
        }
        let label = UILabel(frame: CGRect(x: 180, y: 10, width: 60, height: 20))
        label.text = "Item D"
        bar.addSubview(label)
        return [bar]
      }.round()
      #expect(
        heard.map(\.plainWords)
          == [
            "Item A. Tab. 1 of 4.", "Selected: Item B. Tab. 2 of 4.",
            "Item C. Dimmed. Tab. 3 of 4.",
            "Item D. Tab. 4 of 4.",
          ].map(\.plainWords))
    }

    @Test("VoiceOver.SP4. A switch says its state, whatever value the app gives it")
    func switches() {
      let heard = heardWithHints {
        let switches = (0..<5).map { _ in UISwitch() }
        for index in [0, 2, 3] { switches[index].isOn = true }
        switches[2].isEnabled = false
        (switches[3].accessibilityLabel, switches[3].accessibilityValue) = ("Label", "Value")
        (switches[4].accessibilityLabel, switches[4].accessibilityValue) = ("Label", "Value")
        switches[4].accessibilityHint = "Hint"
        switches[4].accessibilityTraits.insert([
          .selected, .header, .link, .adjustable, .image, .searchField,
        ])
        let custom = ["1", "2", "3"].map { value in
          let view = UIView()
          view.isAccessibilityElement = true
          (view.accessibilityLabel, view.accessibilityValue) = ("Fake", value)
          view.accessibilityTraits = value == "3" ? .toggleButton : [.toggleButton, .button]
          return view
        }
        return switches + custom
      }
      let toggles = "Double tap to toggle setting."
      expect(
        heard,
        [
          ("Switch Button. On.", toggles), ("Switch Button. Off.", toggles),
          ("Dimmed. Switch Button. On.", nil), ("Label. Switch Button. On.", toggles),
          (
            "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
            "Hint. " + toggles
          ),
          ("Fake. Switch Button. On.", toggles), ("Fake. Switch Button. Mixed.", toggles),
          ("Fake. 3", toggles),
        ])
    }

    @Test("VoiceOver.HI1. Text fields, text views and controls have the hints of the pictures")
    func fields() {
      let slides = "Swipe up or down with one finger to adjust the value."
      let edit = "Double tap to edit."
      let heard = heardWithHints {
        let filled = UITextField()
        filled.text = "Hello"
        let hinted = UITextField()
        hinted.placeholder = "Some text"
        let text = UITextView()
        text.text = "Hello"
        let slider = UISlider()
        (slider.maximumValue, slider.value) = (100, 75)
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (3, 1)
        let segments = UISegmentedControl(items: ["Segment A", "Segment B"])
        segments.selectedSegmentIndex = 1
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.value) = (0, 0)
        return [UITextField(), hinted, filled, text, slider, pages, segments, stepper]
      }
      expect(
        heard,
        [
          ("Text Field.", edit), ("Some text. Text Field.", edit), ("Hello. Text Field.", edit),
          (
            "Hello. Text Field.",
            "Double tap to edit., Use the rotor to access Misspelled Words"
          ),
          ("75%. Adjustable.", slides), ("page 2 of 3. Adjustable.", slides),
          ("Segment A. Button. 1 of 2.", nil), ("Selected: Segment B. Button. 2 of 2.", nil),
          ("Decrement. Dimmed. Button.", nil), ("Increment. Button.", nil),
        ])
    }

    @Test(
      "VoiceOver.SP12. The back button of a bar has a kind of its own",
      arguments: [("First", "First. Back Button."), (nil, "Back Button.")])
    func backButtons(title: String?, text: String) {
      let heard = SpokenScreen(root: {
        let first = UIViewController()
        first.title = title
        let navigation = UINavigationController(rootViewController: first)
        let second = UIViewController()
        second.title = "Second"
        navigation.pushViewController(second, animated: false)
        return navigation
      }).round()
      #expect(heard.map(\.plainWords) == [text, "Second. Heading."].map(\.plainWords))
    }

    @Test("VoiceOver.RO2. Labels whose tops differ by 8 points are two rows, not on a tablet")
    func rows() {
      func heard(_ model: PhoneModel) -> [String] {
        SpokenScreen(
          model: model,
          root: {
            let root = UIViewController()
            for (text, x, y) in [("A", 20, 108), ("B", 100, 100), ("C", 180, 92), ("D", 260, 92)] {
              let label = UILabel(frame: CGRect(x: x, y: y, width: 60, height: 20))
              label.text = text
              root.view.addSubview(label)
            }
            return root
          }
        ).round()
      }
      #expect(heard(.iPhone7) == ["C", "D", "B", "A"])
      #expect(heard(.ipad) == ["A", "B", "C", "D"])
    }

    @Test("Accessibility.AC21. A view without a size does not provide its elements")
    func emptyContainers() {
      func screen(_ size: CGFloat, clips: Bool = false) -> [String] {
        SpokenScreen(root: {
          let root = UIViewController()
          let box = UIView(frame: CGRect(x: 100, y: 100, width: size, height: size))
          let inner = UIAccessibilityElement(accessibilityContainer: box)
          inner.accessibilityLabel = "Inner"
          inner.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 60, width: 32, height: 32)
          if !clips { box.accessibilityElements = [inner] }
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
          label.text = "Sub"
          box.clipsToBounds = clips
          if clips { box.addSubview(label) }
          root.view.addSubview(box)
          let plain = UILabel(frame: CGRect(x: 100, y: 300, width: 100, height: 32))
          plain.text = "Plain"
          root.view.addSubview(plain)
          return root
        }).round()
      }
      #expect(screen(32) == ["Inner", "Plain"])
      #expect(screen(0) == ["Plain"])
      #expect(screen(32, clips: true) == ["Sub", "Plain"])
      #expect(screen(0, clips: true) == ["Plain"])
    }

    // MARK: Internals

    /// Returns what is heard of each view, with its hint.
    private func heardWithHints(
      _ views: @escaping @MainActor () -> [UIView]
    ) -> [(text: String, hint: String?)] {
      let screen = SpokenScreen(views: views)
      let phone = screen.phone
      phone.voiceOver.perform(.first)
      var heard: [(text: String, hint: String?)] = []
      var start = phone.speechLog.count - 1
      while heard.count < 100 {
        phone.wait(15)
        let log = phone.speechLog[start...]
        let hint = log.last { $0.utterance.kind == .hint }
        heard.append((log.first?.text ?? "", hint?.text))
        start = phone.speechLog.count
        phone.voiceOver.flick(.right)
        guard phone.speechLog.count > start else { break }
      }
      return heard
    }

    private func expect(
      _ heard: [(text: String, hint: String?)], _ facts: [(String, String?)],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let texts = heard.map { [$0.text.plainWords, $0.hint?.plainWords] }
      #expect(
        texts == facts.map { [$0.0.plainWords, $0.1?.plainWords] }, sourceLocation: sourceLocation)
    }

    /// A table of six rows and columns, of which the first three are headers.
    private final class Table: UIView, UIAccessibilityContainerDataTable {
      private let isOpen: Bool
      private var cells: [Cell] = []

      init(isOpen: Bool) {
        self.isOpen = isOpen
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        accessibilityContainerType = .dataTable
        for row in 0..<6 {
          for column in 0..<6 {
            let cell = Cell(row, column, isOpen: isOpen)
            cells.append(cell)
            addSubview(cell)
          }
        }
      }

      required init?(coder: NSCoder) { nil }

      func accessibilityRowCount() -> Int { 6 }
      func accessibilityColumnCount() -> Int { 6 }

      func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
      ) -> (any UIAccessibilityContainerDataTableCell)? {
        cells.first { $0.row == row && $0.column == column }
      }

      func accessibilityHeaderElements(
        forRow row: Int
      ) -> [any UIAccessibilityContainerDataTableCell]? {
        cells.filter { $0.row == row && $0.column < 3 }
      }

      func accessibilityHeaderElements(
        forColumn column: Int
      ) -> [any UIAccessibilityContainerDataTableCell]? {
        cells.filter { $0.column == column && $0.row < 3 }
      }
    }

    private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
      let row: Int
      let column: Int
      private let isOpen: Bool

      init(_ row: Int, _ column: Int, isOpen: Bool) {
        (self.row, self.column, self.isOpen) = (row, column, isOpen)
        super.init(frame: CGRect(x: 50 * column, y: 50 * row, width: 50, height: 50))
        isAccessibilityElement = true
        let name = "\(["A", "B", "C", "D", "E", "F"][column])\(row + 1)"
        (accessibilityLabel, accessibilityValue) = (name, "\(name) v")
      }

      required init?(coder: NSCoder) { nil }

      func accessibilityRowRange() -> NSRange {
        NSRange(location: isOpen ? NSNotFound : row, length: 1)
      }

      func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
    }
  }
}

extension String {
  /// The words without the punctuation and the capitals that only writing has.
  fileprivate var plainWords: String {
    let words = lowercased().filter { !".,:".contains($0) }.split(separator: " ")
    return words.joined(separator: " ")
  }
}

import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Buttons: appearance by state, size and actions.
@MainActor @Suite(.exclusiveScreen) struct ButtonTests {
  private let screen = TouchScreen()

  private func add<Button: UIButton>(_ button: Button, at place: CGPoint = CGPoint(x: 100, y: 100))
    -> Button
  {
    screen.window.addSubview(button)
    button.sizeToFit()
    button.frame.origin = place
    button.layoutIfNeeded()
    return button
  }

  private func named(_ title: String, _ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return add(button)
  }

  // MARK: Subviews

  @Test("Controls.CB13. A button has the subviews that show something or that were asked for")
  func subviews() throws {
    let button = UIButton()
    #expect(button.subviews.isEmpty)
    button.setTitle("Start", for: .normal)
    let label = try #require(button.titleLabel)
    #expect(button.subviews == [label])
    let picture = try #require(button.imageView)
    #expect(button.subviews == [picture, label])
    button.setBackgroundImage(UIImage(), for: .normal)
    #expect(button.subviews.count == 3 && Array(button.subviews.suffix(2)) == [picture, label])
    label.removeFromSuperview()
    button.setTitle("Stop", for: .normal)
    #expect(button.titleLabel === label && label.superview == nil)
    let other = UIButton(configuration: .filled())
    #expect(other.subviews.count == 1)
    other.configuration?.subtitle = "Now"
    let subtitle = try #require(other.subtitleLabel)
    #expect(other.subviews.last === subtitle)
    #expect(other.titleLabel.map(other.subviews.contains) == true)
    #expect(other.subviews.last === subtitle)
  }

  // MARK: States

  // Controls.CB2.
  @Test("A value set for a state applies there alone, that of the normal state everywhere else")
  func states() {
    let button = named("Start", .custom)
    button.setTitle("Stop", for: .selected)
    button.setTitleColor(.red, for: .selected)
    button.setTitleColor(.green, for: .highlighted)
    #expect(button.currentTitle == "Start" && button.currentTitleColor == .white)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Stop" && button.titleLabel?.textColor == .red)
    button.isHighlighted = true
    #expect(button.currentTitle == "Start" && button.currentTitleColor == .white)
    button.isSelected = false
    #expect(button.titleLabel?.textColor == .green)
    #expect(button.title(for: .disabled) == "Start" && button.title(for: .selected) == "Stop")
    button.setTitle(nil, for: .selected)
    #expect(button.title(for: .selected) == "Start")
  }

  // Controls.CB3.
  @Test("The default title color is the tint, white, or gray")
  func colors() {
    let button = named("Start")
    #expect(button.currentTitleColor == UIColor.systemBlue)
    screen.window.tintColor = .systemRed
    #expect(button.titleLabel?.textColor == .systemRed)
    button.isEnabled = false
    #expect(button.currentTitleColor != .systemRed)
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(named("Start", .custom).currentTitleColor == .white)
  }

  // Controls.CB2.
  @Test("An attributed title takes precedence")
  func attributed() {
    let button = named("Start")
    let font = UIFont.systemFont(ofSize: 30)
    button.setAttributedTitle(
      NSAttributedString(string: "Go", attributes: [.font: font]), for: .normal)
    #expect(button.titleLabel?.text == "Go" && button.titleLabel?.font == font)
    #expect(button.accessibilityLabel == "Go")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Start")
  }

  // MARK: Size

  // Controls.CB4.
  @Test("A button's size fits its title, as on an iPhone")
  func room() {
    // A 15 point font has a line height of 17.9, at the pixel 18, with 6 points above and below.
    let button = named("Start")
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.bounds.size == CGSize(width: title.width, height: 30))
    #expect(named("I").bounds.width == 30)
    #expect(named("Start", .custom).bounds.height == 33.5)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: title.width + 40, height: title.height + 20))
    #expect(UIButton(type: .system).intrinsicContentSize == .zero)
  }

  // Controls.CB6.
  @Test("The title follows the alignment, within the insets")
  func alignment() throws {
    let button = named("Start")
    button.frame.size = CGSize(width: 200, height: 100)
    let title = try #require(button.titleLabel)
    func place() -> CGRect {
      button.layoutIfNeeded()
      return title.frame
    }
    #expect(abs(place().midX - 100) <= 0.5 && abs(place().midY - 50) <= 0.5)
    button.contentHorizontalAlignment = .trailing
    #expect(place().maxX == 200)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .bottom
    #expect(place().minX == 0 && place().maxY == 100)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 5, right: 0)
    #expect(place().minX == 8 && place().maxY == 95)
    button.contentHorizontalAlignment = .fill
    #expect(place().width == 192)
  }

  @Test("Controls.CB6. A button that reads from right to left has its image after the title")
  func imageAfterTitle() throws {
    let button = named("Start")
    button.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
    #expect(image.frame.maxX <= title.frame.minX + 0.5)
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .leading
    button.frame.size.width = 200
    button.layoutIfNeeded()
    #expect(title.frame.maxX <= image.frame.minX + 0.5)
    #expect(image.frame.maxX == 200)
  }

  // MARK: Pressing

  // Controls.CB1, Controls.CB5.
  @Test("A press sends its action when it ends on the button, and fades the title meanwhile")
  func pressing() throws {
    var heard: [String] = []
    let button = named("Start")
    button.addAction(UIAction { _ in heard.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in heard.append("used") }, for: .primaryActionTriggered)
    let finger = screen.press(button.center)
    #expect(button.isHighlighted && abs((button.titleLabel?.alpha ?? 1) - 0.2) < 1e-6)
    screen.lift(finger)
    #expect(heard == ["up", "used"] && button.titleLabel?.alpha == 1)
    let stray = screen.press(button.center)
    screen.move(stray, by: 0, 200)
    #expect(button.titleLabel?.alpha == 1)
    screen.lift(stray)
    #expect(heard.count == 2)
    button.isEnabled = false
    screen.tap(button.center)
    #expect(heard.count == 2)
  }

  @Test("A primary action sets the title of a button without one, and receives its sender")
  func primaryAction() {
    var senders: [Any?] = []
    let action = UIAction(title: "Start") { senders.append($0.sender) }
    let button = add(UIButton(primaryAction: action))
    #expect(button.currentTitle == "Start" && button.accessibilityLabel == "Start")
    screen.tap(button.center)
    #expect(senders.count == 1 && senders[0] as? UIButton === button)
    #expect(action.sender == nil)
    button.removeAction(identifiedBy: action.identifier, for: .primaryActionTriggered)
    screen.tap(button.center)
    #expect(senders.count == 1)
  }

  @Test("Actions of one identifier replace each other, and are enumerated in order")
  func actions() {
    var heard: [Int] = []
    let button = named("Start")
    let name = UIAction.Identifier("ring")
    button.addAction(UIAction(identifier: name) { _ in heard.append(1) }, for: .touchDown)
    button.addAction(UIAction(identifier: name) { _ in heard.append(2) }, for: .touchDown)
    button.addAction(UIAction { _ in heard.append(3) }, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(heard == [2, 3])
    var count = 0
    button.enumerateEventHandlers { action, target, events, stops in
      count += 1
      #expect(action != nil && target == nil && events == .touchDown)
      stops = true
    }
    #expect(count == 1)
  }

  // MARK: Described

  // Controls.CB8.
  @Test("A configured button has the size and insets of its configuration")
  func configured() {
    var filled = UIButton.Configuration.filled()
    filled.title = "Start"
    let button = add(UIButton(configuration: filled))
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.titleLabel?.font.pointSize == 17)
    #expect(button.bounds.size == CGSize(width: title.width + 24, height: title.height + 14))
    filled.buttonSize = .small
    button.configuration = filled
    #expect(button.titleLabel?.font.pointSize == 15)
    let small: CGFloat = 18 + 2 * 4
    #expect(button.intrinsicContentSize.height == small)
    filled.buttonSize = .large
    filled.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    button.configuration = filled
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 6, height: 20.5 + 4))
    filled.setDefaultContentInsets()
    #expect(filled.contentInsets.top == 15)
    filled.subtitle = "in a minute"
    button.configuration = filled
    #expect(button.intrinsicContentSize.height > 20.5 + 30 + 15)
  }

  @Test("The update handler changes the configuration for each state")
  func handler() {
    let button = add(UIButton(configuration: .gray()))
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Start"
    }
    #expect(button.titleLabel?.text == "Start")
    let finger = screen.press(CGPoint(x: 105, y: 105))
    #expect(button.titleLabel?.text == "Pressed")
    screen.lift(finger)
    #expect(button.titleLabel?.text == "Start")
  }

  // Controls.CB7.
  @Test("A configured button shows the title and the image of its state, if it has no others")
  func configuredStates() {
    let button = add(UIButton(configuration: .gray()))
    let empty = button.intrinsicContentSize
    button.setTitle("Pause", for: .normal)
    button.setTitle("Pausing", for: .highlighted)
    #expect(button.titleLabel?.text == "Pause" && button.accessibilityLabel == "Pause")
    #expect(button.intrinsicContentSize.width > empty.width + 30)
    #expect(button.intrinsicContentSize.height > empty.height)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Pausing")
    button.isHighlighted = false
    let width = button.intrinsicContentSize.width
    button.setImage(UIImage(systemName: "pause.fill"), for: .normal)
    #expect(button.intrinsicContentSize.width > width)
    button.configuration?.title = "Go"
    #expect(button.titleLabel?.text == "Go" && button.accessibilityLabel == "Go")
  }

  // Controls.CB7.
  @Test("Titled buttons that are hidden in a row have their size when they are shown")
  func hiddenConfigured() {
    let buttons = ["Start", "Pause", "Finish"].map { title in
      let button = UIButton(configuration: .gray())
      button.setTitle(title, for: .normal)
      return button
    }
    let row = UIStackView(arrangedSubviews: buttons)
    (row.distribution, row.spacing) = (.fillEqually, 12)
    (buttons[1].isHidden, buttons[2].isHidden) = (true, true)
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    screen.window.addSubview(row)
    screen.window.layoutIfNeeded()
    #expect(buttons[0].frame.width == 300)
    (buttons[0].isHidden, buttons[1].isHidden, buttons[2].isHidden) = (true, false, false)
    screen.window.layoutIfNeeded()
    #expect(
      buttons[1...].map(\.frame)
        == [
          CGRect(x: 0, y: 0, width: 144, height: 40), CGRect(x: 156, y: 0, width: 144, height: 40),
        ])
    #expect(buttons[1...].map { $0.titleLabel?.frame.isEmpty } == [false, false])
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height > 30)
  }

  // Controls.CB7.
  @Test("A configured title keeps its attributes, and the transformer is applied last")
  func configuredText() {
    var plain = UIButton.Configuration.plain()
    var title = AttributedString("Start")
    title.foregroundColor = .systemGreen
    title.append(AttributedString(" now"))
    plain.attributedTitle = title
    plain.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 30)
      return outgoing
    }
    let button = add(UIButton(configuration: plain))
    let shown = button.titleLabel?.attributedText
    let large = UIFont.boldSystemFont(ofSize: 30)
    #expect(button.accessibilityLabel == "Start now")
    #expect(shown?.attribute(.font, at: 7, effectiveRange: nil) as? UIFont == large)
    let colors = [0, 7].map {
      shown?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.systemGreen, .systemBlue])
  }

  // Controls.CB16.
  @Test("Transformers change the colors of the image and of the activity indicator only")
  func colorTransformers() throws {
    var plain = UIButton.Configuration.plain()
    plain.title = "Start"
    plain.image = UIImage(systemName: "plus")
    plain.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
    plain.activityIndicatorColorTransformer = UIConfigurationColorTransformer { color in
      color == .systemBlue ? .systemGreen : color
    }
    let button = add(UIButton(configuration: plain))
    #expect(button.imageView?.tintColor == .systemRed)
    #expect(button.titleLabel?.textColor == .systemBlue)
    button.configuration?.showsActivityIndicator = true
    button.layoutIfNeeded()
    let wheel = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(wheel.color == .systemGreen)
    #expect(!button.isHeld && !button.isHovered)
  }

  // MARK: Pictures

  // Controls.CB9.
  @Test("Buttons in all their states, light and dark", arguments: [false, true])
  func sheet(isDark: Bool) throws {
    let window = screen.window
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 480))
    board.backgroundColor = .systemBackground
    window.addSubview(board)
    let states: [(UIButton) -> Void] = [
      { _ in }, { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isEnabled = false },
    ]
    func row(_ y: CGFloat, _ make: () -> UIButton) {
      for (index, change) in states.enumerated() {
        let button = make()
        board.addSubview(button)
        button.sizeToFit()
        button.frame.origin = CGPoint(x: 10 + 95 * CGFloat(index), y: y)
        change(button)
      }
    }
    row(10) {
      let button = UIButton(type: .system)
      button.setTitle("System", for: .normal)
      return button
    }
    row(50) {
      let button = UIButton(type: .custom)
      button.backgroundColor = .systemIndigo
      button.setTitle("Custom", for: .normal)
      button.setTitle("Chosen", for: .selected)
      button.setTitleColor(.systemYellow, for: .highlighted)
      return button
    }
    let kinds: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    for (index, kind) in kinds.enumerated() {
      row(100 + 45 * CGFloat(index)) {
        var kind = kind
        kind.title = "Start"
        return UIButton(configuration: kind)
      }
    }
    let styles: [UIButton.Configuration.CornerStyle] = [.small, .medium, .large, .capsule]
    for (index, style) in styles.enumerated() {
      var kind = UIButton.Configuration.filled()
      (kind.title, kind.cornerStyle) = ("Start", style)
      let button = UIButton(configuration: kind)
      board.addSubview(button)
      button.sizeToFit()
      button.frame.origin = CGPoint(x: 10 + 95 * CGFloat(index), y: 290)
    }
    var kind = UIButton.Configuration.tinted()
    (kind.title, kind.subtitle) = ("Start", "in a minute")
    (kind.showsActivityIndicator, kind.imagePadding) = (true, 8)
    (kind.buttonSize, kind.cornerStyle) = (.large, .capsule)
    let large = UIButton(configuration: kind)
    large.frame = CGRect(x: 10, y: 340, width: 250, height: 80)
    board.addSubview(large)
    let delete = UIButton(configuration: .gray())
    delete.role = .destructive
    delete.configuration?.title = "Delete"
    delete.sizeToFit()
    delete.frame.origin = CGPoint(x: 280, y: 360)
    board.addSubview(delete)
    let types: [UIButton.ButtonType] = [.detailDisclosure, .contactAdd, .close]
    for (index, type) in types.enumerated() {
      let sign = UIButton(type: type)
      sign.sizeToFit()
      sign.center = CGPoint(x: 30 + 50 * CGFloat(index), y: 450)
      board.addSubview(sign)
    }
    let add = UIButton(type: .system)
    add.setImage(UIButton(type: .contactAdd).currentImage, for: .normal)
    add.setTitle("Add", for: .normal)
    add.frame = CGRect(x: 200, y: 430, width: 120, height: 40)
    board.addSubview(add)
    let picture = RenderedImage(
      board, on: nil, named: isDark ? "buttons-dark" : "buttons-light")
    // A filled button has the tint color, less bright while pressed.
    let (blue, pressed) = (picture.color(14, 250), picture.color(109, 250))
    #expect(blue == (isDark ? [0x0A, 0x84, 0xFF] : [0, 0x7A, 0xFF]))
    #expect(abs(pressed[2] - 191) <= 2)
    #expect(picture.color(290, 5) == (isDark ? [0, 0, 0] : [255, 255, 255]))
    // The close button is gray, and the one beside it has the tint color.
    func spread(aroundX x: CGFloat) -> Int {
      let points = stride(from: CGFloat(-14), to: 14, by: 0.5)
      return points.flatMap { dy in points.map { picture.color(x + $0, 450 + dy) } }
        .map { ($0.max() ?? 0) - ($0.min() ?? 0) }.max() ?? 0
    }
    #expect(spread(aroundX: 130) <= 12)
    #expect(spread(aroundX: 80) > 100)
  }
}

import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// The rendering of a form laid out by stack views and constraints.
@MainActor @Suite(.exclusiveScreen) struct LayoutPictureTests {
  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = (text, .systemFont(ofSize: size))
    return label
  }

  private func box(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let box = Content(width, height)
    box.backgroundColor = color
    return box
  }

  private func row(_ name: String, _ value: String) -> UIStackView {
    let value = label(value)
    value.textColor = .secondaryLabel
    value.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label(name), value])
    (row.alignment, row.spacing) = (.firstBaseline, 8)
    return row
  }

  @Test("A form is rendered as expected")
  func form() {
    let screen = RenderedScreen(CGSize(width: 240, height: 320))
    var stacks: [UIStackView] = []
    screen.show { window in
      let note = label("Let the dough rest in a warm place until it is twice as large.", size: 13)
      note.numberOfLines = 0
      let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
      stacks = [UIStackView.Distribution.fillEqually, .equalSpacing, .fillProportionally].map {
        let boxes = zip(colors, [30.0, 60, 20]).map { box($0, $1, 20) }
        let stack = UIStackView(arrangedSubviews: boxes)
        (stack.distribution, stack.spacing) = ($0, 6)
        return stack
      }
      let form = UIStackView(
        arrangedSubviews: [
          label("Bread", size: 28), row("Rest", "45 min"), row("Bake", "1 h 10 min"), note,
        ] + stacks)
      (form.axis, form.spacing) = (.vertical, 10)
      form.setCustomSpacing(20, after: note)
      form.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(form)
      NSLayoutConstraint.activate([
        form.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
        form.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
        form.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
      ])
    }
    screen.keep("form")
    #expect(stacks.map(\.frame.width) == [200, 200, 200])
    let red = UIColor.systemRed.resolvedColor(with: .init(userInterfaceStyle: .light))
    let y = stacks[0].frame.minY + 40
    #expect(screen.pixel(22, y) == pixel(red))
    // (200 - 2 × 6) / 3 wide.
    #expect(screen.pixel(20 + 61, y) == pixel(red))
    #expect(screen.pixel(20 + 65, y) == [255, 255, 255, 255])
  }

  private func pixel(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }
}

import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of the content of lists: steps CC1…CC7 of `Documentation/Behaviour/CellConfigurations.md`.
@MainActor @Suite(.exclusiveScreen) struct ListContentTests {
  /// Shows a configuration in a width, and returns its view.
  private func show(
    _ content: UIListContentConfiguration, width: CGFloat = 300, isFromRight: Bool = false
  ) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    if isFromRight { view.semanticContentAttribute = .forceRightToLeft }
    let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test("CellConfigurations.CC2. Each style has its fonts, colors and transforms")
  func styles() {
    let header = UIListContentConfiguration.groupedHeader()
    #expect(header.textProperties.transform == .uppercase)
    #expect(header.textProperties.color == .secondaryLabel)
    #expect(header.textProperties.font == .preferredFont(forTextStyle: .footnote))
    let value = UIListContentConfiguration.valueCell()
    #expect(value.prefersSideBySideTextAndSecondaryText)
    #expect(value.secondaryTextProperties.color == .secondaryLabel)
    let cell = UIListContentConfiguration.cell()
    #expect(!cell.prefersSideBySideTextAndSecondaryText && cell != value)
    #expect(cell.textProperties.font == .preferredFont(forTextStyle: .body))
    #expect(cell.textToSecondaryTextVerticalPadding == 3 && cell.imageToTextPadding == 16)
    #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(cell.directionalLayoutMargins.leading == 16 && cell.directionalLayoutMargins.top == 11)
    #expect(UIListContentConfiguration.sidebarHeader().textProperties.font.pointSize == 20)
  }

  @Test("CellConfigurations.CC3. A state changes only what the app did not set")
  func states() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    content.text = "Kettle"
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    #expect(content.updated(for: state).imageProperties.tintColor == .tertiaryLabel)
    content.textProperties.color = .red
    let disabled = content.updated(for: state)
    #expect(disabled.textProperties.color == .red && disabled.text == "Kettle")
    #expect(disabled.secondaryTextProperties.color == .tertiaryLabel)
    state.isDisabled = false
    #expect(disabled.updated(for: state) == content)
    // States of other types say nothing of a list's cells.
    let view = UIViewConfigurationState(traitCollection: UITraitCollection())
    #expect(disabled.updated(for: view) == content)
  }

  @Test(
    "CellConfigurations.CC4. Margins are at least those of the superview, where it is asked for")
  func margins() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    parent.directionalLayoutMargins = .init(top: 30, leading: 40, bottom: 0, trailing: 4)
    var content = UIListContentConfiguration.cell()
    content.text = "Kettle"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    parent.addSubview(view)
    view.layoutIfNeeded()
    let label = try #require(labels(view).first)
    #expect(label.frame.minX == 40 && label.frame.maxX == 292)
    content.axesPreservingSuperviewLayoutMargins = []
    view.configuration = content
    view.layoutIfNeeded()
    #expect(label.frame.minX == 16 && label.frame.maxX == 292)
    content.axesPreservingSuperviewLayoutMargins = .vertical
    content.directionalLayoutMargins = .zero
    view.configuration = content
    let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(height > 50 && height < 52, "\(height)")
  }

  @Test("CellConfigurations.CC5. An image is reduced to its maximum size and centered in its area")
  func images() throws {
    var content = UIListContentConfiguration.cell()
    (content.text, content.image) = ("Kettle", square(60))
    content.imageProperties.maximumSize = CGSize(width: 0, height: 30)
    content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
    content.imageProperties.cornerRadius = 7
    let view = show(content)
    let image = try #require(view.subviews.first { $0 is UIImageView })
    #expect(image.frame.size == CGSize(width: 30, height: 30))
    #expect(image.frame.midX == 16 + 25 && image.layer.cornerRadius == 7)
    #expect(abs(image.frame.midY - view.bounds.midY) <= 0.5)
    #expect(labels(view)[0].frame.minX == 82)
    // Symbols of different widths leave the texts in one column.
    content.imageProperties = UIListContentConfiguration.cell().imageProperties
    let starts = ["star", "bolt"].map { name in
      content.image = UIImage(systemName: name)
      return labels(show(content))[0].frame.minX
    }
    #expect(starts[0] == starts[1] && starts[0] >= 60)
    content.imageProperties.reservedLayoutSize.width = 90
    #expect(labels(show(content))[0].frame.minX == 122)
  }

  @Test("CellConfigurations.CC6. Texts are beside each other if both fit, else below each other")
  func texts() {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Kettle", "3 minutes")
    var parts = labels(show(content))
    #expect(parts[1].frame.maxX == 292 && parts[0].frame.minX == 16)
    #expect(parts[0].frame.midY == parts[1].frame.midY)
    parts = labels(show(content, width: 140))
    #expect(parts[1].frame.minX == 16 && parts[1].frame.minY > parts[0].frame.maxY)
    // A third of a point is the height of a pixel, to which lines are rounded.
    #expect(abs(parts[1].frame.minY - parts[0].frame.maxY - 3) <= 0.5)
    let right = labels(show(content, isFromRight: true))
    #expect(right[0].frame.maxX == 284 && right[1].frame.minX == 8)
    content.text = nil
    parts = labels(show(content))
    #expect(parts[0].isHidden && parts[1].frame.minX == 16)
  }

  @Test("CellConfigurations.CC6. Long texts have more lines, within their limit")
  func lines() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "A kettle that whistles when it boils, and boils when it whistles"
    let free = show(content, width: 200).bounds.height
    content.textProperties.numberOfLines = 1
    let single = show(content, width: 200).bounds.height
    #expect(free > single + 30 && single > 40 && single < 46, "\(free) \(single)")
    // Auto Layout asks for the height in the width that it gives.
    content.textProperties.numberOfLines = 0
    let view = UIListContentView(configuration: content)
    view.translatesAutoresizingMaskIntoConstraints = false
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: free))
  }

  @Test(
    "CellConfigurations.CC1, CellConfigurations.CC7. VoiceOver reads texts as they were written")
  func accessibility() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Quick things"
    let label = labels(show(content))[0]
    #expect(label.text == "QUICK THINGS" && label.accessibilityLabel == "Quick things")
    #expect(label.accessibilityTraits.contains(.header))
    content.attributedText = NSAttributedString(
      string: "Slow", attributes: [.foregroundColor: UIColor.red])
    let colored = labels(show(content))[0]
    #expect(colored.accessibilityLabel == "Slow" && colored.attributedText?.string == "Slow")
  }

  @Test("CellConfigurations.CC8. Guides follow the texts and the image")
  func guides() throws {
    var content = UIListContentConfiguration.cell()
    (content.text, content.image) = ("Kettle", square(20))
    let view = show(content)
    #expect(view.secondaryTextLayoutGuide == nil)
    let text = try #require(view.textLayoutGuide)
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      mark.topAnchor.constraint(equalTo: text.topAnchor),
      mark.widthAnchor.constraint(equalToConstant: 4),
      mark.heightAnchor.constraint(equalToConstant: 4),
    ])
    view.layoutIfNeeded()
    #expect(mark.frame.minX == 52)
    content.image = nil
    view.configuration = content
    view.layoutIfNeeded()
    #expect(mark.frame.minX == 16 && view.imageLayoutGuide == nil)
  }
}

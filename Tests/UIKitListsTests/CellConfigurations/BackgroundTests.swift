import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of backgrounds: steps CC20…CC23 of `Documentation/Behaviour/CellConfigurations.md`.
@MainActor @Suite(.exclusiveScreen) struct BackgroundTests {
  /// Shows a cell of 80 x 40 points at 10, 10 on white.
  private func show(
    _ background: UIBackgroundConfiguration, _ change: (UICollectionViewCell) -> Void = { _ in }
  ) -> (RenderedScreen, UICollectionViewCell) {
    let screen = RenderedScreen(CGSize(width: 100, height: 60))
    let cell = UICollectionViewCell(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    screen.show { window in
      window.addSubview(cell)
      cell.backgroundConfiguration = background
      change(cell)
    }
    return (screen, cell)
  }

  private static let white = [255, 255, 255, 255], red = [255, 0, 0, 255], blue = [0, 0, 255, 255]
  private static let green = [0, 255, 0, 255]

  @Test("CellConfigurations.CC20. Color, corners, insets and stroke are drawn")
  func shapes() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 12
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 0)
    background.strokeColor = .blue
    background.strokeWidth = 3
    let (screen, _) = show(background)
    #expect(screen.pixel(20, 30) == Self.white && screen.pixel(50, 30) == Self.red)
    #expect(screen.pixel(31, 11) == Self.white)
    #expect(screen.pixel(50, 11) == Self.blue && screen.pixel(88.5, 30) == Self.blue)
    background.strokeOutset = 6
    let (outside, _) = show(background)
    #expect(outside.pixel(50, 11) == Self.red && outside.pixel(50, 5) == Self.blue)
    #expect(outside.pixel(50, 8) == Self.white)
  }

  @Test("CellConfigurations.CC20. No color is the tint color; a transformer changes it")
  func colors() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .green) == .green)
    let (screen, cell) = show(background) { $0.tintColor = .blue }
    #expect(screen.pixel(50, 30) == Self.blue)
    screen.show { _ in cell.tintColor = .green }
    #expect(screen.pixel(50, 30) == Self.green)
    background.backgroundColorTransformer = .grayscale
    screen.show { _ in cell.backgroundConfiguration = background }
    let gray = screen.pixel(50, 30)
    #expect(gray[0] == gray[1] && gray[1] == gray[2] && (170...190).contains(gray[0]), "\(gray)")
    background.strokeColorTransformer = .init { _ in .red }
    #expect(background.resolvedStrokeColor(for: .green) == .red)
    #expect(UIConfigurationColorTransformer.preferredTint(.red) == .red)
  }

  @Test("CellConfigurations.CC20. An image and a view lie above the color, within the corners")
  func layers() throws {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    background.imageContentMode = .center
    background.cornerRadius = 16
    let (screen, cell) = show(background)
    #expect(screen.pixel(50, 30) == Self.blue && screen.pixel(60, 30) == Self.red)
    let view = UIView()
    view.backgroundColor = .green
    background.customView = view
    screen.show { _ in cell.backgroundConfiguration = background }
    #expect(screen.pixel(50, 30) == Self.green && screen.pixel(11, 11) == Self.white)
    #expect(view.bounds.size == CGSize(width: 80, height: 40))
    screen.show { _ in cell.backgroundConfiguration = .clear() }
    #expect(view.superview == nil && screen.pixel(50, 30) == Self.white)
  }

  @Test("CellConfigurations.CC21, CellConfigurations.CC22. Styles have colors for states")
  func states() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let plain = UIBackgroundConfiguration.listPlainCell()
    #expect(plain.backgroundColor == .systemBackground)
    state.isHighlighted = true
    #expect(plain.updated(for: state).backgroundColor == .systemGray4)
    (state.isHighlighted, state.isSelected) = (false, true)
    let grouped = UIBackgroundConfiguration.listGroupedCell()
    #expect(grouped.backgroundColor == .secondarySystemGroupedBackground)
    #expect(grouped.updated(for: state).backgroundColor == .systemGray4)
    #expect(UIBackgroundConfiguration.clear().updated(for: state).backgroundColor == .clear)
    var own = plain
    own.backgroundColor = .red
    #expect(own.updated(for: state).backgroundColor == .red)
    let sidebar = UIBackgroundConfiguration.listSidebarCell()
    #expect(sidebar.cornerRadius > 0 && sidebar.backgroundColor == .clear)
    #expect(sidebar.updated(for: state).backgroundColor != .clear)
    #expect(UIBackgroundConfiguration.listPlainHeaderFooter().visualEffect is UIBlurEffect)
    #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().visualEffect == nil)
  }

  @Test("CellConfigurations.CC23. Layout margins are added to the insets of chosen edges")
  func margins() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .top]
    let (screen, _) = show(background) {
      $0.directionalLayoutMargins = .init(top: 10, leading: 30, bottom: 10, trailing: 30)
    }
    #expect(screen.pixel(38, 40) == Self.white && screen.pixel(42, 40) == Self.red)
    #expect(screen.pixel(60, 18) == Self.white && screen.pixel(60, 22) == Self.red)
    #expect(screen.pixel(88, 48) == Self.red)
  }

  @Test("Controls.CB10. A button's background has the image and the transformer too")
  func buttons() {
    let screen = RenderedScreen(CGSize(width: 100, height: 60))
    screen.show { window in
      var configuration = UIButton.Configuration.filled()
      configuration.background.backgroundColorTransformer = .init { _ in .green }
      configuration.background.strokeWidth = 2
      configuration.background.strokeColor = .red
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
      window.addSubview(button)
    }
    #expect(screen.pixel(50, 30) == Self.green && screen.pixel(50, 11) == Self.red)
    #expect(screen.pixel(10.5, 10.5) == Self.white)
  }

  @Test("CellConfigurations.CC24. A background throws a shadow of its outline or of a path")
  func shadow() {
    var background = UIBackgroundConfiguration.clear()
    #expect(background.shadowProperties.color == .black)
    #expect(background.shadowProperties.opacity == 0 && background.shadowProperties.radius == 0)
    #expect(background.shadowProperties.offset == .zero && background.shadowProperties.path == nil)
    let without = background
    background.backgroundColor = .red
    background.shadowProperties.offset = CGSize(width: 0, height: 6)
    background.shadowProperties.color = .blue
    let (none, _) = show(background)
    #expect(none.pixel(50, 53) == Self.white)
    background.shadowProperties.opacity = 1
    #expect(background != without)
    let (screen, _) = show(background)
    #expect(screen.pixel(50, 53) == Self.blue && screen.pixel(50, 58) == Self.white)
    #expect(screen.pixel(50, 30) == Self.red && screen.pixel(5, 53) == Self.white)
    // The path begins at the upper left corner of the background.
    background.shadowProperties.path = UIBezierPath(
      rect: CGRect(x: 0, y: 0, width: 20, height: 40))
    let (part, _) = show(background)
    #expect(part.pixel(20, 53) == Self.blue && part.pixel(50, 53) == Self.white)
    // Round corners do not clip it.
    background.shadowProperties.path = nil
    background.cornerRadius = 12
    let (round, _) = show(background)
    #expect(round.pixel(50, 53) == Self.blue && round.pixel(11, 55) == Self.white)
  }
}

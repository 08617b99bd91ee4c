import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Configurations of content that is not available, their view and their controllers.
@MainActor @Suite(.exclusiveScreen) struct ContentUnavailableTests {
  private final class Results: UIViewController {
    var results: [String] = ["one"]
    var updates = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      contentUnavailableConfiguration =
        results.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { subview in
      (subview as? UILabel).map { [$0] } ?? (subview is UIButton ? [] : labels(in: subview))
    }
  }

  private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    (view as? View) ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
  }

  private func laidOut(_ configuration: UIContentUnavailableConfiguration)
    -> UIContentUnavailableView
  {
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    return view
  }

  @Test(
    "ContentUnavailable.CU1. An empty configuration shows nothing, and its texts if it has some")
  func empty() {
    var configuration = UIContentUnavailableConfiguration.empty()
    #expect(configuration.text == nil && configuration.image == nil)
    #expect(labels(in: laidOut(configuration)).isEmpty)
    configuration.text = "No Favorites"
    configuration.secondaryAttributedText = NSAttributedString(string: "Add some")
    let view = laidOut(configuration)
    #expect(labels(in: view).map(\.text) == ["No Favorites", "Add some"])
    #expect(configuration != .empty())
  }

  @Test("ContentUnavailable.CU2. Loading shows an activity indicator, and a search a symbol")
  func purposes() {
    let loading = laidOut(.loading())
    #expect(first(UIActivityIndicatorView.self, in: loading)?.isAnimating == true)
    let search = laidOut(.search())
    #expect(first(UIImageView.self, in: search)?.image == UIImage(systemName: "magnifyingglass"))
    #expect(
      labels(in: search).first?.font.pointSize
        == UIFont.preferredFont(forTextStyle: .title2).pointSize)
  }

  @Test("ContentUnavailable.CU3. A search names its text, unless the app has set one")
  func query() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "tea"
    var configuration = UIContentUnavailableConfiguration.search()
    #expect(configuration.updated(for: state).text?.contains("tea") == true)
    configuration.text = "Nothing"
    #expect(configuration.updated(for: state).text == "Nothing")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @Test("ContentUnavailable.CU4. A button with a title performs its action")
  func buttons() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    #expect(first(UIButton.self, in: laidOut(configuration)) == nil)
    var taps = 0
    configuration.button.title = "Clear"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let button = try #require(first(UIButton.self, in: laidOut(configuration)))
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1 && button.configuration?.title == "Clear")
    configuration.buttonProperties.isEnabled = false
    #expect(first(UIButton.self, in: laidOut(configuration))?.isEnabled == false)
  }

  @Test("ContentUnavailable.CU5. The content is in the middle, or at the top and leading edge")
  func layout() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Title"
    configuration.secondaryText = "Text"
    let texts = labels(in: laidOut(configuration))
    let (title, text) = (try #require(texts.first), try #require(texts.last))
    #expect(abs(title.center.x - 150) < 0.5)
    #expect(abs((title.frame.minY + text.frame.maxY) / 2 - 200) < 0.5)
    #expect(
      abs(text.frame.minY - title.frame.maxY - configuration.textToSecondaryTextPadding) < 0.5)
    configuration.alignment = .natural
    configuration.directionalLayoutMargins.leading = 30
    let natural = try #require(labels(in: laidOut(configuration)).first)
    #expect(natural.frame.minX == 30)
    #expect(natural.frame.minY == configuration.directionalLayoutMargins.top)
  }

  @Test(
    "ContentUnavailable.CU6. The view covers the controller's, and is kept for its next content")
  func covering() throws {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let cover = try #require(first(UIContentUnavailableView.self, in: controller.view))
    controller.view.addSubview(UIView())
    window.layoutIfNeeded()
    #expect(cover.frame == controller.view.bounds && controller.view.subviews.last === cover)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(first(UIContentUnavailableView.self, in: controller.view) === cover)
    controller.contentUnavailableConfiguration = nil
    #expect(cover.superview == nil)
  }

  @Test("ContentUnavailable.CU7. The configuration is updated on request, before the next layout")
  func updating() {
    let window = UIWindow()
    let controller = Results()
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    #expect(controller.updates == 1 && controller.contentUnavailableConfiguration == nil)
    controller.results = []
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.updates == 1)
    window.layoutIfNeeded()
    #expect(controller.updates == 2)
    #expect(first(UIContentUnavailableView.self, in: controller.view) != nil)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(controller.updates == 3)
  }
}

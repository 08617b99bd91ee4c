import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Subclasses with the initializers that Apple's headers allow.
@MainActor @Suite(.exclusiveScreen) struct InitializerTests {
  final class Refresh: UIRefreshControl {
    override init() { super.init() }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class PlainRefresh: UIRefreshControl {
    override init() { super.init() }
    required init?(coder: NSCoder) { nil }
  }
  final class FramedRefresh: UIRefreshControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }
  final class SomeView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeControl: UIControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeButton: UIButton {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeLabel: UILabel {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeField: UITextField {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeText: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeImageView: UIImageView {
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(image: UIImage?) { super.init(image: image) }
    override init(image: UIImage?, highlightedImage: UIImage?) {
      super.init(image: image, highlightedImage: highlightedImage)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeScrollView: UIScrollView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeStack: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeSegments: UISegmentedControl {
    override init(items: [Any]?) { super.init(items: items) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeSlider: UISlider {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeSwitch: UISwitch {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeStepper: UIStepper {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomePages: UIPageControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeProgress: UIProgressView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeActivity: UIActivityIndicatorView {
    override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomePicker: UIPickerView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeDates: UIDatePicker {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeCalendar: UICalendarView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeWindow: UIWindow {
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeBlur: UIVisualEffectView {
    override init(effect: UIVisualEffect?) { super.init(effect: effect) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeBar: UINavigationBar {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeTools: UIToolbar {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeTabBar: UITabBar {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeSearchBar: UISearchBar {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeTable: UITableView {
    override init(frame: CGRect, style: UITableView.Style) {
      super.init(frame: frame, style: style)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeCollection: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeItem: UICollectionViewCell {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeFlow: UICollectionViewFlowLayout {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  class SomeController: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeTableController: UITableViewController {
    override init(style: UITableView.Style) { super.init(style: style) }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeCollectionController: UICollectionViewController {
    override init(collectionViewLayout layout: UICollectionViewLayout) {
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeNavigation: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
    }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeTabs: UITabBarController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomePageController: UIPageViewController {
    override init(
      transitionStyle style: UIPageViewController.TransitionStyle,
      navigationOrientation: UIPageViewController.NavigationOrientation,
      options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
      super.init(
        transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeSplit: UISplitViewController {
    override init(style: UISplitViewController.Style) { super.init(style: style) }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeSearch: UISearchController {
    override init(searchResultsController: UIViewController?) {
      super.init(searchResultsController: searchResultsController)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomePress: UILongPressGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  }
  final class SomeBarItem: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeTabItem: UITabBarItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  final class SomeTab: UITab {
    override init(
      title: String, image: UIImage?, identifier: String,
      viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
      super.init(
        title: title, image: image, identifier: identifier,
        viewControllerProvider: viewControllerProvider)
    }
  }

  @Test("Classes of views and controllers can be subclassed with Apple's initializers")
  func creating() {
    let views: [UIView] = [
      Refresh(), Refresh(frame: .zero), PlainRefresh(), FramedRefresh(frame: .zero), SomeView(),
      SomeControl(), SomeButton(), SomeButton(type: .system), SomeLabel(), SomeField(), SomeText(),
      SomeImageView(image: nil), SomeImageView(), SomeScrollView(), SomeStack(),
      SomeSegments(items: ["a"]), SomeSlider(), SomeSwitch(), SomeStepper(), SomePages(),
      SomeProgress(), SomeActivity(style: .medium), SomePicker(), SomeDates(), SomeCalendar(),
      SomeWindow(), SomeBlur(effect: nil), SomeBar(), SomeTools(), SomeTabBar(), SomeSearchBar(),
      SomeTable(frame: .zero, style: .plain), SomeCell(style: .default, reuseIdentifier: nil),
      SomeHeader(reuseIdentifier: nil),
      SomeCollection(frame: .zero, collectionViewLayout: SomeFlow()), SomeItem(),
    ]
    #expect(views.allSatisfy { $0.superview == nil } && views.count == 36)
    let controllers: [UIViewController] = [
      SomeController(), SomeTableController(style: .grouped), SomeTableController(),
      SomeCollectionController(collectionViewLayout: SomeFlow()),
      SomeNavigation(rootViewController: SomeController()), SomeNavigation(), SomeTabs(),
      SomePageController(transitionStyle: .scroll, navigationOrientation: .horizontal),
      SomeSplit(style: .doubleColumn), SomeSearch(searchResultsController: nil),
    ]
    #expect(controllers.allSatisfy { $0.parent == nil } && controllers.count == 10)
    #expect(SomePress().minimumPressDuration == 0.5 && SomeBarItem().title == nil)
    #expect(SomeTabItem().badgeValue == nil)
    #expect(SomeTab(title: "A", image: nil, identifier: "a").title == "A")
    #expect(Refresh().bounds.height == UIRefreshControl().bounds.height)
  }
}

import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// A view controller with which the user selects a font.
///
/// Steps Pickers.FP1…FP3 are in `Documentation/Behaviour/Pickers.md`.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  // MARK: Creating

  /// Creates a font picker with all families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a font picker; it copies the configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration.copy() as? Configuration ?? Configuration()
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a font picker of an interface file.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// The choices that the font picker offers.
  open private(set) var configuration: Configuration
  /// The delegate.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The descriptor of the selected font; `nil` for none.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { list?.selected = selectedFontDescriptor }
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = makeList(families(), title: "Choose Font")
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() })
    list.onShowFaces = { [weak self] in self?.showFaces(of: $0) }
    self.list = list
    navigation.viewControllers = [list]
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A drag that closes the sheet cancels (Pickers.FP3).
    if isBeingDismissed, !isFinished { delegate?.fontPickerViewControllerDidCancel(self) }
    isFinished = false
  }

  // MARK: Internals

  private let navigation = UINavigationController()
  private weak var list: FontListController?
  private var isFinished = false

  // The families with a font that the configuration lets through (Pickers.FP1).
  private func families() -> [FontListController.Row] {
    UIFont.familyNames.compactMap { family in
      if let predicate = configuration.filteredLanguagesPredicate,
        !predicate.evaluate(with: UIFont.languages(ofFamily: family))
      {
        return nil
      }
      let fonts = fonts(of: family)
      let regular = UIFont(name: family, size: UIFont.labelFontSize)?.fontName
      guard let shown = fonts.first(where: { $0.postscriptName == regular }) ?? fonts.first
      else { return nil }
      return FontListController.Row(
        title: family, descriptor: shown,
        family: configuration.includeFaces ? family : nil)
    }
  }

  private func fonts(of family: String) -> [UIFontDescriptor] {
    UIFont.fontNames(forFamilyName: family)
      .map { UIFontDescriptor(name: $0, size: UIFont.labelFontSize) }
      .filter { $0.symbolicTraits.isSuperset(of: configuration.filteredTraits) }
  }

  private func makeList(
    _ rows: [FontListController.Row], title: String
  ) -> FontListController {
    let list = FontListController(rows, usesSystemFont: configuration.displayUsingSystemFont)
    list.title = title
    list.selected = selectedFontDescriptor
    list.onSelect = { [weak self] in self?.pick($0) }
    return list
  }

  private func showFaces(of family: String) {
    let rows = fonts(of: family).map {
      FontListController.Row(title: $0.postscriptName, descriptor: $0)
    }
    navigation.pushViewController(
      makeList(rows, title: family), animated: UIView.areAnimationsEnabled)
  }

  private func pick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    finish()
  }

  private func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    finish()
  }

  private func finish() {
    guard presentingViewController != nil else { return }
    isFinished = true
    dismiss(animated: UIView.areAnimationsEnabled)
  }
}

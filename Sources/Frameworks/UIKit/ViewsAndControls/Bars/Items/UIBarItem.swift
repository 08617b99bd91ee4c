/// Something that is shown in a bar, as that needs to be told of it: it is no view.
///
/// Steps NB1… are in `Documentation/Behaviour/Navigation.md`.
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject {
  /// Makes an item that shows nothing.
  public override init() { super.init() }

  /// Makes an item that shows nothing: archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether people can use it.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// What it is called.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// Its picture.
  open var image: UIImage? { didSet { changed() } }
  /// Its picture on a phone that is held sideways; nil for the same.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  /// How far the picture is moved from each edge, in points.
  open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
  /// The same on a phone that is held sideways.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero { didSet { changed() } }
  /// What tells it apart, for the app.
  open var tag = 0

  /// Sets how its title is written in a state; nil for as the bar has it.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[exactly: state] = attributes
    changed()
  }

  /// How its title is written in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[exactly: state] }

  // MARK: Internals

  private(set) var titleAttributes = ValuesByState<[NSAttributedString.Key: Any]>()
  /// Shows it.
  weak var owner: (any BarItemOwner)?

  /// Has whoever shows it show it as it is now.
  func changed() { owner?.barItemChanged(self) }

  /// AP2: looks as was said of its class; who is about to show it need not be told.
  func takeAppearance(in bar: UIView) {
    let owner = owner
    self.owner = nil
    AppearanceBook.apply(to: self, in: bar)
    self.owner = owner
  }
}

/// Shows items, and is told when one is another than before.
@MainActor
protocol BarItemOwner: AnyObject {
  /// Is told that one of its items is another than before.
  func barItemChanged(_ item: UIBarItem)
}

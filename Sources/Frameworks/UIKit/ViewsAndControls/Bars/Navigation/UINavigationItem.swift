/// What a navigation bar shows while a controller is in front.
///
/// Steps NB5… are in `Documentation/Behaviour/Navigation.md`.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Makes an item without a title.
  public override init() { super.init() }

  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title: archives are not read.
  public init?(coder: NSCoder) { super.init() }

  // MARK: Title

  /// What is in the middle.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A view of the app's own in the title's place.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// A line above all that; nil for none.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// Whether its title is large where the bar prefers that.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  // MARK: The way back

  /// What leads back to this item from the one above it: title, tint and how it is written count.
  open var backBarButtonItem: UIBarButtonItem? { didSet { backChanged() } }
  /// What is written on the button that leads back to this item; nil for its title.
  open var backButtonTitle: String? { didSet { backChanged() } }
  /// How much is written on it.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { backChanged() } }
  /// Whether nothing leads back from this item.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
  /// Whether its items at the left are beside the button that leads back, not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  /// Sets whether nothing leads back, at once or in a moment.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  // MARK: Items

  /// Its items at the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Its items at the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first of its items at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of its items at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets its items at the left, at once or in a moment.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }
  /// Sets its items at the right, at once or in a moment.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }
  /// Sets its only item at the left, at once or in a moment.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }
  /// Sets its only item at the right, at once or in a moment.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  // MARK: Looks

  /// What the bar looks like with this item; nil for as the bar says.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same on a phone that is held sideways.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The same where what is beneath the bar begins.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  // MARK: Kinds

  /// Whether a title is large where the bar prefers that.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item before; of the first it is.
    case automatic = 0
    /// It is.
    case always = 1
    /// It is not.
    case never = 2
  }

  /// How much is written on a button that leads back.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, if there is room, or else that it leads back, or else nothing.
    case `default` = 0
    /// That it leads back, if there is room, or else nothing.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  // MARK: Internals

  /// The bar that has it.
  weak var bar: UINavigationBar?

  /// What may be written on the button that leads back to it, the best first.
  var backTitles: [String?] {
    let own = backBarButtonItem?.title ?? backButtonTitle ?? title
    switch backButtonDisplayMode {
    case .default:
      // Who asks for no words gets none.
      return own == "" ? [nil] : [own ?? BarSign.back.name, BarSign.back.name, nil]
    case .generic: return [BarSign.back.name, nil]
    case .minimal: return [nil]
    }
  }

  private func changed() { bar?.itemChanged(self) }
  private func backChanged() { bar?.backItemChanged(self) }

  private func change(_ animated: Bool, _ body: () -> Void) {
    guard animated, let bar else { return body() }
    bar.fadeItems(body)
  }
}

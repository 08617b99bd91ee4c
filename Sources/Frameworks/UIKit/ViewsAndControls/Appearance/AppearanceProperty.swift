/// A property that can be said of all objects of a class.
@MainActor
struct AppearanceProperty {
  let name: String
  /// Whether an object has it.
  private let isOf: (AnyObject) -> Bool
  /// Whether it is the same in two objects that have it.
  let isSame: (AnyObject, AnyObject) -> Bool
  /// Takes it over from one object into another.
  let copy: (_ from: AnyObject, _ to: AnyObject) -> Void

  /// One that is read and set by a key path.
  private static func of<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> AppearanceProperty {
    of("\(keyPath)", get: { (root: Root) in root[keyPath: keyPath] }) { $0[keyPath: keyPath] = $1 }
  }

  /// One of attributes of text.
  private static func of<Root: AnyObject>(
    _ keyPath: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
  ) -> AppearanceProperty {
    of("\(keyPath)", get: { (root: Root) in Attributes(root[keyPath: keyPath]) }) {
      $0[keyPath: keyPath] = $1.values
    }
  }

  private static func of<Root: AnyObject, Value: Equatable>(
    _ name: String, get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void
  ) -> AppearanceProperty {
    func root(_ object: AnyObject) -> Root { unsafeDowncast(object, to: Root.self) }
    return AppearanceProperty(
      name: name, isOf: { $0 is Root }, isSame: { get(root($0)) == get(root($1)) },
      copy: { set(root($1), get(root($0))) })
  }

  /// AP4: one of the app's own, by the name under which it is known.
  private static func named(_ name: String) -> AppearanceProperty {
    func value(_ object: AnyObject) -> NSObject? {
      (object as? NSObject)?.value(forKey: name).flatMap { $0 as? NSObject ?? "\($0)" as NSString }
    }
    return AppearanceProperty(
      name: name, isOf: { KeyedProperties.property(name, of: $0) != nil },
      isSame: { first, second in
        let (one, other) = (value(first), value(second))
        return one == nil ? other == nil : one?.isEqual(other) == true
      },
      copy: { from, to in
        (to as? NSObject)?.setValue((from as? NSObject)?.value(forKey: name), forKey: name)
      })
  }

  /// Attributes, which are the same if their values are.
  private struct Attributes: Equatable {
    let values: [NSAttributedString.Key: Any]?
    init(_ values: [NSAttributedString.Key: Any]?) { self.values = values }

    static func == (left: Attributes, right: Attributes) -> Bool {
      Likeness.row(left.values) == Likeness.row(right.values)
    }
  }

  /// One of a description of a bar.
  private static func described<Root: AnyObject, Look: UIBarAppearance>(
    _ keyPath: ReferenceWritableKeyPath<Root, Look>
  ) -> AppearanceProperty {
    described(
      "\(keyPath)", get: { (root: Root) in root[keyPath: keyPath] },
      set: { root, look in look.map { root[keyPath: keyPath] = $0 } })
  }
  private static func described<Root: AnyObject, Look: UIBarAppearance>(
    _ keyPath: ReferenceWritableKeyPath<Root, Look?>
  ) -> AppearanceProperty {
    described(
      "\(keyPath)", get: { (root: Root) in root[keyPath: keyPath] },
      set: { $0[keyPath: keyPath] = $1 })
  }
  private static func described<Root: AnyObject, Look: UIBarAppearance>(
    _ name: String, get: @escaping (Root) -> Look?, set: @escaping (Root, Look?) -> Void
  ) -> AppearanceProperty {
    func look(_ object: AnyObject) -> Look? { get(unsafeDowncast(object, to: Root.self)) }
    return AppearanceProperty(
      name: name, isOf: { $0 is Root },
      isSame: { one, other in
        guard let one = look(one), let other = look(other) else {
          return look(one) == nil && look(other) == nil
        }
        return Likeness.areAlike(one, other)
      },
      // Each bar follows changes of its own.
      copy: { set(unsafeDowncast($1, to: Root.self), look($0)?.copy() as? Look) })
  }

  // MARK: All of them

  /// Those that an object has.
  static func all(of object: AnyObject) -> [AppearanceProperty] {
    let own = KeyedProperties.names(ofClass: type(of: object)).sorted().map(named)
    return known.filter { $0.isOf(object) } + own
  }

  /// What Apple's reference marks as settable for all of a class, as far as it is there.
  private static let known: [AppearanceProperty] =
    views + bars + items + controls + texts

  private static let views: [AppearanceProperty] = [
    of(\UIView.backgroundColor), of(\UIView.ownTint), of(\UITableView.separatorColor),
    of(\UIActivityIndicatorView.color),
  ]

  private static let bars: [AppearanceProperty] = [
    of(\UINavigationBar.barStyle), of(\UINavigationBar.barTintColor),
    of(\UINavigationBar.isTranslucent), of(\UINavigationBar.titleTextAttributes),
    of(\UINavigationBar.largeTitleTextAttributes), of(\UINavigationBar.shadowImage),
    of(\UINavigationBar.backIndicatorImage), of(\UINavigationBar.backIndicatorTransitionMaskImage),
    of(\UINavigationBar.prefersLargeTitles), described(\UINavigationBar.standardAppearance),
    described(\UINavigationBar.compactAppearance), described(\UINavigationBar.scrollEdgeAppearance),
    of(
      "background", get: { (bar: UINavigationBar) in bar.backgroundImage(for: .default) }
    ) { $0.setBackgroundImage($1, for: .default) },
    of(\UITabBar.barStyle), of(\UITabBar.barTintColor), of(\UITabBar.isTranslucent),
    of(\UITabBar.unselectedItemTintColor), described(\UITabBar.standardAppearance),
    of(\UIToolbar.barStyle), of(\UIToolbar.barTintColor), of(\UIToolbar.isTranslucent),
    described(\UIToolbar.standardAppearance), described(\UIToolbar.compactAppearance),
  ]

  private static let items: [AppearanceProperty] =
    [of(\UIBarButtonItem.tintColor)]
    + states.map { state in
      of(
        "title \(state.rawValue)",
        get: { (item: UIBarItem) in Attributes(item.titleTextAttributes(for: state)) }
      ) { $0.setTitleTextAttributes($1.values, for: state) }
    }

  private static let controls: [AppearanceProperty] =
    [
      of(\UISwitch.onTintColor), of(\UISwitch.thumbTintColor),
      of(\UISlider.minimumTrackTintColor), of(\UISlider.maximumTrackTintColor),
      of(\UISlider.thumbTintColor), of(\UIProgressView.progressTintColor),
      of(\UIProgressView.trackTintColor), of(\UIPageControl.pageIndicatorTintColor),
      of(\UIPageControl.currentPageIndicatorTintColor),
      of(\UISegmentedControl.selectedSegmentTintColor),
    ]
    + states.flatMap { state in
      [
        of(
          "title \(state.rawValue)",
          get: { (control: UISegmentedControl) in
            Attributes(control.titleTextAttributes(for: state))
          }
        ) { $0.setTitleTextAttributes($1.values, for: state) },
        of(
          "titleColor \(state.rawValue)",
          get: { (button: UIButton) in button.titleColors[exactly: state] }
        ) { $0.setTitleColor($1, for: state) },
        of(
          "image \(state.rawValue)", get: { (button: UIButton) in button.images[exactly: state] }
        ) { $0.setImage($1, for: state) },
      ]
    }

  private static let texts: [AppearanceProperty] = [
    of(\UILabel.font), of(\UILabel.textColor), of(\UILabel.shadowColor),
    of(\UILabel.highlightedTextColor), of(\UITextField.font), of(\UITextField.textColor),
  ]

  private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
}

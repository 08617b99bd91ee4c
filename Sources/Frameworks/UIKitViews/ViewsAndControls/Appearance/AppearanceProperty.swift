/// A property that an appearance proxy can set.
@MainActor
package struct AppearanceProperty {
  let name: String
  /// Returns whether an object has the property.
  private let applies: (AnyObject) -> Bool
  /// Returns whether the property is equal in two objects that have it.
  let isEqual: (AnyObject, AnyObject) -> Bool
  /// Copies the property from one object to another.
  let copy: (_ from: AnyObject, _ to: AnyObject) -> Void

  /// Returns the property of a key path.
  package static func of<Root: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> AppearanceProperty {
    of("\(keyPath)", get: { (root: Root) in root[keyPath: keyPath] }) { $0[keyPath: keyPath] = $1 }
  }

  /// Returns the property of a key path to text attributes.
  private static func of<Root: AnyObject>(
    _ keyPath: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
  ) -> AppearanceProperty {
    of("\(keyPath)", get: { (root: Root) in TextAttributes(root[keyPath: keyPath]) }) {
      $0[keyPath: keyPath] = $1.values
    }
  }

  private static func of<Root: AnyObject, Value: Equatable>(
    _ name: String, get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void
  ) -> AppearanceProperty {
    func root(_ object: AnyObject) -> Root { unsafeDowncast(object, to: Root.self) }
    return AppearanceProperty(
      name: name, applies: { $0 is Root }, isEqual: { get(root($0)) == get(root($1)) },
      copy: { set(root($1), get(root($0))) })
  }

  /// Returns a property of an app's class by its key (Appearance.AP4).
  private static func named(_ name: String) -> AppearanceProperty {
    func value(_ object: AnyObject) -> NSObject? {
      (object as? NSObject)?.value(forKey: name).flatMap { $0 as? NSObject ?? "\($0)" as NSString }
    }
    return AppearanceProperty(
      name: name, applies: { KeyedProperties.property(name, of: $0) != nil },
      isEqual: { first, second in
        let (one, other) = (value(first), value(second))
        return one == nil ? other == nil : one?.isEqual(other) == true
      },
      copy: { from, to in
        (to as? NSObject)?.setValue((from as? NSObject)?.value(forKey: name), forKey: name)
      })
  }

  /// Returns the property of a key path to a bar appearance.
  private static func barAppearance<Root: AnyObject, Appearance: UIBarAppearance>(
    _ keyPath: ReferenceWritableKeyPath<Root, Appearance>
  ) -> AppearanceProperty {
    barAppearance(
      "\(keyPath)", get: { (root: Root) in root[keyPath: keyPath] },
      set: { root, appearance in appearance.map { root[keyPath: keyPath] = $0 } })
  }
  private static func barAppearance<Root: AnyObject, Appearance: UIBarAppearance>(
    _ keyPath: ReferenceWritableKeyPath<Root, Appearance?>
  ) -> AppearanceProperty {
    barAppearance(
      "\(keyPath)", get: { (root: Root) in root[keyPath: keyPath] },
      set: { $0[keyPath: keyPath] = $1 })
  }
  private static func barAppearance<Root: AnyObject, Appearance: UIBarAppearance>(
    _ name: String, get: @escaping (Root) -> Appearance?, set: @escaping (Root, Appearance?) -> Void
  ) -> AppearanceProperty {
    func appearance(_ object: AnyObject) -> Appearance? {
      get(unsafeDowncast(object, to: Root.self))
    }
    return AppearanceProperty(
      name: name, applies: { $0 is Root }, isEqual: { appearance($0) == appearance($1) },
      // Each bar observes its own copy.
      copy: { set(unsafeDowncast($1, to: Root.self), appearance($0)?.copy()) })
  }

  // MARK: Properties

  /// Returns all properties that an object has.
  static func all(of object: AnyObject) -> [AppearanceProperty] {
    let type: AnyClass = type(of: object)
    // A framework's class has only the properties in the table.
    let own = KeyedTables.lists(type) ? [] : KeyedProperties.names(ofClass: type).sorted()
    let source = type as? any AppearancePropertySource.Type
    return (known + (source?.appearanceProperties ?? [])).filter { $0.applies(object) }
      + own.map(named)
  }

  /// The appearance properties of Apple's reference that exist here.
  private static let known: [AppearanceProperty] =
    views + bars + items + controls + texts

  private static let views: [AppearanceProperty] = [
    of(\UIView.backgroundColor), of(\UIView.ownTint),
    of(\UIActivityIndicatorView.color),
  ]

  private static let bars: [AppearanceProperty] = [
    of(\UINavigationBar.barStyle), of(\UINavigationBar.barTintColor),
    of(\UINavigationBar.isTranslucent), of(\UINavigationBar.titleTextAttributes),
    of(\UINavigationBar.largeTitleTextAttributes), of(\UINavigationBar.shadowImage),
    of(\UINavigationBar.backIndicatorImage), of(\UINavigationBar.backIndicatorTransitionMaskImage),
    of(\UINavigationBar.prefersLargeTitles), barAppearance(\UINavigationBar.standardAppearance),
    barAppearance(\UINavigationBar.compactAppearance),
    barAppearance(\UINavigationBar.scrollEdgeAppearance),
    of(
      "background", get: { (bar: UINavigationBar) in bar.backgroundImage(for: .default) }
    ) { $0.setBackgroundImage($1, for: .default) },
    of(\UITabBar.barStyle), of(\UITabBar.barTintColor), of(\UITabBar.isTranslucent),
    of(\UITabBar.unselectedItemTintColor), barAppearance(\UITabBar.standardAppearance),
    of(\UIToolbar.barStyle), of(\UIToolbar.barTintColor), of(\UIToolbar.isTranslucent),
    barAppearance(\UIToolbar.standardAppearance), barAppearance(\UIToolbar.compactAppearance),
  ]

  private static let items: [AppearanceProperty] =
    [of(\UIBarButtonItem.tintColor)]
    + states.map { state in
      of(
        "title \(state.rawValue)",
        get: { (item: UIBarItem) in TextAttributes(item.titleTextAttributes(for: state)) }
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
            TextAttributes(control.titleTextAttributes(for: state))
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

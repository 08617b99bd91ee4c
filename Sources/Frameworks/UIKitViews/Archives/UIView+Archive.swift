extension UIView {
  // MARK: Encoding

  /// Encodes the properties, the layer, the subviews and the constraints of the view
  /// (Archives.AR15, Archives.AR16).
  func encodeView(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(true, forKey: Self.markKey)
    encodeViewProperties(coder)
    coder.encode(mask, forKey: "TactusMaskView")
    coder.encode(NSArray(array: archivedSubviews), forKey: "TactusSubviews")
    let layers = (layer.sublayers ?? []).filter { $0.delegate == nil && isAppOwned($0) }
    if !layers.isEmpty, archivesSubviews {
      coder.encode(NSArray(array: layers), forKey: "TactusViewSublayers")
    }
    guard archivesSubviews else { return }
    let guides = layoutGuides.filter(\.isArchivable)
    if !guides.isEmpty { coder.encode(NSArray(array: guides), forKey: "TactusGuides") }
    encodeConstraints(coder, forKey: "TactusConstraints")
  }

  /// Encodes the constraints that the view holds; a stack view recreates its own.
  func encodeConstraints(_ coder: NSCoder, forKey key: String) {
    let made = [self, outer].compactMap { ($0 as? UIStackView)?.made }.joined()
    let relations = constraints.filter { one in !made.contains { $0 === one } }
      .compactMap { ArchivedConstraint($0) }
    if !relations.isEmpty { coder.encode(NSArray(array: relations), forKey: key) }
  }

  private func encodeViewProperties(_ coder: NSCoder) {
    layer.encodeProperties(coder)
    Self.viewArchive.encode(self, with: coder)
    coder.encode(ownTint, forKey: "TactusTint")
    if ownTintMode != .automatic { coder.encode(ownTintMode.rawValue, forKey: "TactusTintMode") }
    for (axis, name) in [
      (NSLayoutConstraint.Axis.horizontal, "Horizontal"), (.vertical, "Vertical"),
    ] {
      coder.encode(
        contentHuggingPriority(for: axis).rawValue, forKey: "Tactus\(name)Hugging")
      coder.encode(
        contentCompressionResistancePriority(for: axis).rawValue,
        forKey: "Tactus\(name)Resistance")
    }
    if ownLayout?.translatesMask == false {
      coder.encode(true, forKey: "TactusUsesConstraints")
    }
  }

  // MARK: Decoding

  /// Decodes the view (Archives.AR15); a coder without keys decodes nothing.
  func decodeView(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.nib == nil else { return }
    coder.register(self)
    guard coder.containsValue(forKey: Self.markKey) else { return }
    decodeViewProperties(coder)
    mask = coder.decodeObject(of: [UIView.self], forKey: "TactusMaskView") as? UIView
    for view: UIView in decodedList("TactusSubviews", coder)
    where view.outer == nil && !isDescendant(of: view) { addSubview(view) }
    for sublayer: CALayer in decodedList("TactusViewSublayers", coder)
    where sublayer.superlayer == nil && sublayer !== layer { layer.addSublayer(sublayer) }
    for guide: UILayoutGuide in decodedList("TactusGuides", coder) { addLayoutGuide(guide) }
    decodeConstraints(coder, forKey: "TactusConstraints")
  }

  /// Decodes and activates constraints between the view and its descendants.
  func decodeConstraints(_ coder: NSCoder, forKey key: String) {
    let relations: [ArchivedConstraint] = decodedList(key, coder)
    for relation in relations { relation.constraint(in: self)?.isActive = true }
  }

  /// Decodes the properties of a view class after its own setup, which may have changed properties
  /// of `UIView`.
  package func decodeArchive<View: UIView>(
    _ properties: [ArchivedProperty<View>], _ coder: NSCoder
  ) {
    guard coder.allowsKeyedCoding, coder.nib == nil, coder.containsValue(forKey: Self.markKey),
      let view = self as? View
    else { return }
    decodeViewProperties(coder)
    properties.decode(view, from: coder)
  }

  private func decodeViewProperties(_ coder: NSCoder) {
    layer.decodeProperties(coder)
    Self.viewArchive.decode(self, from: coder)
    if let tint = coder.decodeObject(of: [UIColor.self], forKey: "TactusTint") as? UIColor {
      tintColor = tint
    }
    if let mode = TintAdjustmentMode(rawValue: coder.decodeInteger(forKey: "TactusTintMode")),
      mode != .automatic
    {
      tintAdjustmentMode = mode
    }
    for (axis, name) in [
      (NSLayoutConstraint.Axis.horizontal, "Horizontal"), (.vertical, "Vertical"),
    ] {
      if let number = Float(from: coder, forKey: "Tactus\(name)Hugging"), number > 0 {
        setContentHuggingPriority(UILayoutPriority(number), for: axis)
      }
      if let number = Float(from: coder, forKey: "Tactus\(name)Resistance"), number > 0 {
        setContentCompressionResistancePriority(UILayoutPriority(number), for: axis)
      }
    }
    if coder.decodeBool(forKey: "TactusUsesConstraints") {
      translatesAutoresizingMaskIntoConstraints = false
    }
  }

  func decodedList<Object: NSObject>(_ key: String, _ coder: NSCoder) -> [Object] {
    let list = coder.decodeObject(of: [NSArray.self, Object.self], forKey: key) as? NSArray
    return (list ?? []).compactMap { $0 as? Object }
  }

  // MARK: Parts

  private static let markKey = "TactusView"

  /// Whether the subviews belong to the app; those of a control with its own parts do not
  /// (Archives.AR16).
  private var archivesSubviews: Bool {
    var next: AnyClass? = type(of: self)
    while let type = next, !ArchivedTypes.isFramework(type) { next = _getSuperclass(type) }
    return next.map { type in Self.containers.contains { $0 === type } } ?? false
  }

  private static let containers: [AnyClass] = [
    UIView.self, UIControl.self, UILabel.self, UIImageView.self, UIStackView.self,
    UIScrollView.self, UIWindow.self, UIInputView.self,
  ]

  /// The archived subviews: those of the app, and of public classes.
  private var archivedSubviews: [UIView] {
    archivesSubviews ? subviews.filter(\.isArchivable) : []
  }

  private func isAppOwned(_ sublayer: CALayer) -> Bool {
    sublayer !== layer.mask && !inner.contains { $0.layer === sublayer }
  }

  private static var viewArchive: [ArchivedProperty<UIView>] {
    [
      .init("TactusViewBackground", \.backgroundColor), .init("TactusTag", \.tag),
      .init("TactusContentMode", \.contentMode),
      .init("TactusUserInteraction", \.isUserInteractionEnabled),
      .init("TactusMultipleTouch", \.isMultipleTouchEnabled),
      .init("TactusExclusiveTouch", \.isExclusiveTouch),
      .init("TactusAutoresizesSubviews", \.autoresizesSubviews),
      .init("TactusAutoresizingMask", \.autoresizingMask),
      .init("TactusClearsContext", \.clearsContextBeforeDrawing),
      .init("TactusSemantics", \.semanticContentAttribute),
      .init("TactusInterfaceStyle", \.overrideUserInterfaceStyle),
      .init("TactusRestoration", \.restorationIdentifier),
    ]
  }
}

extension NSObject {
  /// Whether the object's class is the app's, or a public class of a framework.
  var isArchivable: Bool {
    let type = type(of: self)
    return !ArchivedTypes.isFramework(type) || String(describing: type).hasPrefix("UI")
  }
}

import UIKit

/// The search for issues in the elements of an app (UITesting.AU1…).
@MainActor
enum AccessibilityAudit {
  /// An issue.
  struct Finding {
    let type: XCUIAccessibilityAuditType
    let node: ElementNode
    /// The issue in Apple's words, where public reports of Xcode's audits have them.
    let summary: String
    let detail: String
  }

  /// Returns the issues in an app.
  static func findings(
    in root: ElementNode, _ types: XCUIAccessibilityAuditType
  ) -> [Finding] {
    let checks: [(XCUIAccessibilityAuditType, (ElementNode) -> Finding?)] = [
      (.sufficientElementDescription, description), (.hitRegion, hitRegion),
      (.contrast, contrast), (.dynamicType, dynamicType), (.textClipped, clippedText),
      (.trait, traits),
    ]
    return root.descendants.filter { $0.program == .app }.flatMap { node in
      checks.compactMap { type, check in types.contains(type) ? check(node) : nil }
    }
  }

  // MARK: Checks

  /// Finds an accessible element without a description (UITesting.AU2).
  private static func description(_ node: ElementNode) -> Finding? {
    guard node.object?.isAccessibilityElement == true, node.label.isEmpty,
      node.placeholderValue?.isEmpty ?? true
    else { return nil }
    switch node.elementType {
    case .textField, .secureTextField, .searchField, .textView, .cell, .other, .staticText:
      if node.value != nil { return nil }
    default: break
    }
    return Finding(
      type: .sufficientElementDescription, node: node, summary: "Element has no description",
      detail: "Give the element an accessibilityLabel.")
  }

  /// Finds a control whose hit region is too small (UITesting.AU3).
  private static func hitRegion(_ node: ElementNode) -> Finding? {
    let interactive: Set<XCUIElement.ElementType> = [
      .button, .link, .slider, .switch, .textField, .secureTextField, .searchField, .cell,
      .stepper,
    ]
    let size = node.touchedFrame.size
    guard interactive.contains(node.elementType), node.object?.isAccessibilityElement == true,
      !node.touchedFrame.isEmpty, min(size.width, size.height) < smallestTarget
    else { return nil }
    return Finding(
      type: .hitRegion, node: node, summary: "Hit area is too small",
      detail: "It has \(size.width) by \(size.height) points.")
  }

  /// The smallest width and height of what a finger touches, in points.
  ///
  /// - Source: the smallest control that WCAG 2.2 (2.5.8) permits. Apple recommends 44 points,
  ///   which its own bars and switches do not have. Confidence: guess.
  private static let smallestTarget: CGFloat = 24

  /// Finds text with insufficient contrast to its background (UITesting.AU4).
  private static func contrast(_ node: ElementNode) -> Finding? {
    guard let label = node.object as? UILabel, label.text?.isEmpty == false,
      label.isEnabled, let background = background(of: label),
      let text = opaque(label.textColor, in: label)
    else { return nil }
    let ratio = ratio(luminance(text), luminance(background))
    let size = label.font.pointSize
    let isBold = label.font.fontDescriptor.symbolicTraits.contains(.traitBold)
    let wanted = size >= 18 || isBold && size >= 14 ? 3.0 : 4.5
    guard ratio < wanted else { return nil }
    let number = (ratio * 100).rounded() / 100
    return Finding(
      type: .contrast, node: node, summary: "Contrast failed",
      detail: "The contrast is \(number), at least \(wanted) is wanted.")
  }

  /// Finds text that does not follow the user's text size (UITesting.AU5).
  private static func dynamicType(_ node: ElementNode) -> Finding? {
    guard let label = node.object as? UILabel, label.text?.isEmpty == false,
      !label.adjustsFontForContentSizeCategory, node.parent?.elementType != .button,
      !node.path.contains(where: { isOfBar($0.elementType) })
    else { return nil }
    return Finding(
      type: .dynamicType, node: node, summary: "Dynamic Type font sizes are unsupported",
      detail: "Set adjustsFontForContentSizeCategory.")
  }

  /// Finds text that is clipped by its label (UITesting.AU6).
  private static func clippedText(_ node: ElementNode) -> Finding? {
    guard let label = node.object as? UILabel, label.text?.isEmpty == false,
      !label.adjustsFontSizeToFitWidth
    else { return nil }
    let room = label.bounds.size
    let wanted = label.sizeThatFits(
      CGSize(
        width: label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : room.width,
        height: .greatestFiniteMagnitude))
    guard wanted.width > room.width + 1 || wanted.height > room.height + 1 else { return nil }
    return Finding(
      type: .textClipped, node: node, summary: "Text clipped",
      detail: "The text needs \(wanted.width) by \(wanted.height) points.")
  }

  /// Finds two conflicting traits of an element (UITesting.AU7).
  private static func traits(_ node: ElementNode) -> Finding? {
    guard let object = node.object, object.isAccessibilityElement else { return nil }
    let traits = object.accessibilityTraits
    let pairs: [(UIAccessibilityTraits, String)] = [
      ([.button, .link], "button and link"), ([.button, .staticText], "button and static text"),
      ([.link, .staticText], "link and static text"),
    ]
    guard let pair = pairs.first(where: { traits.isSuperset(of: $0.0) }) else { return nil }
    return Finding(
      type: .trait, node: node, summary: "Conflicting accessibility traits",
      detail: "The element is \(pair.1).")
  }

  // MARK: Internals

  private static func isOfBar(_ type: XCUIElement.ElementType) -> Bool {
    [.navigationBar, .tabBar, .toolbar, .keyboard, .alert, .sheet].contains(type)
  }

  /// The background color of a view: that of the nearest opaque view.
  private static func background(of view: UIView) -> [Double]? {
    var next: UIView? = view
    while let view = next {
      if let color = view.backgroundColor, color.cgColor.alpha > 0 {
        return opaque(color, in: view)
      }
      // An image or an effect behind the text has no uniform color.
      if view is UIImageView || view is UIVisualEffectView { return nil }
      next = view.superview
    }
    return nil
  }

  /// The components of an opaque color; nil for any other.
  private static func opaque(_ color: UIColor?, in view: UIView) -> [Double]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard let color = color?.resolvedColor(with: view.traitCollection),
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha == 1
    else { return nil }
    return [red, green, blue].map { Double($0) }
  }

  /// The relative luminance.
  ///
  /// - Source: WCAG 2.2. Confidence: documented.
  private static func luminance(_ parts: [Double]) -> Double {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The contrast ratio of two luminances.
  ///
  /// - Source: WCAG 2.2. Confidence: documented.
  private static func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

import ScreenTestSupport
import TestSupport
import Testing
import UIKit

import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

/// Archives of views, layers and controllers (Archives.AR14–AR19).
@MainActor @Suite(.exclusiveScreen) struct ViewArchiveTests {
  /// A view of an app with a key of its own.
  private final class Badge: UIView {
    var count = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      count = coder.decodeInteger(forKey: "count")
    }
    override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encode(count, forKey: "count")
    }
  }

  private func copy<Object: NSObject>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: false)
    return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Object)
  }

  /// Returns the picture of a view in a window.
  private func picture(_ view: UIView) -> Data? {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.backgroundColor = .white
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    return UIGraphicsImageRenderer(size: window.bounds.size).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }.pngData()
  }

  private func expectEqualPictures(
    _ view: UIView, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try copy(view)
    #expect(type(of: found) == type(of: view))
    let (drawn, empty) = (picture(view), picture(UIView()))
    #expect(drawn != empty, "\(type(of: view)) draws nothing")
    #expect(
      picture(found) == drawn, "\(type(of: view)) draws another picture",
      sourceLocation: sourceLocation)
  }

  private var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      UIColor.orange.setFill()
      $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 6))
    }
  }

  @Test("Archives.AR15. A view keeps geometry, appearance and subviews")
  func views() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
    view.backgroundColor = .systemTeal
    view.transform = CGAffineTransform(rotationAngle: 0.2)
    (view.layer.cornerRadius, view.layer.borderWidth) = (9, 2)
    view.layer.borderColor = UIColor.red.cgColor
    (view.alpha, view.tag, view.clipsToBounds) = (0.8, 7, true)
    (view.tintColor, view.autoresizingMask) = (.purple, [.flexibleWidth, .flexibleTopMargin])
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 200))
    inner.backgroundColor = .yellow
    view.addSubview(inner)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 50, y: 10, width: 10, height: 10)
    shape.backgroundColor = UIColor.green.cgColor
    view.layer.addSublayer(shape)
    let found = try copy(view)
    #expect(found.center == view.center && found.bounds == view.bounds)
    #expect(found.transform == view.transform && found.tag == 7 && found.tintColor == .purple)
    #expect(found.autoresizingMask == view.autoresizingMask && found.subviews.count == 1)
    try expectEqualPictures(view)
  }

  @Test("Archives.AR15. Constraints relate the decoded views and guides")
  func constraints() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
    let (one, other) = (UIView(), UIView())
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    view.addLayoutGuide(guide)
    for (child, color) in [(one, UIColor.red), (other, .blue)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      child.backgroundColor = color
      view.addSubview(child)
    }
    let width = one.widthAnchor.constraint(equalToConstant: 30)
    (width.priority, width.identifier) = (.defaultHigh, "width")
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      one.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      one.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5), width,
      guide.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 12),
      other.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      other.widthAnchor.constraint(equalTo: one.widthAnchor),
      other.topAnchor.constraint(equalTo: one.topAnchor),
      other.bottomAnchor.constraint(equalTo: one.bottomAnchor),
    ])
    let found = try copy(view)
    #expect(found.constraints.count == view.constraints.count)
    #expect(found.layoutGuides.map(\.identifier).contains("gap"))
    let copied = try #require(found.subviews.first?.constraints.first)
    #expect(copied.identifier == "width" && copied.priority == .defaultHigh)
    view.layoutIfNeeded()
    found.layoutIfNeeded()
    #expect(found.subviews.map(\.frame) == view.subviews.map(\.frame))
    #expect(view.subviews[1].frame.width == 30)
    try expectEqualPictures(view)
  }

  @Test("Archives.AR16. A subclass of an app encodes and decodes its own keys")
  func subclasses() throws {
    let view = UIView()
    let badge = Badge(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    badge.count = 5
    view.addSubview(badge)
    let found = try #require(try copy(view).subviews.first as? Badge)
    #expect(found.count == 5 && found.frame == badge.frame)
    #expect(UIView(coder: NSCoder()) != nil)
  }

  @Test("Archives.AR17. Labels and image views draw the same picture")
  func contents() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 120, height: 60))
    (label.text, label.font, label.textColor) = (
      "The tea is ready", .boldSystemFont(ofSize: 19), .red
    )
    (label.textAlignment, label.numberOfLines) = (.right, 2)
    (label.shadowColor, label.shadowOffset) = (.gray, CGSize(width: 1, height: 1))
    try expectEqualPictures(label)
    let found = try copy(label)
    found.textColor = .blue
    #expect(found.text == label.text && found.textColor == .blue && found.font == label.font)
    label.attributedText = NSAttributedString(
      string: "Two colors", attributes: [.foregroundColor: UIColor.green, .kern: 2])
    try expectEqualPictures(label)
    let picture = UIImageView(image: image)
    (picture.frame, picture.contentMode) = (
      CGRect(x: 5, y: 5, width: 50, height: 70), .scaleAspectFit
    )
    try expectEqualPictures(picture)
  }

  @Test("Archives.AR17. Stack views arrange the same views")
  func stacks() throws {
    let stack = UIStackView(frame: CGRect(x: 10, y: 10, width: 100, height: 120))
    (stack.axis, stack.spacing, stack.distribution) = (.vertical, 6, .fillEqually)
    for color in [UIColor.red, .green, .blue] {
      let view = UIView()
      view.backgroundColor = color
      stack.addArrangedSubview(view)
    }
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    stack.arrangedSubviews[2].isHidden = true
    stack.layoutIfNeeded()
    let found = try copy(stack)
    found.layoutIfNeeded()
    #expect(found.arrangedSubviews.map(\.frame) == stack.arrangedSubviews.map(\.frame))
    #expect(found.customSpacing(after: found.arrangedSubviews[0]) == 20)
    try expectEqualPictures(stack)
  }

  @Test("Archives.AR17. Controls draw the same picture")
  func controls() throws {
    let frame = CGRect(x: 10, y: 10, width: 150, height: 40)
    let button = UIButton(type: .system)
    button.frame = frame
    button.setTitle("Start", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.brown, for: .normal)
    button.setImage(image, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 9, bottom: 1, right: 1)
    try expectEqualPictures(button)
    button.isEnabled = false
    try expectEqualPictures(button)
    #expect(try copy(button).title(for: .disabled) == "Off")
    let toggle = UISwitch(frame: frame)
    (toggle.isOn, toggle.onTintColor) = (true, .orange)
    try expectEqualPictures(toggle)
    let slider = UISlider(frame: frame)
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 13)
    slider.minimumTrackTintColor = .red
    try expectEqualPictures(slider)
    let stepper = UIStepper(frame: frame)
    (stepper.maximumValue, stepper.value, stepper.wraps) = (3, 3, false)
    try expectEqualPictures(stepper)
    let segments = UISegmentedControl(items: ["One", image, "Three"])
    segments.frame = frame
    segments.selectedSegmentIndex = 2
    try expectEqualPictures(segments)
    let pages = UIPageControl(frame: frame)
    (pages.numberOfPages, pages.currentPage, pages.pageIndicatorTintColor) = (5, 3, .gray)
    pages.currentPageIndicatorTintColor = .red
    try expectEqualPictures(pages)
    let progress = UIProgressView(frame: frame)
    (progress.progress, progress.progressTintColor) = (0.4, .purple)
    try expectEqualPictures(progress)
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.hidesWhenStopped = false
    wheel.color = .red
    try expectEqualPictures(wheel)
  }

  @Test("Archives.AR17. Fields, text views, scroll views and effects draw the same picture")
  func containers() throws {
    let frame = CGRect(x: 10, y: 10, width: 150, height: 40)
    let field = UITextField(frame: frame)
    (field.text, field.borderStyle, field.textColor) = ("Milk", .roundedRect, .red)
    (field.keyboardType, field.isSecureTextEntry) = (.URL, false)
    try expectEqualPictures(field)
    #expect(try copy(field).keyboardType == .URL)
    field.text = nil
    field.placeholder = "Name"
    try expectEqualPictures(field)
    let text = UITextView(frame: frame)
    (text.text, text.font, text.textColor) = ("Two words", .italicSystemFont(ofSize: 20), .blue)
    try expectEqualPictures(text)
    let scroll = UIScrollView(frame: frame)
    scroll.contentSize = CGSize(width: 300, height: 400)
    let inside = UIView(frame: CGRect(x: 20, y: 60, width: 90, height: 50))
    inside.backgroundColor = .green
    scroll.addSubview(inside)
    scroll.contentOffset = CGPoint(x: 5, y: 50)
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    let copied = try copy(scroll)
    #expect(copied.contentOffset == scroll.contentOffset && copied.subviews.count == 1)
    try expectEqualPictures(scroll)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    effect.frame = frame
    let dot = UIView(frame: CGRect(x: 4, y: 4, width: 9, height: 9))
    dot.backgroundColor = .red
    effect.contentView.addSubview(dot)
    #expect(try copy(effect).contentView.subviews.count == 1)
    try expectEqualPictures(effect)
  }

  @Test("Archives.AR17. Cells keep their labels and their content")
  func cells() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "tea")
    cell.textLabel?.text = "Tea"
    cell.detailTextLabel?.text = "Three minutes"
    cell.accessoryType = .checkmark
    cell.imageView?.image = image
    let dot = UIView(frame: CGRect(x: 4, y: 4, width: 9, height: 9))
    dot.backgroundColor = .red
    cell.contentView.addSubview(dot)
    dot.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      dot.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -3),
      dot.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
      dot.widthAnchor.constraint(equalToConstant: 9),
      dot.heightAnchor.constraint(equalToConstant: 9),
    ])
    let found = try copy(cell)
    #expect(found.reuseIdentifier == "tea" && found.textLabel?.text == "Tea")
    #expect(found.contentView.constraints.count == cell.contentView.constraints.count)
    try expectEqualPictures(cell)
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let fill = UIView(frame: CGRect(x: 4, y: 4, width: 9, height: 9))
    fill.backgroundColor = .blue
    item.contentView.addSubview(fill)
    try expectEqualPictures(item)
  }

  @Test("Archives.AR14. Layers keep properties, contents and sublayers")
  func layers() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.backgroundColor = UIColor.red.cgColor
    (layer.cornerRadius, layer.opacity, layer.name) = (4, 0.5, "back")
    layer.contents = image.cgImage
    layer.shadowPath = UIBezierPath(ovalIn: layer.bounds).cgPath
    layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let inner = CALayer()
    inner.bounds.size = CGSize(width: 5, height: 6)
    layer.addSublayer(inner)
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let found = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
    #expect(found.position == layer.position && found.bounds == layer.bounds)
    #expect(found.backgroundColor == layer.backgroundColor && found.name == "back")
    #expect(found.cornerRadius == 4 && found.opacity == 0.5)
    #expect(CATransform3DEqualToTransform(found.transform, layer.transform))
    #expect(found.shadowPath == layer.shadowPath && found.contents != nil)
    #expect(found.sublayers?.map(\.bounds.size) == [CGSize(width: 5, height: 6)])
  }

  /// A view whose layer is a gradient.
  private final class Sky: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test("Archives.AR14. Shapes and gradients draw the same picture, also as the layers of views")
  func kinds() throws {
    let sky = Sky(frame: CGRect(x: 10, y: 10, width: 90, height: 60))
    let gradient = try #require(sky.layer as? CAGradientLayer)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.green.cgColor]
    (gradient.locations, gradient.endPoint) = ([0, 0.3, 1], CGPoint(x: 1, y: 1))
    try expectEqualPictures(sky)
    let view = UIView(frame: sky.frame)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 50, height: 30)).cgPath
    (shape.fillColor, shape.strokeColor) = (UIColor.yellow.cgColor, UIColor.black.cgColor)
    (shape.lineWidth, shape.lineDashPattern, shape.strokeEnd) = (3, [6, 2], 0.8)
    view.layer.addSublayer(shape)
    try expectEqualPictures(view)
  }

  @Test("Archives.AR12. Effects, password rules and paste configurations keep what they specify")
  func specifications() throws {
    let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: vibrancy, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIVibrancyEffect.self, from: data) != nil)
    let rules = UITextInputPasswordRules(descriptor: "minlength: 12;")
    #expect(try copy(rules).passwordRulesDescriptor == "minlength: 12;")
    let paste = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect(try copy(paste).acceptableTypeIdentifiers == ["public.text"])
  }

  @Test("Archives.AR18. Controllers keep title and children")
  func controllers() throws {
    let (outer, inner) = (UIViewController(), UIViewController())
    (outer.title, inner.title) = ("Kitchen", "Timer")
    outer.addChild(inner)
    let found = try copy(outer)
    #expect(found.title == "Kitchen" && found.children.map(\.title) == ["Timer"])
    #expect(found.children.first?.parent === found)
  }

  @Test("Archives.AR19. Bar items and navigation items keep their titles and images")
  func items() throws {
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    (item.tag, item.isEnabled) = (3, false)
    let found = try copy(item)
    #expect(found.title == "Done" && found.tag == 3 && !found.isEnabled)
    let navigation = UINavigationItem(title: "Tea")
    navigation.prompt = "Now"
    #expect(try copy(navigation).title == "Tea" && copy(navigation).prompt == "Now")
  }

  @Test("Archives.AR5. Damaged archives of views end no program")
  func damage() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = UILabel()
    (label.text, label.translatesAutoresizingMaskIntoConstraints) = ("Tea", false)
    view.addSubview(label)
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    label.widthAnchor.constraint(equalToConstant: 5).isActive = true
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: view, requiringSecureCoding: false)
    var random = SeededRandom(seed: 5)
    var refused = 0
    for _ in 0..<300 {
      let damaged = random.damage(archive, after: 8)
      if (try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(damaged)) == nil { refused += 1 }
    }
    #expect(refused > 0)
  }
}

// Presentation and dismissal (Presentations.PR1…, in `Documentation/Behaviour/Presentations.md`).
extension UIViewController {
  /// Presents a controller over this one, or over the ancestor that presents for it
  /// (Presentations.PR1).
  func presentController(
    _ controller: UIViewController, animated: Bool, then completion: (() -> Void)?
  ) {
    let source = presentationSource(for: controller)
    let lower = source.presentedLayer(for: controller.modalPresentationStyle)
    guard source.viewIfLoaded?.window != nil, let lower, let around = lower.superview else {
      return RuntimeWarning.once(
        "\(type(of: self)) cannot present \(type(of: controller)): its view is not in a window; "
          + "present from viewDidAppear(_:) on")
    }
    if let other = source.presented, other !== controller {
      return RuntimeWarning.once(
        "\(type(of: self)) cannot present \(type(of: controller)): \(type(of: source)) already "
          + "presents \(type(of: other)); dismiss that first, or present from it")
    }
    programmingPrecondition(
      controller.presenting == nil && controller !== source,
      "\(type(of: controller)) cannot be presented, because "
        + (controller === source ? "it is the presenting one" : "it is presented already"),
      exception: "NSInvalidArgumentException")
    (source.presented, controller.presenting) = (controller, source)
    controller.isPresenting = true
    controller.loadViewIfNeeded()
    controller.makePresentationController(over: source)
      .present(in: around, above: lower, over: source, animated: animated, then: completion)
  }

  /// Dismisses the controllers presented over this one, or this one itself (Presentations.PR3).
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated.
  ///   - velocity: The downward velocity of the finger at release, in points per second.
  ///   - completion: The closure to call after the dismissal.
  func dismissPresented(animated: Bool, velocity: CGFloat = 0, then completion: (() -> Void)?) {
    guard let shown = presentedViewController else {
      if let source = presentingViewController {
        source.dismissPresented(animated: animated, velocity: velocity, then: completion)
      } else {
        completion?()
      }
      return
    }
    // Controllers presented over the dismissed one are dismissed first (Presentations.PR4).
    if shown.presented != nil { shown.dismissPresented(animated: false, then: nil) }
    guard let presentation = shown.storedPresentationController else { return }
    presentation.dismiss(animated: animated, velocity: velocity, then: completion)
  }

  /// Returns the outermost ancestor for full-screen styles, otherwise the nearest that defines a
  /// presentation context (Presentations.PR1).
  private func presentationSource(for controller: UIViewController) -> UIViewController {
    if let search = controller as? UISearchController {
      return search.presentationSource(from: self)
    }
    let around = sequence(first: self, next: \.container)
    if controller.modalPresentationStyle.isInContext,
      let context = around.first(where: \.definesPresentationContext)
    {
      return context
    }
    return around.reduce(self) { $1 }
  }

  /// Returns the view above which a presentation with a style is placed: a popover's container, in
  /// which only current-context styles stay, otherwise this controller's view (Presentations.PR1,
  /// Presentations.PO6).
  private func presentedLayer(for style: UIModalPresentationStyle) -> UIView? {
    guard !style.isInContext,
      let popover = storedPresentationController as? UIPopoverPresentationController,
      let container = popover.containerView
    else { return viewIfLoaded }
    return container
  }

  /// Returns the presentation controller, created when it is first needed.
  func makePresentationController(over source: UIViewController?) -> UIPresentationController {
    if let held = storedPresentationController {
      // A popover is adapted when it is presented.
      guard source != nil, held is UIPopoverPresentationController, held.containerView == nil else {
        return held
      }
    }
    let presentation =
      customPresentationController(over: source) ?? stylePresentationController(over: source)
      ?? UIPresentationController(presentedViewController: self, presenting: source)
    storedPresentationController = presentation
    return presentation
  }

  /// Returns the presentation controller of the style; `nil` for full-screen styles.
  private func stylePresentationController(over source: UIViewController?)
    -> UIPresentationController?
  {
    switch modalPresentationStyle {
    case .automatic where preferredTransition?.isZoom == true: nil
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: source)
    case .popover: source == nil ? popover : popover.adapted(over: source)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: source, source: source ?? self)
    default: nil
    }
  }

  /// Calls a closure with this controller and all descendants whose views are in its view.
  func forwardAppearance(_ body: (UIViewController) -> Void) {
    body(self)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in contained where child.viewIfLoaded?.isDescendant(of: view) == true {
      child.forwardAppearance(body)
    }
  }
}

/// The presentation styles of a view controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenting view is removed.
  case fullScreen = 0
  /// A sheet that leaves part of the background visible.
  case pageSheet = 1
  /// A sheet in the center; on a phone, a page sheet.
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context; its view is removed.
  case currentContext = 3
  /// A style that the transitioning delegate defines.
  case custom = 4
  /// Covers the screen; the presenting view stays.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context; its view stays.
  case overCurrentContext = 6
  /// A popover; in a compact width, a sheet (Presentations.PR11).
  case popover = 7
  /// No presentation style.
  case none = -1
  /// The default style, a sheet.
  case automatic = -2

  var removesPresentingView: Bool { self == .fullScreen || self == .currentContext }
  /// Whether the style is a sheet, which uses elevated colors (Drawing.DR2).
  var isSheet: Bool { [.automatic, .pageSheet, .formSheet, .popover].contains(self) }
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

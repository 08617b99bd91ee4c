// How controllers are put in front of others. Steps PR1… are in
// `Documentation/Behaviour/Presentations.md`.
extension UIViewController {
  /// PR1: puts a controller in front of this one, or of the one that stands for it.
  func put(_ controller: UIViewController, animated: Bool, then completion: (() -> Void)?) {
    let source = presentationSource(for: controller)
    guard source.viewIfLoaded?.window != nil, let around = source.view.superview else {
      return Complaint.once(
        "\(type(of: self)) cannot present: its view is in no window")
    }
    guard source.presented == nil, controller.presenting == nil, controller !== source else {
      return Complaint.once("\(type(of: self)) cannot present: something is presented already")
    }
    (source.presented, controller.presenting) = (controller, source)
    controller.isPresenting = true
    controller.loadViewIfNeeded()
    controller.makePresentation(over: source)
      .present(in: around, over: source, animated: animated, then: completion)
  }

  /// PR3: puts away all that is in front of this one, or this one itself.
  ///
  /// - Parameters:
  ///   - animated: Whether it moves.
  ///   - velocity: How fast a finger left it, downwards, in points a second.
  ///   - completion: Is called when it is gone.
  func putAway(animated: Bool, velocity: CGFloat = 0, then completion: (() -> Void)?) {
    guard let shown = presentedViewController else {
      if let source = presentingViewController {
        source.putAway(animated: animated, velocity: velocity, then: completion)
      } else {
        completion?()
      }
      return
    }
    // PR4: what is in front of what goes, goes with it, the frontmost first.
    if shown.presented != nil { shown.putAway(animated: false, then: nil) }
    guard let presentation = shown.heldPresentation else { return }
    presentation.dismiss(animated: animated, velocity: velocity, then: completion)
  }

  /// PR1: full screens are put in front of the outermost around, others of the nearest that wants it.
  private func presentationSource(for controller: UIViewController) -> UIViewController {
    let around = sequence(first: self, next: \.container)
    if controller.modalPresentationStyle.isInContext,
      let context = around.first(where: \.definesPresentationContext)
    {
      return context
    }
    return around.reduce(self) { $1 }
  }

  /// What looks after it while it is in front; made when it is first asked for.
  func makePresentation(over source: UIViewController?) -> UIPresentationController {
    if let held = heldPresentation { return held }
    let presentation =
      ownPresentation(over: source) ?? styledPresentation(over: source)
      ?? UIPresentationController(presentedViewController: self, presenting: source)
    heldPresentation = presentation
    return presentation
  }

  /// What looks after it as its style says; nil for all over the screen.
  private func styledPresentation(over source: UIViewController?) -> UIPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      SheetPresentation(presentedViewController: self, presenting: source)
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: source, source: source ?? self)
    default: nil
    }
  }

  /// Does something with this controller and its children whose views are in its own.
  func tellTree(_ body: (UIViewController) -> Void) {
    body(self)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in contained where child.viewIfLoaded?.isDescendant(of: view) == true {
      child.tellTree(body)
    }
  }
}

/// How a controller is put in front of others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All over the screen; what is behind goes away.
  case fullScreen = 0
  /// As a sheet that leaves something of what is behind.
  case pageSheet = 1
  /// As a sheet in the middle; on a phone, as a sheet.
  case formSheet = 2
  /// All over the nearest controller that wants it; what is behind goes away.
  case currentContext = 3
  /// As its transitioning delegate has it.
  case custom = 4
  /// All over the screen; what is behind stays.
  case overFullScreen = 5
  /// All over the nearest controller that wants it; what is behind stays.
  case overCurrentContext = 6
  /// In no way.
  case none = -1
  /// As a sheet.
  case automatic = -2

  var hidesWhatIsBehind: Bool { self == .fullScreen || self == .currentContext }
  /// Whether what lies behind is seen around it, so that it looks as lifted (Drawing DR2).
  var isSheet: Bool { [.automatic, .pageSheet, .formSheet].contains(self) }
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

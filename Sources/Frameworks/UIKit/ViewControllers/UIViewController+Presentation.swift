// How controllers are put in front of others. Steps C6…C9 are in `Documentation/Behaviour/Views.md`.
extension UIViewController {
  /// C6: puts a controller in front of this one, or of the one that stands for it.
  func put(_ controller: UIViewController, animated: Bool, then completion: (() -> Void)?) {
    let source = presentationSource(for: controller)
    guard let window = source.viewIfLoaded?.window, let around = source.view.superview else {
      return Complaint.once(
        "\(type(of: self)) cannot present: its view is in no window")
    }
    guard source.presented == nil, controller.presenting == nil, controller !== source else {
      return Complaint.once("\(type(of: self)) cannot present: something is presented already")
    }
    (source.presented, controller.presenting) = (controller, source)
    controller.isPresenting = true
    let view: UIView = controller.view
    let hidesSource = controller.modalPresentationStyle.hidesWhatIsBehind
    view.frame = controller.presentedFrame(in: window, over: source)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if hidesSource { source.tellTree { $0.willDisappear(animated: animated) } }
    controller.tellTree { $0.willAppear(animated: animated) }
    // In front of all that is there, and not in the source's view, which is going away.
    around.insertSubview(view, aboveSubview: source.view)
    window.layoutIfNeeded()
    controller.tellTree { $0.didAppear() }
    if hidesSource {
      source.view.isHidden = true
      source.tellTree { $0.didDisappear() }
    }
    completion?()
  }

  /// C7: puts away all that is in front of this one, or this one itself.
  func putAway(animated: Bool, then completion: (() -> Void)?) {
    guard let shown = presentedViewController else {
      if let source = presentingViewController {
        source.putAway(animated: animated, then: completion)
      } else {
        completion?()
      }
      return
    }
    // C8: what is in front of what goes, goes with it, the frontmost first.
    if shown.presented != nil { shown.putAway(animated: false, then: nil) }
    guard let source = shown.presenting else { return }
    shown.isDismissing = true
    let hidSource = shown.modalPresentationStyle.hidesWhatIsBehind
    shown.tellTree { $0.willDisappear(animated: animated) }
    if hidSource {
      source.view.isHidden = false
      source.tellTree { $0.willAppear(animated: animated) }
      source.tellTree { $0.didAppear() }
    }
    (source.presented, shown.presenting) = (nil, nil)
    shown.view.removeFromSuperview()
    shown.tellTree { $0.didDisappear() }
    completion?()
  }

  /// C9: full screens are put in front of the outermost around, others of the nearest that wants it.
  private func presentationSource(for controller: UIViewController) -> UIViewController {
    let around = sequence(first: self, next: \.container)
    let style = controller.modalPresentationStyle
    if style == .currentContext || style == .overCurrentContext,
      let context = around.first(where: \.definesPresentationContext)
    {
      return context
    }
    return around.reduce(self) { $1 }
  }

  private func presentedFrame(in window: UIWindow, over source: UIViewController) -> CGRect {
    switch modalPresentationStyle {
    case .currentContext, .overCurrentContext: return source.view.frame
    case .automatic, .pageSheet, .formSheet:
      // A sheet leaves the top of what is behind it to be seen.
      let top = window.safeInsets.top + Self.sheetGap
      return window.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    default: return window.bounds
    }
  }

  /// Points from what the phone covers at the top to a sheet.
  ///
  /// - Source: how a sheet looks on a phone. Confidence: guess.
  private static let sheetGap: CGFloat = 10

  /// Does something with this controller and its children whose views are in its own.
  private func tellTree(_ body: (UIViewController) -> Void) {
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
  /// All over the screen; what is behind stays.
  case overFullScreen = 5
  /// All over the nearest controller that wants it; what is behind stays.
  case overCurrentContext = 6
  /// In no way.
  case none = -1
  /// As a sheet.
  case automatic = -2

  /// Whether what lies behind is seen around it, so that it looks as lifted (Drawing DR2).
  var isSheet: Bool { [.automatic, .pageSheet, .formSheet].contains(self) }

  var hidesWhatIsBehind: Bool { self == .fullScreen || self == .currentContext }
}

extension UIViewController {
  /// The nib of the view: that of the given name, or of the class (Nibs.NI9).
  var nibOfView: UINib? {
    let bundle = nibBundle ?? .main
    if let nibName { return UINib(nibName: nibName, bundle: bundle) }
    // Most apps have no interface files, so the bundle is searched once per class.
    let name = String(describing: type(of: self))
    let names = name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
    return names.first { UINib.path(of: $0, in: bundle) != nil }.map {
      UINib(nibName: $0, bundle: bundle)
    }
  }

  /// Loads the view of the controller's scene, and returns whether there is one (Storyboards.SB4).
  package func loadViewOfScene() -> Bool {
    guard let storyboardScene, let view = storyboardScene.makeView(of: self) else { return false }
    self.view = view
    storyboardScene.connectView()
    return true
  }
}

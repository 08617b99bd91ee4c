import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

/// The state of the view controllers of an app without a scene delegate, which lasts until later
/// launches.
///
/// Steps Restoration.RS1…
@MainActor
enum StateRestoration {
  // MARK: Saving

  /// Returns the state of an app that has entered the background, as a property list; nil if the
  /// app saves none (Restoration.RS1).
  static func state(
    of application: UIApplication, _ delegate: any UIApplicationDelegate
  ) -> [String: Any]? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(bundleVersion, forKey: UIApplication.stateRestorationBundleVersionKey)
    archiver.encode(Date() as NSDate, forKey: UIApplication.stateRestorationTimestampKey)
    archiver.encode(
      UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
    archiver.encode(
      UIDevice.current.userInterfaceIdiom.rawValue,
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    guard delegate.application(application, shouldSaveSecureApplicationState: archiver) else {
      return nil
    }
    delegate.application(application, willEncodeRestorableStateWith: archiver)
    var entries: [[String: Any]] = []
    for root in UIScreen.main.windows.compactMap(\.rootViewController) {
      encode(root, in: [], into: &entries)
    }
    return [Key.application: archiver.encodedData, Key.controllers: entries]
  }

  /// Encodes a controller with its views, its children and what it presents (Restoration.RS2).
  private static func encode(
    _ controller: UIViewController, in path: [String], into entries: inout [[String: Any]]
  ) {
    guard let identifier = controller.restorationIdentifier, !identifier.isEmpty else { return }
    let path = path + [identifier]
    guard !entries.contains(where: { $0[Key.path] as? [String] == path }) else {
      return RuntimeWarning.once(
        "two view controllers have the restoration identifier '\(path.joined(separator: "/"))'; "
          + "the state of the first one is kept")
    }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    controller.encodeRestorableState(with: archiver)
    var entry: [String: Any] = [Key.path: path, Key.state: archiver.encodedData]
    if let type = controller.restorationClass { entry[Key.type] = String(reflecting: type) }
    var views: [String: Data] = [:]
    for (name, view) in restorableViews(of: controller) {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      view.encodeRestorableState(with: archiver)
      views[name] = archiver.encodedData
    }
    if !views.isEmpty { entry[Key.views] = views }
    let children = restorableChildren(of: controller)
    if controller is UINavigationController {
      entry[Key.stack] = children.compactMap(\.restorationIdentifier)
    }
    if let tabs = controller as? UITabBarController { entry[Key.selected] = tabs.selectedIndex }
    entries.append(entry)
    for child in children { encode(child, in: path, into: &entries) }
  }

  // MARK: Restoring

  /// Restores the state of an earlier run (Restoration.RS3, Restoration.RS4).
  static func restore(
    _ state: [String: Any], of application: UIApplication, _ delegate: any UIApplicationDelegate
  ) {
    guard let coder = decoder(state[Key.application]),
      let entries = state[Key.controllers] as? [[String: Any]]
    else {
      return RuntimeWarning.once("the state of the last run is not restored: it cannot be read")
    }
    guard delegate.application(application, shouldRestoreSecureApplicationState: coder) else {
      return
    }
    var restored: [(controller: UIViewController, entry: [String: Any], coder: NSCoder)] = []
    var byPath: [[String]: UIViewController] = [:]
    for entry in entries {
      guard let path = entry[Key.path] as? [String], let coder = decoder(entry[Key.state]),
        let controller = controller(at: path, entry, coder, application, delegate, byPath)
      else { continue }
      byPath[path] = controller
      restored.append((controller, entry, coder))
    }
    restoreStacks(restored.map { ($0.controller, $0.entry) }, byPath)
    for (controller, entry, coder) in restored {
      controller.decodeRestorableState(with: coder)
      guard let views = entry[Key.views] as? [String: Data] else { continue }
      for (name, view) in restorableViews(of: controller) {
        if let coder = decoder(views[name]) { view.decodeRestorableState(with: coder) }
      }
    }
    for (controller, _, _) in restored { controller.applicationFinishedRestoringState() }
    delegate.application(application, didDecodeRestorableStateWith: coder)
  }

  /// Returns the controller of a path: of its restoration class, else of the app delegate, else one
  /// that exists (Restoration.RS3).
  private static func controller(
    at path: [String], _ entry: [String: Any], _ coder: NSCoder, _ application: UIApplication,
    _ delegate: any UIApplicationDelegate, _ known: [[String]: UIViewController]
  ) -> UIViewController? {
    if let name = entry[Key.type] as? String {
      let type = _classForNameText(name) as? any UIViewControllerRestoration.Type
      guard let type else {
        RuntimeWarning.once("the restoration class '\(name)' of the last run does not exist")
        return nil
      }
      return type.viewController(withRestorationIdentifierPath: path, coder: coder)
    }
    return delegate.application(
      application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
      ?? existing(path, known)
  }

  private static func existing(
    _ path: [String], _ known: [[String]: UIViewController]
  ) -> UIViewController? {
    guard let name = path.last else { return nil }
    let candidates =
      path.count == 1
      ? UIScreen.main.windows.compactMap(\.rootViewController)
      : known[path.dropLast()].map(restorableChildren) ?? []
    return candidates.first { $0.restorationIdentifier == name }
  }

  /// Restores the stacks of navigation controllers and the tabs of tab bar controllers
  /// (Restoration.RS4).
  private static func restoreStacks(
    _ restored: [(UIViewController, [String: Any])], _ byPath: [[String]: UIViewController]
  ) {
    for (controller, entry) in restored {
      guard let path = entry[Key.path] as? [String] else { continue }
      if let navigation = controller as? UINavigationController,
        let names = entry[Key.stack] as? [String]
      {
        let stack = names.compactMap { byPath[path + [$0]] }
        if !stack.isEmpty, stack.count == names.count, stack != navigation.viewControllers {
          navigation.setViewControllers(stack, animated: false)
        }
      }
      if let tabs = controller as? UITabBarController, let index = entry[Key.selected] as? Int,
        tabs.viewControllers?.indices.contains(index) == true
      {
        tabs.selectedIndex = index
      }
    }
  }

  // MARK: Internals

  private enum Key {
    static let application = "application"
    static let controllers = "controllers"
    static let path = "path"
    static let state = "state"
    static let type = "class"
    static let views = "views"
    static let stack = "stack"
    static let selected = "selected"
  }

  private static var bundleVersion: String {
    Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "1"
  }

  private static func decoder(_ data: Any?) -> NSKeyedUnarchiver? {
    guard let data = data as? Data, let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else {
      return nil
    }
    coder.requiresSecureCoding = false
    return coder
  }

  /// The children of a controller, and the controller that it presents.
  private static func restorableChildren(of controller: UIViewController) -> [UIViewController] {
    let presented = controller.presentedViewController.flatMap {
      $0.presentingViewController === controller ? $0 : nil
    }
    return (controller.children + [presented].compactMap(\.self)).filter {
      $0.restorationIdentifier != nil
    }
  }

  /// The views of a controller that have a restoration identifier, without those of its children.
  private static func restorableViews(of controller: UIViewController) -> [(String, UIView)] {
    guard controller.isViewLoaded, let root = controller.view else { return [] }
    let others = controller.children.compactMap { $0.isViewLoaded ? $0.view : nil }
    var found: [(String, UIView)] = []
    var pending = [root]
    while let view = pending.popLast() {
      if let name = view.restorationIdentifier { found.append((name, view)) }
      pending += view.subviews.filter { view in !others.contains { $0 === view } }
    }
    return found
  }
}

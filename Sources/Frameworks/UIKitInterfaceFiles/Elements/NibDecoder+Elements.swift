internal import TactusCrashReports
@_spi(UIKitModules) import TactusUIKitLists
@_spi(UIKitModules) import TactusUIKitViews

extension NibDecoder: InterfaceElementReader {
  package func type(ofElement name: String) -> AnyClass? { ElementClasses.type(ofElement: name) }

  package func decode(_ controller: UIViewController) {
    // A controller that code of the app creates while a scene is decoded is not that scene's.
    guard !isRegistered(controller) else { return }
    register(controller, as: element)
    if let scene = scene as? StoryboardScene, element === scene.elementOfController {
      scene.adopt(controller)
    }
    ControllerDecoder(self).decode(controller, element)
  }

  package func decodeAttributes(of object: NSObject) {
    // Controllers have been decoded by their initializer.
    if object is UIViewController { return }
    ElementAttributes.apply(element, to: object, self)
    switch object {
    case let table as UITableView: decodeCells(of: table)
    case let collection as UICollectionView: decodeCells(of: collection)
    default: break
    }
  }

  package func connectOutlet(
    _ name: String, of source: NSObject, to destination: NSObject
  ) -> Bool {
    // A split controller of a file of iOS 7 names its master in an outlet, too.
    name == "master" && source is UISplitViewController
  }

  package func connectSegue(_ element: NibElement, of source: NSObject) -> Bool {
    guard let scene = scene as? StoryboardScene else {
      warn("a segue outside of a storyboard has no effect", at: element)
      return true
    }
    return scene.connect(element, of: source)
  }
}

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of Main.storyboard, which UIKit sets before the scene is connected.
  var window: UIWindow?
}

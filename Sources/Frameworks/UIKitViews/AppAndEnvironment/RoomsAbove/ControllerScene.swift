/// The scene of a storyboard from which a controller was created.
@MainActor
package protocol ControllerScene: AnyObject {
  /// The storyboard.
  var storyboard: UIStoryboard? { get }
  /// The controller.
  var controller: UIViewController? { get }
  /// Creates the view, and returns it; nil if the scene has none.
  func makeView(of controller: UIViewController) -> UIView?
  /// Connects the view that the controller has received.
  func connectView()
  /// Performs the segue with an identifier, and returns whether there is one.
  func performSegue(_ identifier: String, sender: Any?) -> Bool
}

/// A storyboard, as the room of interface files implements it.
@MainActor
package protocol StoryboardInstantiating {
  /// Creates the controller with an identifier, or the initial one; nil if there is none.
  func makeController(
    _ identifier: String?, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

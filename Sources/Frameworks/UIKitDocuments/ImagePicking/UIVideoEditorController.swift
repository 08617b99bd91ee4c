import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// A controller in which the user shortens a film; the phone has none, so no film can be edited.
///
/// Step Device.VE1.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  /// Returns whether a film can be edited; false, as the phone has no editor.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }

  /// The path of the film.
  open var videoPath = ""
  /// The longest duration of the edited film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of the edited film.
  open var videoQuality = UIImagePickerController.QualityType.typeLow

  /// Notifies the delegate that the film cannot be edited (Device.VE1).
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    RuntimeWarning.once("UIVideoEditorController: the phone has no editor of films")
    guard !isAnswered else { return }
    isAnswered = true
    let error = CocoaError(.featureUnsupported)
    (delegate as? any UIVideoEditorControllerDelegate)?
      .videoEditorController(self, didFailWithError: error)
  }

  private var isAnswered = false
}

/// The delegate of a video editor.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the user has edited the film; optional, and never called.
  func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// Notifies the delegate that the film cannot be edited; optional.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// Notifies the delegate that the user has cancelled; optional, and never called.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  /// Does nothing.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  /// Does nothing.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didFailWithError error: any Error
  ) {}
  /// Does nothing.
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}

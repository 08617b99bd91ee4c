// Saving to the user's photo library, which is read-only here (Device.PH4).

/// Saves an image to the photo library; always fails (Device.PH4).
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object whose method is called with the error.
///   - completionSelector: The selector of a method with an image, an error and a pointer.
///   - contextInfo: The pointer.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotosAlbum.fail(
    "UIImageWriteToSavedPhotosAlbum", image, completionTarget, completionSelector, contextInfo)
}

/// Saves a video to the photo library; always fails (Device.PH4).
///
/// - Parameters:
///   - videoPath: The path of the video.
///   - completionTarget: The object whose method is called with the error.
///   - completionSelector: The selector of a method with a path, an error and a pointer.
///   - contextInfo: The pointer.
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotosAlbum.fail(
    "UISaveVideoAtPathToSavedPhotosAlbum", videoPath, completionTarget, completionSelector,
    contextInfo)
}

/// Returns whether a video can be saved to the photo library; always false (Device.PH4).
@MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// The user's photo library as a destination.
@MainActor
private enum SavedPhotosAlbum {
  /// Calls a method with an error after the current work.
  static func fail(
    _ function: String, _ item: Any, _ target: Any?, _ selector: Selector?,
    _ context: UnsafeMutableRawPointer?
  ) {
    RuntimeWarning.once(
      "\(function): the phone's photo library cannot be changed; the call fails", namesPlace: true)
    guard let target, let selector else { return }
    let error = NSError(
      domain: "PHPhotosErrorDomain", code: 3300,
      userInfo: [NSLocalizedDescriptionKey: "The photo library cannot be changed."])
    let values: [Any?] = [item, error, context]
    nonisolated(unsafe) let (receiver, arguments) = (target as AnyObject, values)
    DispatchQueue.main.async {
      MainActor.assumeIsolated { _ = selector.send(to: receiver, with: arguments) }
    }
  }
}

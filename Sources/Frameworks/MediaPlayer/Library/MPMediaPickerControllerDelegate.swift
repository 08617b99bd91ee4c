import UIKit

/// The delegate of a picker of media.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// Called when the user has picked items.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  )
  /// Called when the user has cancelled.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Does nothing.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

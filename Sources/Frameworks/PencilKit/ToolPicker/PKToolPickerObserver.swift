/// An interface for following the changes of a tool picker.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: AnyObject {
  /// Tells the observer that the user selected another tool, or changed it.
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  /// Tells the observer that the user selected another item, or changed it.
  func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker)
  /// Tells the observer that the user showed or hid the ruler.
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  /// Tells the observer that the tool picker was shown or hidden.
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  /// Tells the observer that the area that the tool picker covers has changed.
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  /// Does nothing.
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {
    // does nothing
  }
  /// Does nothing.
  public func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker) {
    // does nothing
  }
  /// Does nothing.
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {
    // does nothing
  }
  /// Does nothing.
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {
    // does nothing
  }
  /// Does nothing.
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {
    // does nothing
  }
}

/// Callbacks about changes of a tool picker.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: AnyObject {
  /// Called after the user has selected or changed a tool.
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  /// Called after the user has selected or changed an item.
  func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker)
  /// Called after the user has shown or hidden the ruler.
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  /// Called after the tool picker was shown or hidden.
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  /// Called after the area under the tool picker has changed.
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

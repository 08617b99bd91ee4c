/// The control types of a button.
public enum PDFWidgetControlType: Int, Sendable {
  /// An unknown control.
  case unknownControl = -1
  /// A push button.
  case pushButtonControl = 0
  /// A radio button.
  case radioButtonControl = 1
  /// A check box.
  case checkBoxControl = 2
}
